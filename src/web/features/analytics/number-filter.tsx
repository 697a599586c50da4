import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Form } from "react-router";
import { NUMBER_PERIODS } from "#domain/analytics/listing-numbers.ts";
import { useLocalPath } from "#web/platform/messages/language.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Field, Select } from "#web/ui/field.tsx";
import { Link } from "#web/ui/link.tsx";

type Props = {
  days: number;
  propertyId: string | undefined;
  listings: { id: string; title: string }[];
};

export function NumberFilter({ days, propertyId, listings }: Props) {
  const { t } = useLingui();
  const localPath = useLocalPath();
  const of = propertyId ? `&propertyId=${encodeURIComponent(propertyId)}` : "";
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <nav aria-label={t`Period`} className="flex gap-2">
        {NUMBER_PERIODS.map((period) => (
          <Link
            key={period}
            to={`/company/analytics?days=${period}${of}`}
            aria-current={period === days ? "true" : undefined}
            className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-4 aria-[current=true]:border-neem aria-[current=true]:bg-neem-wash aria-[current=true]:font-semibold"
          >
            <Plural value={period} one="# day" other="# days" />
          </Link>
        ))}
      </nav>
      <Form
        action={localPath("/company/analytics")}
        key={propertyId}
        className="flex min-w-0 flex-wrap items-end gap-2"
      >
        <input type="hidden" name="days" value={days} />
        <Field id="numbers-of" label={t`Listing`}>
          <Select
            id="numbers-of"
            name="propertyId"
            defaultValue={propertyId ?? ""}
            className="max-w-72"
          >
            <option value="">{t`All listings`}</option>
            {listings.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
        <button type="submit" className={buttonClass({ look: "outline" })}>
          <Trans>Show</Trans>
        </button>
      </Form>
    </div>
  );
}
