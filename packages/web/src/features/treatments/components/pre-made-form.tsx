import type {
  PreMadeCategory,
  PreMadeContent,
  PreMadeEntry,
} from "@meridian/core/contracts/treatments/pre-made";
import type { PreMade } from "@meridian/core/contracts/treatments/treatments";
import { toast } from "@meridian/ui/feedback/toasts";
import { CheckboxField, TextField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { EntryForm } from "@meridian/ui/own-entries/entry-form";
import { useSaving } from "@meridian/ui/own-entries/use-saving";
import { useTreatmentActions } from "@meridian/ui/treatments/use-treatments";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import classes from "./treatments.module.css";

type Values = { name: string; shared: boolean; content: PreMadeEntry[] };
type Held = PreMadeContent;

/** Renders the appointment's editor for a category, with value, change handler and undo of removals. */
export type ContentEditor = (props: {
  value: Held;
  onChange: (next: Held | ((now: Held) => Held)) => void;
  onRemoved: (restore: (now: Held) => Held) => void;
}) => ReactNode;

type PreMadeFormProps = {
  category: PreMadeCategory;
  /** The treatment to change; undefined creates one. */
  based: PreMade | undefined;
  /** The initial content of a new one. */
  begin: Held;
  editor: ContentEditor;
  onDone: () => void;
};

const valuesOf = ({ name, shared, content }: Pick<PreMade, "name" | "shared" | "content">): Values => ({
  name,
  shared,
  content: content.items,
});

/** The form of a pre-made treatment: its name, its content in the appointment's editor, and whether it is shared. */
export function PreMadeForm({ category, based, begin, editor, onDone }: PreMadeFormProps) {
  const { t } = useTranslation("treatment-library");
  const { t: act } = useTranslation("ui");
  const { createPreMade, updatePreMade } = useTreatmentActions();
  const body = ({ name, shared, content }: Values) => ({
    name: name.trim(),
    shared,
    content: { items: content as never },
  });
  const { theirs, submit } = useSaving<PreMade, Values>({
    based,
    make: (values) => createPreMade({ category, ...body(values) }),
    edit: (over, values) => updatePreMade(over, body(values)),
    onDone,
    saved: t("saved"),
  });
  const form = useZodForm<Values>({
    initial: based ? valuesOf(based) : { name: "", shared: false, content: begin.items },
    rules: ({ name, content }): Record<string, string> => ({
      ...(name.trim() === "" && { name: "required" }),
      ...(content.length === 0 && { content: "pre_made.empty" }),
    }),
    submit,
    draft: `pre-made ${based?.id ?? `new ${category}`}`,
  });
  const content = form.field("content", t("edit.holds"));
  const latest = useRef(content.value);
  latest.current = content.value;
  const change = (next: Held | ((now: Held) => Held)) => {
    const { items } = typeof next === "function" ? next({ items: latest.current }) : next;
    latest.current = items;
    content.onChange(items);
  };
  const removed = (restore: (now: Held) => Held) =>
    toast(t("removed"), { action: { label: act("action.undo"), run: () => change(restore) } });
  return (
    <EntryForm
      form={form}
      label={based?.name ?? t("edit.new")}
      theirs={theirs && valuesOf(theirs)}
      show={({ name }) => <p>{name}</p>}
      onDone={onDone}
    >
      <TextField {...form.field("name", t("edit.name"))} required autoFocus maxLength={120} />
      <fieldset className={classes.content} id={content.id}>
        <legend>{t("edit.holds")}</legend>
        {content.error && <p className={classes.error}>{content.error}</p>}
        {editor({ value: { items: content.value }, onChange: change, onRemoved: removed })}
      </fieldset>
      <CheckboxField {...form.field("shared", t("shareLabel"))} help={t("shareHelp")} />
    </EntryForm>
  );
}
