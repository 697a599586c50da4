import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import {
  STAFF_MAIL_FREQUENCIES,
  type StaffMailFrequency,
} from "#domain/operations/staff-notice.ts";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "#domain/shared/language.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { CONTROL, errorProps, Field, Select } from "#web/ui/field.tsx";
import { Group } from "./fields.tsx";
import type { SettingsDraft } from "./use-settings.ts";

type Props = { settings: SettingsDraft };

export function MailSettings({ settings: { draft, set } }: Props) {
  const { t } = useLingui();
  return (
    <Group
      title={t`Mails`}
      about={t`Everybody who has an account gets mails in their own language. This is for readers whose language nobody knows, such as staff, or a company without members.`}
    >
      <Field id="setting-mail-language" label={t`Language of other mails`}>
        <Select
          id="setting-mail-language"
          value={draft.mailLanguage}
          onChange={(event) => set({ mailLanguage: event.target.value as Language })}
        >
          {LANGUAGES.map((language) => (
            <option key={language} value={language}>
              {LANGUAGE_NAMES[language]}
            </option>
          ))}
        </Select>
      </Field>
    </Group>
  );
}

const FREQUENCY_LABELS = {
  instant: msg`At once`,
  hourly: msg`At most once an hour`,
  daily: msg`Every morning at 8`,
  off: msg`Never`,
};

export function StaffMailSettings({ settings }: Props) {
  const { t, i18n } = useLingui();
  const { draft, errors, set } = settings;
  const { staffMail } = draft;
  const change = (part: Partial<typeof staffMail>) => set({ staffMail: { ...staffMail, ...part } });
  const isWrong = (name: string) => name.startsWith("staffMail.addresses");
  return (
    <Group
      title={t`Mails to staff`}
      about={t`Who hears of new requirements, of questions that nobody else can answer, and of listings, companies, reports and reviews that wait for a decision. The mail says what it is and links to this console; names and numbers of visitors are not in it.`}
    >
      <Addresses
        addresses={staffMail.addresses}
        error={Object.entries(errors).find(([name]) => isWrong(name))?.[1]}
        onChange={(addresses) => change({ addresses })}
      />
      <Field id="setting-staff-frequency" label={t`How often`}>
        <Select
          id="setting-staff-frequency"
          value={staffMail.frequency}
          onChange={(event) => change({ frequency: event.target.value as StaffMailFrequency })}
        >
          {STAFF_MAIL_FREQUENCIES.map((frequency) => (
            <option key={frequency} value={frequency}>
              {i18n._(FREQUENCY_LABELS[frequency])}
            </option>
          ))}
        </Select>
      </Field>
    </Group>
  );
}

type AddressesProps = {
  addresses: string[];
  error: string | undefined;
  onChange: (addresses: string[]) => void;
};

function Addresses({ addresses, error, onChange }: AddressesProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState("");
  const id = "setting-staff-addresses";
  // Show the text as typed, unless the settings have changed in the meantime.
  const isTyped = String(addressesIn(typed)) === String(addresses);
  return (
    <Field id={id} label={t`E-mail addresses`} note={t`one on each line`} error={error}>
      <textarea
        id={id}
        rows={3}
        maxLength={LENGTHS.staffAddresses}
        spellCheck={false}
        value={isTyped ? typed : addresses.join("\n")}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(addressesIn(target.value));
        }}
        className={CONTROL}
        {...errorProps({ id, error })}
      />
    </Field>
  );
}

function addressesIn(text: string): string[] {
  return text.split(/[\s,;]+/).filter((address) => address !== "");
}
