import { Button } from "@mantine/core";
import type { ResponseType } from "@meridian/core/contracts/assessments/assessments";
import { ApiError } from "@meridian/ui/api/errors";
import { toast } from "@meridian/ui/feedback/toasts";
import { TextField } from "@meridian/ui/forms/fields";
import { RemoveButton } from "@meridian/ui/forms/remove-button";
import { codeMessage, errorMessage } from "@meridian/ui/i18n/error-message";
import { formatNumber } from "@meridian/ui/i18n/format";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { EmptyState, ErrorState, Notice, Skeleton } from "@meridian/ui/states/states";
import { IconPlus } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useResponseTypeActions, useResponseTypes } from "../api/response-types.ts";
import { newOption } from "../model/draft.ts";
import { OptionsEditor } from "./options-editor.tsx";
import classes from "./tests.module.css";

type Form = Pick<ResponseType, "name" | "options"> & { based: ResponseType | undefined };

/** The space's sets of options: none, mild, moderate, severe. */
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
        {form && (
          <TypeForm
            key={form.based?.id ?? "new"}
            form={form}
            onChange={setForm}
            onDone={() => setForm(undefined)}
          />
        )}
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
            <span>
              {type.options
                .map(({ label, points }) => (points === null ? label : `${label} (${formatNumber(points)})`))
                .join(" · ")}
            </span>
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

type TypeFormProps = { form: Form; onChange: (form: Form) => void; onDone: () => void };

function TypeForm({ form, onChange, onDone }: TypeFormProps) {
  const { t } = useTranslation("assessments");
  const { t: act } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  const { fields, theirs, busy, problem, save } = useSavingType(form, onDone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(form.based);
  };
  return (
    <form
      className={classes.panel}
      onSubmit={submit}
      aria-label={form.based?.name ?? t("types.new")}
      noValidate
      inert={busy}
    >
      {theirs && (
        <Notice
          tone="amber"
          title={say("response_type.stale")}
          live
          action={
            <span className={classes.chips}>
              <Button size="compact-sm" onClick={() => void save(theirs)}>
                {t("types.keepMine")}
              </Button>
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => onChange({ name: theirs.name, options: theirs.options, based: theirs })}
              >
                {t("types.takeTheirs")}
              </Button>
            </span>
          }
        >
          {theirs.name}: {theirs.options.map(({ label }) => label).join(" · ")}
        </Notice>
      )}
      {problem && <Notice tone="red" title={problem} live />}
      <TextField
        id="type-name"
        label={t("types.name")}
        required
        autoFocus
        maxLength={80}
        value={form.name}
        onChange={(name) => onChange({ ...form, name })}
        error={fields.name && codeMessage(say, fields.name)}
      />
      <OptionsEditor
        id="type"
        options={form.options}
        faults={fields}
        onChange={(change) => onChange({ ...form, options: change(form.options) })}
      />
      <div className={classes.chips}>
        <Button type="submit" loading={busy}>
          {act("action.save")}
        </Button>
        <Button variant="default" onClick={onDone}>
          {act("action.cancel")}
        </Button>
      </div>
    </form>
  );
}

/** Saves a set; what somebody else changed meanwhile is shown, and what was typed stays. */
function useSavingType(form: Form, onDone: () => void) {
  const { t } = useTranslation("assessments");
  const { t: say } = useTranslation("errors");
  const { create, update } = useResponseTypeActions();
  const [busy, setBusy] = useState(false);
  const [fields, setFields] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const [theirs, setTheirs] = useState<ResponseType>();
  const save = async (based: ResponseType | undefined) => {
    const missing = gapsOf(form);
    setFields(missing);
    setProblem(undefined);
    if (Object.keys(missing).length > 0) return;
    setBusy(true);
    setTheirs(undefined);
    try {
      const body = { name: form.name, options: form.options };
      await (based ? update(based, body) : create(body));
      toast(t("types.saved"));
      onDone();
    } catch (error) {
      if (error instanceof ApiError && error.code === "response_type.stale")
        setTheirs(error.current as ResponseType);
      else {
        if (error instanceof ApiError) setFields(error.fields);
        setProblem(errorMessage(say, error));
      }
    } finally {
      setBusy(false);
    }
  };
  return { busy, fields, problem, theirs, save };
}

function gapsOf({ name, options }: Form): Record<string, string> {
  const gaps: Record<string, string> = name.trim() === "" ? { name: "required" } : {};
  if (options.length < 2) gaps.options = "test.two_options";
  options.forEach(({ label }, at) => {
    if (label.trim() === "") gaps[`options.${at}.label`] = "required";
  });
  return gaps;
}
