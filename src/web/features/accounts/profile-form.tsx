import { Trans, useLingui } from "@lingui/react/macro";
import type { FocusEvent } from "react";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "#domain/shared/language.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { formatPhone } from "#domain/shared/phone.ts";
import { placeOfPincode } from "#domain/shared/pincode.ts";
import { DraftNote } from "#web/platform/device/draft-note.tsx";
import { useDraftName } from "#web/platform/device/use-draft-name.ts";
import { useFormDraft } from "#web/platform/device/use-form-draft.ts";
import type { FormAnswer } from "#web/platform/forms/form-answer.ts";
import { FieldOf, TextField } from "#web/platform/forms/form-fields.tsx";
import { type Form, useForm } from "#web/platform/forms/use-form.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Select } from "#web/ui/field.tsx";
import { AccountProblem } from "./fields.tsx";

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

type Props = { person: Person; answer: FormAnswer | undefined; isSaved: boolean };

export function ProfileForm({ person, answer, isSaved }: Props) {
  const { t } = useLingui();
  const form = useForm(answer, "account");
  const isAnswered = answer !== undefined;
  const name = useDraftName("profile");
  const draft = useFormDraft({ form: form.ref, name, isSaved, isAnswered });
  return (
    <form ref={form.ref} {...form.props} className="grid max-w-xl gap-4">
      <AccountProblem form={form} />
      <DraftNote draft={draft} />
      <TextField
        form={form}
        name="name"
        autoComplete="name"
        required
        maxLength={LENGTHS.personName}
        label={t`Full name`}
        stored={person.name}
      />
      <TextField
        form={form}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={LENGTHS.phone}
        label={t`Phone`}
        // A user who signed up by phone has no other way to sign in.
        readOnly={person.email === null}
        stored={person.phone && formatPhone(person.phone)}
        wrong={t`This number is not valid, or is the one you sign in with`}
      />
      <TextField
        form={form}
        name="address"
        autoComplete="street-address"
        maxLength={LENGTHS.address}
        label={t`Address`}
        stored={person.address}
      />
      <PlaceFields person={person} form={form} />
      <FieldOf
        form={form}
        name="language"
        label={t`Language of our mails`}
        stored={person.language}
      >
        {(control) => (
          <Select {...control}>
            {LANGUAGES.map((language) => (
              <option key={language} value={language}>
                {LANGUAGE_NAMES[language]}
              </option>
            ))}
          </Select>
        )}
      </FieldOf>
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

function PlaceFields({ person, form }: { person: Person; form: Form }) {
  const { t } = useLingui();
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <TextField
        form={form}
        name="pincode"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={LENGTHS.pincode}
        pattern="[1-9][0-9]{5}"
        label={t`PIN code`}
        stored={person.pincode}
        onBlur={fillPlace}
      />
      <TextField
        form={form}
        name="city"
        autoComplete="address-level2"
        maxLength={LENGTHS.place}
        label={t`City`}
        stored={person.city}
      />
      <TextField
        form={form}
        name="state"
        autoComplete="address-level1"
        maxLength={LENGTHS.place}
        label={t({ message: "State", context: "of India" })}
        stored={person.state}
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
