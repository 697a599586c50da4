/** A form's changed fields by name, as a draft stores them. Secrets are never included. */

export type FieldValues = Record<string, string[]>;

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const NOT_TYPED = /^(?:hidden|file|password|submit|button|image|reset)$/;
const SECRET = /one-time-code|password/;
/** The honeypot: only bots fill it in. */
const TRAP = "website";

/** Fields that differ from the served page, and those of `known` that have been changed back since. */
export function changedFields(form: HTMLFormElement, known: FieldValues): FieldValues {
  const values: FieldValues = {};
  for (const [name, controls] of controlsOf(form)) {
    if (name in known || isChanged(controls)) values[name] = valuesOf(controls);
  }
  return isUnchanged(form) ? {} : values;
}

/** Nothing has been typed yet, not even before hydration. */
export function isUnchanged(form: HTMLFormElement): boolean {
  return [...controlsOf(form).values()].every((controls) => !isChanged(controls));
}

/** Leaves what was typed before hydration: it is newer than the draft. */
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
  return JSON.stringify(valuesOf(controls)) !== JSON.stringify(controls.flatMap(servedValue));
}

function valuesOf(controls: Control[]): string[] {
  return controls.flatMap((control) =>
    isTick(control) && !control.checked ? [] : [control.value],
  );
}

/** The control's value in the served page, whatever was typed since. */
export function servedValue(control: Control): string[] {
  if (isTick(control)) return control.defaultChecked ? [control.value] : [];
  if (!(control instanceof HTMLSelectElement)) return [control.defaultValue];
  const chosen = [...control.options].find(({ defaultSelected }) => defaultSelected);
  return [(chosen ?? control.options[0])?.value ?? ""];
}

function set(control: Control, values: string[], at: number): void {
  if (isTick(control)) control.checked = values.includes(control.value);
  else control.value = values[at] ?? values[0] ?? "";
}
