import { Button } from "@mantine/core";
import type { ResponseType, ResponseTypeForm } from "@meridian/core/contracts/assessments/assessments";
import { toast } from "@meridian/ui/feedback/toasts";
import { TextField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { RemoveButton } from "@meridian/ui/forms/remove-button";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatNumber } from "@meridian/ui/i18n/format";
import { EntryForm } from "@meridian/ui/own-entries/entry-form";
import { useSaving } from "@meridian/ui/own-entries/use-saving";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { EmptyState, ErrorState, Skeleton } from "@meridian/ui/states/states";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useResponseTypeActions, useResponseTypes } from "../api/response-types.ts";
import { newOption } from "../model/draft.ts";
import { OptionsEditor } from "./options-editor.tsx";
import classes from "./tests.module.css";

type Form = Pick<ResponseType, "name" | "options"> & { based: ResponseType | undefined };

/** The clinic's response types, which are sets of options such as none, mild, moderate, severe. */
export function ResponseTypes() {
  const { t } = useTranslation("assessments");
  const types = useResponseTypes();
  const [form, setForm] = useState<Form>();
  const begin = () => setForm({ name: "", options: [newOption(), newOption()], based: undefined });
  return (
    <>
      <PageHead
        title={t("types.title")}
        context={t("types.context")}
        actions={
          <Button leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />} onClick={begin}>
            {t("types.new")}
          </Button>
        }
      />
      <PageBody narrow>
        {form && <TypeForm key={form.based?.id ?? "new"} form={form} onDone={() => setForm(undefined)} />}
        {types.data ? (
          <TypeList
            types={types.data.items}
            onEdit={(based) => setForm({ name: based.name, options: based.options, based })}
            onNew={begin}
          />
        ) : types.error ? (
          <ErrorState error={types.error} onRetry={() => void types.refetch()} />
        ) : (
          <Skeleton lines={5} />
        )}
      </PageBody>
    </>
  );
}

type ListProps = { types: readonly ResponseType[]; onEdit: (type: ResponseType) => void; onNew: () => void };

function TypeList({ types, onEdit, onNew }: ListProps) {
  const { t } = useTranslation("assessments");
  const { t: act } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  const { remove, create } = useResponseTypeActions();
  const discard = async ({ id, name, options }: ResponseType) => {
    try {
      await remove(id);
      toast(t("types.removed", { name }), {
        action: {
          label: act("action.undo"),
          run: () => void create({ name, options }).catch(() => undefined),
        },
      });
    } catch (error) {
      toast(errorMessage(say, error), { tone: "red" });
    }
  };
  if (types.length === 0)
    return (
      <EmptyState
        title={t("types.empty")}
        help={t("types.emptyHelp")}
        action={<Button onClick={onNew}>{t("types.new")}</Button>}
      />
    );
  return (
    <ul className={classes.types} aria-label={t("types.title")}>
      {types.map((type) => (
        <li key={type.id}>
          <div>
            <strong>{type.name}</strong>
            <span>{optionsText(type.options)}</span>
          </div>
          <Button
            variant="default"
            size="compact-sm"
            aria-label={`${t("action.edit")}: ${type.name}`}
            onClick={() => onEdit(type)}
          >
            {t("action.edit")}
          </Button>
          <RemoveButton
            text={t("action.remove")}
            label={`${t("action.remove")}: ${type.name}`}
            onRemove={() => void discard(type)}
          />
        </li>
      ))}
    </ul>
  );
}

type TypeFormProps = { form: Form; onDone: () => void };

function TypeForm({ form: { based, ...initial }, onDone }: TypeFormProps) {
  const { t } = useTranslation("assessments");
  const { create, update } = useResponseTypeActions();
  const { theirs, submit } = useSaving<ResponseType, ResponseTypeForm>({
    based,
    make: create,
    edit: update,
    onDone,
    saved: t("types.saved"),
  });
  const form = useZodForm<ResponseTypeForm>({
    initial,
    schema: async () => (await import("@meridian/core/contracts/assessments/assessments")).responseTypeForm,
    submit,
    draft: `response-type ${based?.id ?? "new"}`,
  });
  const options = form.field("options", t("options.title"));
  return (
    <div className={classes.panel}>
      <EntryForm
        form={form}
        label={based?.name ?? t("types.new")}
        theirs={theirs && { name: theirs.name, options: theirs.options }}
        show={({ name, options }) => (
          <p>
            {name}: {optionsText(options)}
          </p>
        )}
        onDone={onDone}
      >
        <TextField {...form.field("name", t("types.name"))} required autoFocus maxLength={80} />
        <OptionsEditor
          id={options.id}
          options={options.value}
          faults={form.codes}
          onChange={(change) => form.set("options", change)}
        />
      </EntryForm>
    </div>
  );
}

const optionsText = (options: ResponseTypeForm["options"]) =>
  options
    .map(({ label, points }) => (points === null ? label : `${label} (${formatNumber(points)})`))
    .join(" · ");
