import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import type { FoundPerson as Found } from "#domain/privacy/answer-schema.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { callAdmin, wordsOf, writeAdmin } from "#web/platform/admin/admin-api.ts";
import { useConfirm } from "#web/platform/admin/parts/confirm-dialog.tsx";
import { errorsIn, type FormErrors } from "#web/platform/admin/parts/form-errors.ts";
import { PageHead } from "#web/platform/admin/parts/page-head.tsx";
import { TextField } from "#web/platform/admin/parts/text-field.tsx";
import { useAct } from "#web/platform/admin/parts/use-act.ts";
import { formatDate } from "#web/platform/labels/dates.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { personalDataRows } from "#web/platform/personal-data-rows.ts";
import { Button } from "#web/ui/button.tsx";

/** For requests by letter or mail: find a person, see what is stored about them, erase it. */
export default function Privacy() {
  const { t } = useLingui();
  const [found, setFound] = useState<Found | null>(null);
  const [errors, setErrors] = useState<FormErrors>({});
  const erase = useErasure(() => setFound(null));

  async function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const contact = String(new FormData(event.currentTarget).get("contact"));
    setErrors({});
    setFound(null);
    try {
      const body = { contact };
      setFound((await writeAdmin("POST /admin/privacy/find", { body })).data);
    } catch (error) {
      setErrors({ contact: wordsOf(error, t`That could not be looked up`), ...errorsIn(error) });
    }
  }

  return (
    <>
      <PageHead />
      <p className="mb-4 max-w-prose text-muted">
        <Trans>
          When somebody asks by letter, mail or phone to see or delete what we hold about them. Make
          sure that the address or number is theirs. Everybody can do it themselves at /privacy/me.
        </Trans>
      </p>
      <form onSubmit={(event) => void find(event)} className="mb-6 grid max-w-md gap-3">
        <TextField
          name="contact"
          label={t`E-mail or phone number`}
          errors={errors}
          required
          maxLength={LENGTHS.email}
        />
        <Button type="submit" size="compact" className="justify-self-start">
          <Trans>Look up</Trans>
        </Button>
      </form>
      {found && <FoundPerson found={found} onErase={() => void erase(found)} />}
    </>
  );
}

function FoundPerson({ found, onErase }: { found: Found; onErase: () => void }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { contact, held, accounts } = found;
  const rows = personalDataRows(held);
  if (rows.length === 0 && accounts.length === 0) {
    return (
      <p role="status">
        <Trans>Nothing is held under {contact}.</Trans>
      </p>
    );
  }
  return (
    <section aria-live="polite">
      <ul className="mb-4 divide-y divide-line rounded-card border border-line bg-surface">
        {accounts.map(({ _id, name, role }) => (
          <li key={_id} className="px-4 py-2 [overflow-wrap:anywhere]">
            <strong>
              <Trans>Account</Trans>
            </strong>
            : {name} ({role})
          </li>
        ))}
        {rows.map(({ key, label, text, createdAt }) => (
          <li key={key} className="px-4 py-2 [overflow-wrap:anywhere]">
            <strong>{i18n._(label)}</strong>, {formatDate(createdAt, language)}: {text}
          </li>
        ))}
      </ul>
      <Button size="compact" className="bg-brick! text-surface!" onClick={onErase}>
        <Trans>Erase all of it</Trans>
      </Button>
    </section>
  );
}

function useErasure(onErased: () => void) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const { act } = useAct();
  return async ({ contact }: Found) => {
    const answer = await confirm({
      title: t`Erase this person?`,
      body: (
        <p>
          <Trans>
            Everything under {contact} goes for good, with the account and its listings. This cannot
            be undone.
          </Trans>
        </p>
      ),
      confirm: t`Erase`,
      isDangerous: true,
    });
    if (!answer) return;
    const path = "/admin/privacy/erase";
    const isErased = await act(() => callAdmin(path, { method: "POST", body: { contact } }), {
      done: t`Erased`,
      failed: t`It could not be erased`,
    });
    if (isErased) onErased();
  };
}
