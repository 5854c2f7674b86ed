import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ZodForm } from "../forms/form.ts";
import { Form, FormActions, SubmitButton } from "../forms/form-view.tsx";
import { ConflictChoice } from "../states/conflict.tsx";

type EntryFormProps<V extends Record<string, unknown>> = {
  form: ZodForm<V>;
  label: string;
  /** The server's current entry, if another tab saved first. */
  theirs: V | undefined;
  /** An entry in few words, for the choice between two writers. */
  show: (values: V) => ReactNode;
  onDone: () => void;
  children: ReactNode;
};

/** The form of a user's own entry: its fields, save and cancel, and the choice if another tab saved first. */
export function EntryForm<V extends Record<string, unknown>>(props: EntryFormProps<V>) {
  const { form, label, theirs, show, onDone, children } = props;
  const { t } = useTranslation("ui");
  return (
    <>
      {theirs && (
        <ConflictChoice
          mine={show(form.values)}
          theirs={show(theirs)}
          onKeepMine={() => void form.onSubmit()}
          onTakeTheirs={() => void form.take(theirs)}
        />
      )}
      <Form form={form} label={label}>
        {children}
        <FormActions>
          <SubmitButton form={form}>{t("action.save")}</SubmitButton>
          <Button variant="default" onClick={onDone}>
            {t("action.cancel")}
          </Button>
        </FormActions>
      </Form>
    </>
  );
}
