import { Button } from "@mantine/core";
import { summaryWords } from "@meridian/core/contracts/treatments/pre-made";
import type { PreMadeHead } from "@meridian/core/contracts/treatments/treatments";
import { matching } from "@meridian/core/text/matching";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "../feedback/toasts.tsx";
import { CheckboxField, SelectField, TextField } from "../forms/fields.tsx";
import { useZodForm } from "../forms/form.ts";
import { Form, FormActions, SubmitButton } from "../forms/form-view.tsx";
import { errorMessage } from "../i18n/error-message.ts";
import { currentLanguage } from "../i18n/i18n.ts";
import { useSession } from "../session/session.ts";
import { Announced } from "../states/announced.tsx";
import { EmptyState, ErrorState, Skeleton, Tag } from "../states/states.tsx";
import classes from "./pre-made.module.css";
import type { Outcome, PreMadeProps } from "./pre-made.tsx";
import { usePreMadeHeads, useTreatmentActions } from "./use-treatments.ts";

/** As many as are shown before one is looked for. */
const SHOWN = 12;

type PanelProps = PreMadeProps & { open: "apply" | "save"; onDone: () => void };

/** What opens below a section's heading. */
export function PreMadePanel({ open, ...props }: PanelProps) {
  const { t } = useTranslation("pre-made");
  return (
    // Escape closes it from wherever the focus is inside.
    <section
      className={classes.panel}
      aria-label={t(`${open}.title`)}
      onKeyDown={(event) => event.key === "Escape" && !event.nativeEvent.isComposing && props.onDone()}
    >
      {open === "apply" ? <Apply {...props} /> : <Save {...props} />}
    </section>
  );
}

function Apply({ offered, apply, onDone }: Omit<PanelProps, "open">) {
  const { t } = useTranslation("pre-made");
  const { t: say } = useTranslation("errors");
  const { data, error, refetch } = usePreMadeHeads(true);
  const { readPreMade } = useTreatmentActions();
  const tell = useSessionMessages();
  const [typed, setTyped] = useState("");
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={2} />;
  const heads = data.items.filter(({ category }) => offered(category));
  if (heads.length === 0) return <EmptyState compact title={t("apply.none")} help={t("apply.noneHelp")} />;
  const shown = matching(heads, typed, ({ name }) => [name]);
  const take = async (head: PreMadeHead | undefined) => {
    if (!head) return;
    try {
      tell(head.name, await apply(await readPreMade(head.id)));
      onDone();
    } catch (failure) {
      toast(errorMessage(say, failure), { tone: "red" });
    }
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key !== "Enter") return;
    void take(shown[0]);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // The keys of the field inside.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div onKeyDown={(event) => event.target instanceof HTMLInputElement && onKey(event)}>
      <TextField
        type="search"
        label={t("apply.search")}
        hideLabel
        placeholder={t("apply.search")}
        autoFocus
        value={typed}
        onChange={setTyped}
      />
      <Announced>{shown.length === 0 && <p className={classes.quiet}>{t("apply.nothing")}</p>}</Announced>
      <ul className={classes.list}>
        {shown.slice(0, SHOWN).map((head) => (
          <li key={head.id}>
            <button type="button" onClick={() => void take(head)}>
              <Named head={head} />
            </button>
          </li>
        ))}
      </ul>
      {shown.length > SHOWN && <p className={classes.quiet}>{t("apply.more", { count: shown.length })}</p>}
    </div>
  );
}

function Named({ head }: { head: PreMadeHead }) {
  const { t } = useTranslation("pre-made");
  const user = useSession();
  return (
    <>
      <strong>{head.name}</strong>
      {head.user_id !== user.id && <Tag tone="blue">{t("apply.sharedBy", { name: head.user_name })}</Tag>}
      <span className={classes.quiet}>
        {summaryWords(head.category, head.summary, currentLanguage())}
        {head.size > head.summary.length && " …"}
      </span>
    </>
  );
}

/** Confirms what was applied, with undo. */
function useSessionMessages() {
  const { t } = useTranslation("pre-made");
  const { t: act } = useTranslation("ui");
  return (name: string, { added, known, left, gone = 0, undo }: Outcome) => {
    const facts = [
      added > 0 || known === 0 ? t("apply.added", { name, count: added }) : t("apply.nothingNew", { name }),
      added > 0 && known > 0 && t("apply.known", { count: known }),
      left > 0 && t("apply.left", { count: left }),
      gone > 0 && t("apply.gone", { count: gone }),
    ];
    toast(
      facts.filter(Boolean).join(" · "),
      added > 0
        ? {
            action: {
              label: act("action.undo"),
              run: () => {
                undo();
                toast(t("apply.undone"));
              },
            },
          }
        : {},
    );
  };
}

function Save({ saveable, onDone }: Omit<PanelProps, "open">) {
  const { t } = useTranslation("pre-made");
  const { t: act } = useTranslation("ui");
  const { createPreMade } = useTreatmentActions();
  const form = useZodForm({
    initial: { name: "", of: saveable[0]?.category ?? "", shared: false },
    rules: ({ name }): Record<string, string> => (name.trim() ? {} : { name: "required" }),
    submit: async ({ name, of, shared }) => {
      const chosen = saveable.find(({ category }) => category === of) ?? saveable[0];
      if (!chosen) return;
      const { category, content } = chosen;
      await createPreMade({ category, name: name.trim(), content: content as never, shared });
      toast(t("save.done", { name: name.trim() }));
      onDone();
    },
  });
  if (saveable.length === 0) return <p className={classes.quiet}>{t("save.empty")}</p>;
  return (
    <Form form={form} label={t("save.title")}>
      {saveable.length > 1 && (
        <SelectField
          {...form.field("of", t("save.of"))}
          empty={false}
          options={saveable.map(({ category, label }) => ({ value: category, label }))}
        />
      )}
      <TextField {...form.field("name", t("save.name"))} required autoFocus maxLength={120} />
      <CheckboxField {...form.field("shared", t("save.shared"))} />
      <FormActions>
        <SubmitButton form={form}>{act("action.save")}</SubmitButton>
        <Button variant="default" onClick={onDone}>
          {act("action.cancel")}
        </Button>
      </FormActions>
    </Form>
  );
}
