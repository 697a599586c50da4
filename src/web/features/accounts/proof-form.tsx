import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  PROOF_KINDS,
  type Proof,
  type ProofKind,
  type ProofStatus,
} from "#domain/accounts/proof.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import type { FormAnswer } from "#web/platform/forms/form-answer.ts";
import { FieldOf, TextField } from "#web/platform/forms/form-fields.tsx";
import { useForm } from "#web/platform/forms/use-form.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Select } from "#web/ui/field.tsx";
import { AccountProblem } from "./fields.tsx";

const KIND_LABELS: Record<ProofKind, MessageDescriptor> = {
  rera: msg`RERA number`,
  gst: msg`GST number`,
};

const STATUS_LABELS: Record<ProofStatus, MessageDescriptor> = {
  pending: msg`We are checking it`,
  accepted: msg`Accepted`,
  rejected: msg`Not accepted`,
};

type Props = { proofs: Proof[]; answer: FormAnswer | undefined };

/** Asks for a number from a public register instead of an identity card. */
export function ProofForm({ proofs, answer }: Props) {
  const { t, i18n } = useLingui();
  const form = useForm(answer, "proof");
  return (
    <div className="grid max-w-md gap-4">
      {proofs.length > 0 && <ProofList proofs={proofs} />}
      <form ref={form.ref} {...form.props} className="grid gap-4">
        <AccountProblem form={form} />
        <FieldOf form={form} name="kind" label={t`Kind of number`} stored="rera">
          {(control) => (
            <Select {...control}>
              {PROOF_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {i18n._(KIND_LABELS[kind])}
                </option>
              ))}
            </Select>
          )}
        </FieldOf>
        <TextField
          form={form}
          name="number"
          required
          maxLength={LENGTHS.proofNumber}
          autoComplete="off"
          autoCapitalize="characters"
          label={t`Number`}
          wrong={t`This is not a valid number of that kind`}
        />
        <p className="text-muted text-sm">
          <Trans>
            We never ask for your Aadhaar number or a picture of the card. Never send it to anybody
            here.
          </Trans>
        </p>
        <button
          type="submit"
          name="intent"
          value="prove"
          className={buttonClass({ look: "outline" }, "justify-self-start")}
        >
          <Trans>Send for checking</Trans>
        </button>
      </form>
    </div>
  );
}

function ProofList({ proofs }: { proofs: Proof[] }) {
  const { i18n } = useLingui();
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {proofs.map(({ id, kind, number, status, reason }) => (
        <li key={id} className="px-4 py-3">
          <span className="block text-muted text-sm">{i18n._(KIND_LABELS[kind])}</span>
          <span className="block font-medium [overflow-wrap:anywhere]">{number}</span>
          <span className="block text-sm">
            {i18n._(STATUS_LABELS[status])}
            {reason && `: ${reason}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
