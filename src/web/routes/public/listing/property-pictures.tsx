import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeft } from "lucide-react";
import { usePictureName } from "#web/features/listings/gallery/picture-name.ts";
import { run } from "#web/platform/context.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { IllustrationMark, Picture } from "#web/ui/picture.tsx";
import type { Route } from "./+types/property-pictures";

await needMessages("property");

export async function loader({ params, context }: Route.LoaderArgs) {
  const { id, title, location, images } = await run(context, (app) =>
    app.properties.get(params.id),
  );
  return { id, title, location, images };
}

export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  const { id = "", title = "", location = "" } = args.loaderData ?? {};
  return pageMeta(args, {
    title: i18n._(msg`Pictures of ${title}`),
    description: `${title}, ${location}`,
    isIndexed: false,
    canonicalPath: `/property/${id}`,
  });
}

/** Where a picture links to without JavaScript: all pictures at screen size, within the site. */
export default function ListingPictures({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const name = usePictureName();
  const { id, title, location, images } = loaderData;
  return (
    <div className="wrap max-w-5xl py-4">
      <BackToListing id={id} />
      <h1 className="mt-2 text-2xl">{t`Pictures of ${title}`}</h1>
      <p className="mt-1 text-muted">{location}</p>
      <ol className="mt-5 grid gap-4">
        {images.map((image, at) => (
          <li
            key={image.id}
            id={`picture-${at + 1}`}
            className="relative -mx-[var(--gutter)] bg-sunk sm:mx-0"
          >
            <Picture
              picture={image}
              alt={name(image, title, at + 1, images.length)}
              sizes="(width >= 1024px) 984px, 100vw"
              maxWidth={1600}
              isFirst={at === 0}
              className="h-auto w-full sm:rounded-card"
            />
            <IllustrationMark picture={image} />
          </li>
        ))}
      </ol>
      <p className="mt-6">
        <BackToListing id={id} />
      </p>
    </div>
  );
}

function BackToListing({ id }: { id: string }) {
  return (
    <ButtonLink to={`/property/${id}`} look="outline" size="compact">
      <ArrowLeft aria-hidden="true" className="size-4" />
      <Trans>Back to the listing</Trans>
    </ButtonLink>
  );
}
