import { Button } from "@mantine/core";
import { CHECKED_SECTIONS } from "@meridian/core/contracts/safety/record";
import type { AmendmentView, SectionData, SectionKey } from "@meridian/core/contracts/sections";
import { same } from "@meridian/ui/drafts/same";
import { useKeptForm } from "@meridian/ui/drafts/use-kept-form";
import { toast } from "@meridian/ui/feedback/toasts";
import { TextField } from "@meridian/ui/forms/fields";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDateTime } from "@meridian/ui/i18n/format";
import { loadNamespaces } from "@meridian/ui/i18n/i18n";
import { loadInside } from "@meridian/ui/loading/load";
import { Notice } from "@meridian/ui/states/states";
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSaveSection } from "../api/visit.ts";
import { holds, sectionValue, theirsOf, versionOf } from "../model/sections.ts";
import { SPECS } from "./registry.tsx";
import { SectionFrame } from "./section-frame.tsx";
import classes from "./visit.module.css";
import { useVisitContext } from "./visit-context.tsx";

const AmendSafety = lazy(() =>
  loadInside(async () => {
    const [part] = await Promise.all([import("./safety/amend-safety.tsx"), loadNamespaces(["safety"])]);
    return part;
  }),
);

/** What safety reads: an amendment of it is checked as signing is. */
const CHECKED: ReadonlySet<SectionKey> = new Set(CHECKED_SECTIONS);

/** A section of a signed appointment: what it says, what it said before, and a way to amend it. */
export function Amending<K extends SectionKey>({ section }: { section: K }) {
  const { t } = useTranslation("visit");
  const { visit, content, mayAmend } = useVisitContext();
  const kept = useKeptForm<AmendText<K>>(`amendment/${visit.appointment.id}/${section}`, mayAmend);
  const [editing, setEditing] = useState(false);
  const { found } = kept;
  useEffect(() => {
    // What an ended page left is opened again, with everything in it.
    if (found) setEditing(true);
  }, [found]);
  const value = sectionValue(section, content, visit.appointment.price);
  const { View, Read = View } = SPECS[section];
  const amendments = content.amendments.filter((one) => one.section === section);
  return (
    <SectionFrame
      section={section}
      action={
        mayAmend &&
        !editing && (
          <Button variant="subtle" size="compact-sm" onClick={() => setEditing(true)}>
            {t("amend.action")}
          </Button>
        )
      }
    >
      {editing ? (
        <AmendForm
          key={found?.at}
          section={section}
          begun={found?.value ?? { data: value, reason: "" }}
          version={found?.baseVersion ?? versionOf(section, content)}
          onChange={kept.keep}
          onDone={() => {
            setEditing(false);
            return kept.drop();
          }}
        />
      ) : holds(section, value) || section === "price" ? (
        <Read value={value} />
      ) : (
        <p className={classes.nothing}>{t("nothing")}</p>
      )}
      {amendments.map((amendment) => (
        <Amendment key={amendment.id} section={section} amendment={amendment} />
      ))}
    </SectionFrame>
  );
}

function Amendment<K extends SectionKey>({ section, amendment }: { section: K; amendment: AmendmentView }) {
  const { t } = useTranslation("visit");
  const { View } = SPECS[section];
  return (
    <details className={classes.amendment}>
      <summary>
        {t("amend.by", { name: amendment.amended_by.name, at: formatDateTime(amendment.amended_at) })}
        <span>{amendment.reason}</span>
      </summary>
      <div className={classes.sides}>
        <div>
          <h3>{t("amend.before")}</h3>
          {amendment.old_value === null ? (
            <p className={classes.nothing}>{t("nothing")}</p>
          ) : (
            <View value={theirsOf(section, { data: amendment.old_value })} />
          )}
        </div>
        <div>
          <h3>{t("amend.after")}</h3>
          <View value={theirsOf(section, { data: amendment.new_value })} />
        </div>
      </div>
    </details>
  );
}

type Reasons = SectionData<"safety">["reasons"];
type AmendText<K extends SectionKey> = {
  data: SectionData<K>;
  reason: string;
  /** Why one goes on although something serious is known against what is amended. */
  reasons?: Reasons;
};

type AmendFormProps<K extends SectionKey> = {
  section: K;
  begun: AmendText<K>;
  version: number;
  onChange: (text: AmendText<K>, version: number) => void;
  /** Closes the form; what it gives takes that back. */
  onDone: () => () => void;
};

/** Nothing is saved before it is said why. */
function AmendForm<K extends SectionKey>(props: AmendFormProps<K>) {
  const { section, begun, version, onChange, onDone } = props;
  const { t } = useTranslation("visit");
  const { t: act } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  const { visit } = useVisitContext();
  const save = useSaveSection(visit.appointment);
  const [text, setText] = useState(begun);
  const { data, reason, reasons = {} } = text;
  const [state, setState] = useState<{ busy?: boolean; tried?: boolean; error?: unknown }>({});
  const { Edit } = SPECS[section];
  const typed = useRef(false);
  useEffect(() => {
    if (typed.current) onChange(text, version);
  }, [onChange, text, version]);
  const set = (change: (now: AmendText<K>) => AmendText<K>) => {
    typed.current = true;
    setText(change);
  };
  const setData = (next: SectionData<K> | ((now: SectionData<K>) => SectionData<K>)) =>
    set((now) => ({ ...now, data: typeof next === "function" ? next(now.data) : next }));
  const removed = (restore: (now: SectionData<K>) => SectionData<K>) =>
    toast(t("removed"), { action: { label: t("undo"), run: () => setData(restore) } });
  const cancel = () => {
    const takeBack = onDone();
    if (!same(text, begun) || reason !== "")
      toast(t("amend.dropped"), { action: { label: t("undo"), run: takeBack } });
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === "") return setState({ tried: true });
    setState({ busy: true });
    try {
      await save({
        section,
        version,
        data,
        amend: { reason, ...(Object.keys(reasons).length > 0 && { reasons }) },
      });
      onDone();
    } catch (error) {
      setState({ error });
    }
  };
  return (
    <form className={classes.amendForm} noValidate onSubmit={send}>
      <Edit section={section} value={data} onChange={setData} onRemoved={removed} />
      {CHECKED.has(section) && (
        <Suspense>
          <AmendSafety
            section={section}
            data={data}
            reasons={reasons}
            onChange={(change) =>
              set((now) => ({ ...now, reasons: change({ reasons: now.reasons ?? {} }).reasons }))
            }
          />
        </Suspense>
      )}
      <TextField
        label={t("amend.reason")}
        help={t("amend.help")}
        required
        value={reason}
        onChange={(next) => set((now) => ({ ...now, reason: next }))}
        error={state.tried && reason.trim() === "" ? say("required") : undefined}
      />
      {state.error !== undefined && (
        <Notice tone="red" live>
          {errorMessage(say, state.error)}
        </Notice>
      )}
      <div className={classes.row}>
        <Button variant="default" onClick={cancel}>
          {act("action.cancel")}
        </Button>
        <Button type="submit" loading={state.busy ?? false}>
          {t("amend.save")}
        </Button>
      </div>
    </form>
  );
}
