import { Trans } from "@lingui/react/macro";

export function HowItWorks() {
  const steps = [
    <Trans key="1">Tell us what it is, where, and what you expect. Add up to four photos.</Trans>,
    <Trans key="2">Our team looks at it and calls you within 24 hours with a valuation.</Trans>,
    <Trans key="3">If anything is missing, we tell you. Fix it from your private link.</Trans>,
    <Trans key="4">We show it, free, to everybody who looks for a home like it.</Trans>,
    <Trans key="5">Buyers reach you directly. You pause it or mark it sold yourself.</Trans>,
  ];
  return (
    <section>
      <h2 className="text-xl">
        <Trans>How it works</Trans>
      </h2>
      <ol className="mt-3 border-line border-t">
        {steps.map((step, at) => (
          <li key={step.key} className="flex gap-4 border-line border-b py-3.5">
            <span aria-hidden="true" className="font-bold text-lg text-neem">
              {at + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function SellServices() {
  const services = [
    [
      <Trans key="name">Free valuation</Trans>,
      <Trans key="what">We call to tell you what similar homes nearby are asking.</Trans>,
    ],
    [
      <Trans key="name">Checked listing</Trans>,
      <Trans key="what">
        We check every listing before it goes live, so you get fewer junk calls.
      </Trans>,
    ],
    [
      <Trans key="name">Seen by every buyer</Trans>,
      <Trans key="what">Found by place, price, rooms and area, in English and Hindi.</Trans>,
    ],
    [
      <Trans key="name">Your number, your choice</Trans>,
      <Trans key="what">Shown only if you say so; otherwise our team takes the calls.</Trans>,
    ],
    [
      <Trans key="name">No commission</Trans>,
      <Trans key="what">Listing is free, whether it sells or not.</Trans>,
    ],
  ] as const;
  return (
    <section className="mt-9">
      <h2 className="text-xl">
        <Trans>What we do for you</Trans>
      </h2>
      <dl className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {services.map(([name, what], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <div key={at}>
            <dt className="font-semibold">{name}</dt>
            <dd className="text-muted text-sm">{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
