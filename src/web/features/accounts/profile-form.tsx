import { Trans, useLingui } from "@lingui/react/macro";
import { type FocusEvent, useRef } from "react";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "#domain/shared/language.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { formatPhone } from "#domain/shared/phone.ts";
import { placeOfPincode } from "#domain/shared/pincode.ts";
import { DraftNote } from "#web/platform/device/draft-note.tsx";
import { useDraftName } from "#web/platform/device/use-draft-name.ts";
import { useFormDraft } from "#web/platform/device/use-form-draft.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Field, Select } from "#web/ui/field.tsx";
import { ProblemNote, TextField } from "./fields.tsx";
import type { FormOutcome } from "./form-outcome.ts";

type Person = {
  name: string;
  email: string | null;
  phone: string | null;
  address: string;
  city: string;
  state: string;
  pincode: string;
  language: Language;
};

type Props = { person: Person; outcome: FormOutcome | undefined };
type FormProps = Props & { isSaved: boolean };

export function ProfileForm({ person, outcome, isSaved }: FormProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const isAnswered = outcome !== undefined;
  const draft = useFormDraft({ form, name: useDraftName("profile"), isSaved, isAnswered });
  const typed = outcome?.values;
  const wrong = (field: string, words: string) =>
    outcome?.fields.includes(field) ? words : undefined;
  return (
    <form ref={form} method="post" className="grid max-w-xl gap-4">
      <ProblemNote outcome={outcome} />
      <DraftNote draft={draft} />
      <TextField
        name="name"
        autoComplete="name"
        required
        maxLength={LENGTHS.personName}
        label={t`Full name`}
        defaultValue={typed?.name ?? person.name}
        error={wrong("name", t`Enter your name`)}
      />
      <TextField
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={LENGTHS.phone}
        label={t`Phone`}
        // A user who signed up by phone has no other way to sign in.
        readOnly={person.email === null}
        defaultValue={typed?.phone ?? (person.phone ? formatPhone(person.phone) : "")}
        error={wrong("phone", t`This number is not valid, or is the one you sign in with`)}
      />
      <TextField
        name="address"
        autoComplete="street-address"
        maxLength={LENGTHS.address}
        label={t`Address`}
        defaultValue={typed?.address ?? person.address}
      />
      <PlaceFields person={person} outcome={outcome} />
      <Field id="profile-language" label={t`Language of our mails`}>
        <Select
          id="profile-language"
          name="language"
          defaultValue={typed?.language ?? person.language}
        >
          {LANGUAGES.map((language) => (
            <option key={language} value={language}>
              {LANGUAGE_NAMES[language]}
            </option>
          ))}
        </Select>
      </Field>
      <button
        type="submit"
        name="intent"
        value="profile"
        className={buttonClass({}, "justify-self-start")}
      >
        <Trans>Save profile</Trans>
      </button>
    </form>
  );
}

function PlaceFields({ person, outcome }: Props) {
  const { t } = useLingui();
  const typed = outcome?.values;
  const isWrong = outcome?.fields.includes("pincode");
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <TextField
        name="pincode"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={LENGTHS.pincode}
        pattern="[1-9][0-9]{5}"
        label={t`PIN code`}
        defaultValue={typed?.pincode ?? person.pincode}
        error={isWrong ? t`Enter the six digits of a PIN code` : undefined}
        onBlur={fillPlace}
      />
      <TextField
        name="city"
        autoComplete="address-level2"
        maxLength={LENGTHS.place}
        label={t`City`}
        defaultValue={typed?.city ?? person.city}
      />
      <TextField
        name="state"
        autoComplete="address-level1"
        maxLength={LENGTHS.place}
        label={t({ message: "State", context: "of India" })}
        defaultValue={typed?.state ?? person.state}
      />
    </div>
  );
}

/** Fills in the city and state of the PIN code; leaves what was typed where it has none. */
function fillPlace({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  const place = placeOfPincode(currentTarget.value.trim());
  if (!place || currentTarget.value === currentTarget.defaultValue) return;
  const fields = currentTarget.form?.elements;
  const [city, state] = [fields?.namedItem("city"), fields?.namedItem("state")];
  if (state instanceof HTMLInputElement) state.value = place.state;
  if (city instanceof HTMLInputElement && place.city) city.value = place.city;
}
