import { Trans, useLingui } from "@lingui/react/macro";
import { BadgeCheck, Clock } from "lucide-react";
import type { ManagedCompany } from "#domain/companies/company.ts";
import type { GivenRera } from "#domain/companies/dashboard.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import type { FormAnswer } from "#web/platform/forms/form-answer.ts";
import { TextField } from "#web/platform/forms/form-fields.tsx";
import { useForm } from "#web/platform/forms/use-form.ts";
import { formatDate } from "#web/platform/labels/dates.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { buttonClass } from "#web/ui/button.tsx";

type Props = {
  company: ManagedCompany;
  given: GivenRera | null;
  /** Whether the user may submit a number. */
  canSend: boolean;
  answer: FormAnswer | undefined;
};

type VerificationState = Pick<Props, "company" | "given">;

/** A company submits its RERA number for checking; visitors see only what we verified. */
export function Verification({ company, given, canSend, answer }: Props) {
  return (
    <div className="grid gap-4">
      <Progress company={company} given={given} />
      <Standing company={company} given={given} />
      {canSend && <ReraForm answer={answer} />}
    </div>
  );
}

function ReraForm({ answer }: Pick<Props, "answer">) {
  const { t } = useLingui();
  const form = useForm(answer, "company");
  return (
    <form ref={form.ref} {...form.props} className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-64">
        <TextField
          form={form}
          name="reraNumber"
          label={t`RERA registration number`}
          required
          maxLength={LENGTHS.reraNumber}
        />
      </div>
      <button type="submit" name="intent" value="rera" className={buttonClass({ look: "outline" })}>
        <Trans>Send for checking</Trans>
      </button>
    </form>
  );
}

/** Shows how far verification is: submitted, checked, verified or refused. */
function Progress({ company: { verifiedAt }, given }: VerificationState) {
  const { t } = useLingui();
  const isTurnedDown = !verifiedAt && given?.status === "rejected";
  const reached = verifiedAt ? 3 : isTurnedDown ? 2 : given ? 1 : 0;
  const steps = [
    t`Number sent`,
    given?.status === "pending" ? t`Being checked` : t`Checked`,
    isTurnedDown ? t`Not confirmed` : t`Verified`,
  ];
  return (
    <ol className="grid grid-cols-3 gap-2 text-sm">
      {steps.map((step, at) => (
        <li
          key={step}
          aria-current={at === reached ? "step" : undefined}
          className={`border-t-4 pt-1.5 ${stepLook(at, reached, isTurnedDown)}`}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}

function stepLook(at: number, reached: number, isTurnedDown: boolean): string {
  if (at < reached) return "border-neem";
  if (at > reached) return "border-line text-muted";
  return isTurnedDown ? "border-brick font-semibold text-brick" : "border-marigold font-semibold";
}

function Standing({ company: { verifiedAt, reraNumber }, given }: VerificationState) {
  const language = useLanguage();
  const day = verifiedAt && formatDate(verifiedAt, language);
  const Icon = verifiedAt ? BadgeCheck : Clock;
  const number = given?.number;
  return (
    <div className="grid gap-1">
      <p className="flex items-center gap-2 font-medium">
        <Icon aria-hidden="true" className="size-5 flex-none text-neem" />
        {day ? <Trans>Verified on {day}</Trans> : <Trans>Not verified yet</Trans>}
      </p>
      {reraNumber && <p className="break-all text-muted">{reraNumber}</p>}
      {given?.status === "pending" && (
        <p className="break-words text-muted">
          <Trans>{number} is being checked.</Trans>
        </p>
      )}
      {given?.status === "rejected" && (
        <p className="break-words text-brick">
          <Trans>{number} could not be confirmed.</Trans> {given.reason}
        </p>
      )}
    </div>
  );
}
