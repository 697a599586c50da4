/** A form's fields as a draft holds them: those that were changed, by name. What is secret is never among them. */

export type FieldValues = Record<string, string[]>;

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const NOT_TYPED = /^(?:hidden|file|password|submit|button|image|reset)$/;
const SECRET = /one-time-code|password/;
/** Only programs fill it in. */
const TRAP = "website";

/** What differs from how the page came, and whatever of `known` has been changed back since. */
export function changedFields(form: HTMLFormElement, known: FieldValues): FieldValues {
  const values: FieldValues = {};
  for (const [name, controls] of controlsOf(form)) {
    if (name in known || isChanged(controls)) values[name] = valuesOf(controls);
  }
  return isAsItCame(form) ? {} : values;
}

/** Nobody has typed anything yet, not even before the scripts were here. */
export function isAsItCame(form: HTMLFormElement): boolean {
  return [...controlsOf(form).values()].every((controls) => !isChanged(controls));
}

/** What was typed before the form was hydrated is newer than its draft, and stays. */
export function restoreFields(form: HTMLFormElement, values: FieldValues): void {
  for (const [name, controls] of controlsOf(form)) {
    const wanted = values[name];
    if (!wanted || isChanged(controls)) continue;
    for (const [at, control] of controls.entries()) set(control, wanted, at);
  }
}

function controlsOf(form: HTMLFormElement): Map<string, Control[]> {
  const byName = new Map<string, Control[]>();
  for (const control of [...form.elements].filter(isRetained)) {
    byName.set(control.name, [...(byName.get(control.name) ?? []), control]);
  }
  return byName;
}

function isRetained(element: Element): element is Control {
  if (!isControl(element) || element.name === "" || element.name === TRAP) return false;
  return !NOT_TYPED.test(element.type) && !SECRET.test(element.autocomplete);
}

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}

function isChanged(controls: Control[]): boolean {
  return JSON.stringify(valuesOf(controls)) !== JSON.stringify(controls.flatMap(valueAsItCame));
}

function valuesOf(controls: Control[]): string[] {
  return controls.flatMap((control) =>
    isTick(control) && !control.checked ? [] : [control.value],
  );
}

/** As the page brought it, whatever was typed since. */
export function valueAsItCame(control: Control): string[] {
  if (isTick(control)) return control.defaultChecked ? [control.value] : [];
  if (!(control instanceof HTMLSelectElement)) return [control.defaultValue];
  const chosen = [...control.options].find(({ defaultSelected }) => defaultSelected);
  return [(chosen ?? control.options[0])?.value ?? ""];
}

function set(control: Control, values: string[], at: number): void {
  if (isTick(control)) control.checked = values.includes(control.value);
  else control.value = values[at] ?? values[0] ?? "";
}
