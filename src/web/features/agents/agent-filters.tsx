import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useSubmit } from "react-router";
import { AGENT_SORTS } from "#domain/agents/agent.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { useLanguage, useLocalPath } from "#web/platform/messages/language.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { CONTROL, Field, Select } from "#web/ui/field.tsx";
import { AGENT_SORT_LABELS, useAgentLabels } from "./labels.ts";

/** The filters in the URL. */
export type ChosenAgents = Record<"q" | "city" | "language" | "speciality" | "sort", string>;

export type AgentChoices = {
  cities: { value: string; name: string; nameHi: string; count: number }[];
  languages: { value: string; count: number }[];
  specialities: { value: string; count: number }[];
};

type Option = { value: string; label: string };

/** A plain GET form; with JavaScript each choice is applied at once. */
export function AgentFilters({ chosen, choices }: { chosen: ChosenAgents; choices: AgentChoices }) {
  const { t, i18n } = useLingui();
  const say = useAgentLabels();
  const language = useLanguage();
  const localPath = useLocalPath();
  const counted = (value: string, label: string, count: number): Option => ({
    value,
    label: `${label} (${count})`,
  });
  const selects: { name: keyof ChosenAgents; label: string; options: Option[] }[] = [
    {
      name: "city",
      label: t`City`,
      options: [
        { value: "", label: t`All Cities` },
        ...choices.cities.map(({ value, name, nameHi, count }) =>
          counted(value, language === "hi" ? nameHi : name, count),
        ),
      ],
    },
    {
      name: "language",
      label: t`Language`,
      options: [
        { value: "", label: t`Any language` },
        ...choices.languages.map(({ value, count }) => counted(value, say(value), count)),
      ],
    },
    {
      name: "speciality",
      label: t`Speciality`,
      options: [
        { value: "", label: t`Any speciality` },
        ...choices.specialities.map(({ value, count }) => counted(value, say(value), count)),
      ],
    },
    {
      name: "sort",
      label: t`Sort by`,
      options: AGENT_SORTS.map((sort) => ({ value: sort, label: i18n._(AGENT_SORT_LABELS[sort]) })),
    },
  ];
  return (
    <Form
      role="search"
      action={localPath("/agents")}
      key={JSON.stringify(chosen)}
      className="mt-5 grid grid-cols-2 gap-3 md:grid-cols-[1.4fr_repeat(4,1fr)_auto] md:items-end"
    >
      <div className="max-md:col-span-full">
        <Field id="agents-q" label={t`Name`}>
          <input
            id="agents-q"
            name="q"
            type="search"
            maxLength={LENGTHS.query}
            defaultValue={chosen.q}
            placeholder={t`Agent's name`}
            className={CONTROL}
          />
        </Field>
      </div>
      {selects.map((select) => (
        <Choice key={select.name} {...select} chosen={chosen[select.name]} />
      ))}
      <button type="submit" className={buttonClass({}, "max-md:col-span-full")}>
        <Trans>Search</Trans>
      </button>
    </Form>
  );
}

type ChoiceProps = { name: string; label: string; options: Option[]; chosen: string };

function Choice({ name, label, options, chosen }: ChoiceProps) {
  const submit = useSubmit();
  return (
    <Field id={`agents-${name}`} label={label}>
      <Select
        id={`agents-${name}`}
        name={name}
        defaultValue={chosen}
        onChange={(event) => submit(event.currentTarget.form)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
