import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import type { UploadBucket } from "#domain/pictures/upload.ts";
import { useAdminDraftName } from "#web/platform/admin/admin-draft.ts";
import { useFailedWarning } from "#web/platform/admin/images/failed-warning.ts";
import { LogoField } from "#web/platform/admin/images/logo-field.tsx";
import { sendAsAdmin } from "#web/platform/admin/images/upload.ts";
import type { FormErrors } from "#web/platform/admin/parts/form-errors.ts";
import { ChoiceField, LongField, TextField } from "#web/platform/admin/parts/text-field.tsx";
import { useFormDraft } from "#web/platform/device/use-form-draft.ts";
import { pictureDraft } from "#web/platform/pictures/picture-draft.ts";
import { usePictures } from "#web/platform/pictures/use-pictures.ts";
import { type FormField, shownIn, valuesIn } from "./form-field.ts";
import { SaveDialog, type Saved, type Versioned } from "./save-dialog.tsx";

type Form<Item> = Omit<Saved, "labels"> & {
  /** Names the draft of what is typed. */
  kind: string;
  fields: FormField<Item>[];
  /** The one picture, above the fields. */
  picture: {
    name: string;
    label: MessageDescriptor;
    bucket: UploadBucket;
    of: "logo" | "portrait";
  };
  /** What a conflict calls changes that no field here makes. */
  labels?: Record<string, MessageDescriptor>;
};

type Props<Item> = { item: Item | null; onClose: () => void };

/** A dialog that adds or edits one thing, made of a list of its fields. */
export function defineForm<Item extends Versioned>(form: Form<Item>) {
  const labels = {
    ...Object.fromEntries(form.fields.map(({ name, label }) => [name, label])),
    ...form.labels,
  };
  return function EditForm({ item, onClose }: Props<Item>) {
    const [shown, setShown] = useState(item);
    // A newer version loaded from the server resets the form.
    return (
      <FormOf
        key={shown?.updatedAt ?? "new"}
        of={{ ...form, labels }}
        item={shown}
        onClose={onClose}
        onStartAgain={setShown}
      />
    );
  };
}

type FormProps<Item> = Props<Item> & { of: Form<Item> & Saved; onStartAgain: (item: Item) => void };

function FormOf<Item extends Versioned>({ of, item, onClose, onStartAgain }: FormProps<Item>) {
  const { t, i18n } = useLingui();
  const { kind, fields, picture } = of;
  const warn = useFailedWarning();
  const form = useRef<HTMLFormElement>(null);
  const url: unknown = item && Reflect.get(item, picture.name);
  const stored = typeof url === "string" ? [url] : [];
  const pictures = usePictures(stored, sendAsAdmin(picture.bucket));
  const name = useAdminDraftName(`${kind} ${item?._id ?? "new"}`);
  const draft = useFormDraft({
    form,
    name,
    version: item?.updatedAt,
    isPosted: false,
    ...pictureDraft(pictures, stored),
  });

  async function body() {
    const values = valuesIn(fields, new FormData(form.current ?? undefined), i18n);
    const { urls, failed } = await pictures.settle();
    warn(failed);
    return { ...values, [picture.name]: urls[0] ?? null };
  }

  return (
    <SaveDialog
      of={of}
      item={item}
      form={form}
      draft={{ ...draft, name }}
      version={draft.version ?? item?.updatedAt}
      body={body}
      onClose={onClose}
      onStartAgain={onStartAgain}
    >
      {(errors) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <p className="mb-1 font-medium text-sm">
              {i18n._(picture.label)}{" "}
              <span className="font-normal text-muted">{t`(optional)`}</span>
            </p>
            <LogoField id={`${kind}-${picture.of}`} pictures={pictures} of={picture.of} />
          </div>
          {fields.map((field, at) => (
            <FieldOf
              key={field.name}
              field={field}
              item={item}
              errors={errors}
              isFirst={at === 0}
            />
          ))}
        </div>
      )}
    </SaveDialog>
  );
}

type FieldProps<Item> = {
  field: FormField<Item>;
  item: Item | null;
  errors: FormErrors;
  isFirst: boolean;
};

function FieldOf<Item extends Versioned>({ field, item, errors, isFirst }: FieldProps<Item>) {
  const { t, i18n } = useLingui();
  const { name, kind = "line", missing, max } = field;
  const value = shownIn(field, item);
  const isOptional = !missing && OPTIONAL_KINDS.has(kind);
  const common = {
    name,
    label: i18n._(field.label),
    note: field.note ? i18n._(field.note) : isOptional && t`(optional)`,
    required: missing !== undefined,
    defaultValue: value,
    errors,
  };
  if (field.kind === "own") return <field.control item={item} errors={errors} />;
  if (field.kind === "check") {
    return (
      <label className="flex min-h-11 items-center gap-3 sm:col-span-2">
        <input
          type="checkbox"
          name={name}
          defaultChecked={value === "true"}
          className="size-5 accent-neem"
        />
        {common.label}
      </label>
    );
  }
  if (field.kind === "choice") {
    const options = field.options.map(([one, label]) => ({ value: one, label: i18n._(label) }));
    return <ChoiceField {...common} options={options} />;
  }
  if (field.kind === "long") {
    return (
      <div className="sm:col-span-2">
        <LongField {...common} maxLength={max} />
      </div>
    );
  }
  return (
    <TextField
      {...common}
      {...(kind === "count" ? { ...COUNT, max } : { ...INPUTS[kind], maxLength: max })}
      {...(isFirst && { "data-autofocus": "" })}
    />
  );
}

const OPTIONAL_KINDS = new Set(["line", "email", "phone", "long"]);

const COUNT = { type: "number", inputMode: "numeric", min: 0 } as const;

const INPUTS: Partial<Record<string, { type: string; inputMode?: "tel" }>> = {
  email: { type: "email" },
  phone: { type: "tel", inputMode: "tel" },
};
