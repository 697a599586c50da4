import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ProofAnswer as Proof } from "#domain/accounts/answer-schema.ts";
import type { ProofKind, ProofStatus } from "#domain/accounts/proof.ts";
import { readRera } from "#domain/rera/rera.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { callAdmin } from "#web/platform/admin/admin-api.ts";
import { useAdmin } from "#web/platform/admin/admin-query.ts";
import { useConfirm } from "#web/platform/admin/parts/confirm-dialog.tsx";
import { type State, StateTag } from "#web/platform/admin/parts/tag.tsx";
import { useAct } from "#web/platform/admin/parts/use-act.ts";
import { Button } from "#web/ui/button.tsx";
import { CONTROL, Field } from "#web/ui/field.tsx";

const KINDS: Record<ProofKind, MessageDescriptor> = {
  rera: msg`RERA number`,
  gst: msg`GST number`,
};

const STATUSES: Record<ProofStatus, State> = {
  pending: { label: msg`Waiting`, tone: "new" },
  accepted: { label: msg`Accepted`, tone: "good" },
  rejected: { label: msg`Rejected`, tone: "bad" },
};

/** Registration numbers a user gave for verification; accepting one verifies the account. */
export function Proofs({ userId }: { userId: string }) {
  const { data } = useAdmin("/admin/users/{id}/proofs", { id: userId });
  if (!data || data.data.length === 0) return null;
  return (
    <section>
      <h3 className="text-base">
        <Trans>Verification</Trans>
      </h3>
      <ul className="divide-y divide-line">
        {data.data.map((proof) => (
          <ProofRow key={proof._id} proof={proof} />
        ))}
      </ul>
    </section>
  );
}

function ProofRow({ proof }: { proof: Proof }) {
  const { i18n } = useLingui();
  const { isBusy, accept, reject } = useDecision(proof);
  const register = proof.kind === "rera" ? readRera(proof.number).lookupUrl : GST_REGISTER;
  return (
    <li className="grid gap-1 py-2">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium [overflow-wrap:anywhere]">{proof.number}</span>
        <StateTag of={STATUSES[proof.status]} />
      </span>
      <span className="text-muted text-sm">
        {i18n._(KINDS[proof.kind])}
        {proof.reason && ` · ${proof.reason}`}
      </span>
      {register && (
        <a
          href={register}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center text-neem hover:underline"
        >
          <Trans>Look it up in the register</Trans>
        </a>
      )}
      {proof.status === "pending" && (
        <span className="flex flex-wrap gap-2">
          <Button size="compact" disabled={isBusy} onClick={accept}>
            <Trans>Accept</Trans>
          </Button>
          <Button look="outline" size="compact" disabled={isBusy} onClick={reject}>
            <Trans>Reject</Trans>
          </Button>
        </span>
      )}
    </li>
  );
}

const GST_REGISTER = "https://services.gst.gov.in/services/searchtp";

function useDecision({ _id: id, number }: Proof) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const { act, isBusy } = useAct();

  async function decide(verdict: "accept" | "reject", reason: string, done: string) {
    const path = `/admin/proofs/${id}/decision`;
    const failed = t`It could not be decided`;
    const body = { verdict, reason };
    await act(() => callAdmin(path, { method: "POST", body }), { done, failed });
  }

  async function reject() {
    const form = await confirm({
      title: t`Reject ${number}?`,
      body: (
        <Field id="proof-reason" label={t`Reason`} note={t`the owner reads it`}>
          <input
            id="proof-reason"
            name="reason"
            required
            maxLength={LENGTHS.reason}
            className={CONTROL}
          />
        </Field>
      ),
      confirm: t`Reject`,
      isDangerous: true,
    });
    if (form) await decide("reject", String(form.get("reason")), t`Number rejected`);
  }

  return {
    isBusy,
    accept: () => void decide("accept", "", t`Account verified`),
    reject: () => void reject(),
  };
}
