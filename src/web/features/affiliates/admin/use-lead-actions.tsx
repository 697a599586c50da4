import { useLingui } from "@lingui/react/macro";
import type { Affiliate, AffiliateLead as Lead } from "#domain/affiliates/answer-schema.ts";
import type { LeadVerdict } from "#domain/affiliates/earning.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { formatRupees } from "#domain/shared/money/money.ts";
import { callAdmin, wordsOf } from "#web/platform/admin/admin-api.ts";
import { useRefresh } from "#web/platform/admin/admin-query.ts";
import { useConfirm } from "#web/platform/admin/parts/confirm-dialog.tsx";
import { CONTROL, Field } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/toast.ts";

function decideLead({ _id }: Lead, verdict: LeadVerdict, reason: string) {
  const path = `/admin/affiliate-leads/${_id}/decision`;
  return callAdmin(path, { method: "POST", body: { verdict, reason } });
}

/** Decides a lead and pays what is owed; both write ledger entries that cannot be removed. */
export function useLeadActions() {
  const { t } = useLingui();
  const confirm = useConfirm();
  const refresh = useRefresh();

  async function attempt(act: () => Promise<unknown>, done: string) {
    try {
      await act();
      await showToast({ title: done });
    } catch (error) {
      const description = wordsOf(error, t`It could not be recorded`);
      await showToast({ title: t`Error`, description, tone: "error" });
    } finally {
      await refresh();
    }
  }

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
    await attempt(
      () => decideLead(lead, verdict, String(form.get("reason"))),
      isReversal ? t`Lead reversed` : t`Lead is payable`,
    );
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
    await attempt(() => callAdmin(path, { method: "POST", body }), t`Payout recorded`);
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
