import { Trans, useLingui } from "@lingui/react/macro";
import { sitePicture } from "#domain/site/site-pictures.ts";
import { useSite } from "#web/platform/site.ts";
import { IllustrationMark, ON_PHONES, Picture } from "#web/ui/picture.tsx";

export function About({ founded }: { founded: number }) {
  const { t } = useLingui();
  const { name } = useSite();
  const picture = sitePicture("about");
  return (
    <section
      id="about"
      className="wrap grid gap-6 pt-14 md:grid-cols-2 md:items-center md:gap-14 lg:pt-22"
    >
      <div className="relative overflow-hidden rounded-card">
        <Picture
          picture={picture}
          alt={t`A family house with a verandah in the evening`}
          sizes={`(width >= 900px) 50vw, ${ON_PHONES}`}
          maxWidth={1200}
          className="aspect-[4/3] w-full object-cover"
        />
        <IllustrationMark picture={picture} />
      </div>
      <div>
        <h2 className="text-3xl md:text-4xl">
          <Trans>A courtyard is where a house lets the light in.</Trans>
        </h2>
        <div className="mt-4 grid max-w-[58ch] gap-3 text-[1.0625rem] text-muted">
          <p>
            <Trans>
              {name} was founded in {founded} to do one thing plainly: put buyers and those who sell
              in direct touch. Every price is in rupees, every area says what it measures, and every
              Verified badge says when it was given and what it rests on.
            </Trans>
          </p>
          <p>
            <Trans>
              No account is needed to browse or to contact. Nobody pays to appear higher without a
              label that says so.
            </Trans>
          </p>
        </div>
      </div>
    </section>
  );
}
