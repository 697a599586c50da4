import { useLingui } from "@lingui/react/macro";
import type { Affiliate, AffiliateLead as Lead } from "#domain/affiliates/answer-schema.ts";
import type { LeadVerdict } from "#domain/affiliates/earning.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { formatRupees } from "#domain/shared/money/money.ts";
import { callAdmin } from "#web/platform/admin/admin-api.ts";
import { useConfirm } from "#web/platform/admin/parts/confirm-dialog.tsx";
import { useAct } from "#web/platform/admin/parts/use-act.ts";
import { CONTROL, Field } from "#web/ui/field.tsx";

/** Decides a lead and pays what is owed; both write ledger entries that cannot be removed. */
export function useLeadActions() {
  const { t } = useLingui();
  const confirm = useConfirm();
  const { act } = useAct();
  const failed = t`It could not be recorded`;

  async function decide(lead: Lead, verdict: LeadVerdict) {
    const { affiliateName: name } = lead;
    const isReversal = verdict === "reversed";
    const form = await confirm({
      title: isReversal ? t`Reverse this lead of ${name}?` : t`Pay ${name} for this lead?`,
      body: <ReasonField value={isReversal ? "" : t`The lead is real`} />,
      confirm: isReversal ? t`Reverse` : t`Make payable`,
      isDangerous: isReversal,
    });
    if (!form) return;
    const path = `/admin/affiliate-leads/${lead._id}/decision`;
    const body = { verdict, reason: String(form.get("reason")) };
    const done = isReversal ? t`Lead reversed` : t`Lead is payable`;
    await act(() => callAdmin(path, { method: "POST", body }), { done, failed });
  }

  async function pay({ userId, name, balance }: Affiliate) {
    const form = await confirm({
      title: t`Record a payout to ${name}`,
      body: <PayoutFields payable={balance.payable} />,
      confirm: t`Record payout`,
    });
    if (!form) return;
    const body = { rupees: Number(form.get("rupees")), reason: String(form.get("reason")) };
    const path = `/admin/affiliates/${encodeURIComponent(userId)}/payouts`;
    const done = t`Payout recorded`;
    await act(() => callAdmin(path, { method: "POST", body }), { done, failed });
  }

  return { decide, pay };
}

export function ReasonField({ value }: { value: string }) {
  const { t } = useLingui();
  return (
    <Field id="lead-reason" label={t`Reason`} note={t`the affiliate reads it`}>
      <input
        id="lead-reason"
        name="reason"
        required
        maxLength={LENGTHS.reason}
        defaultValue={value}
        className={CONTROL}
      />
    </Field>
  );
}

function PayoutFields({ payable }: { payable: number }) {
  const { t } = useLingui();
  const most = formatRupees(payable);
  return (
    <div className="grid gap-4">
      <Field id="payout-rupees" label={t`Amount in rupees`} note={t`at most ${most}`}>
        <input
          id="payout-rupees"
          name="rupees"
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={payable}
          step={1}
          defaultValue={payable}
          className={CONTROL}
        />
      </Field>
      <Field id="payout-reason" label={t`How it was paid`} note={t`the affiliate reads it`}>
        <input
          id="payout-reason"
          name="reason"
          required
          maxLength={LENGTHS.reason}
          placeholder={t`UPI, reference 1234`}
          className={CONTROL}
        />
      </Field>
    </div>
  );
}
