import { Button } from "@mantine/core";
import { MODULES, type Module } from "@meridian/core/contracts/kernel/access";
import {
  isCopied,
  type SectionData,
  type SectionKey,
  type SectionView,
  sectionSpec,
} from "@meridian/core/contracts/visits/sections";
import { isOffline } from "@meridian/ui/api/errors";
import { useAutosave } from "@meridian/ui/drafts/use-autosave";
import { toast } from "@meridian/ui/feedback/toasts";
import { useAllows, useSession } from "@meridian/ui/session/session";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useReadVisit, useSaveSection } from "../api/visit.ts";
import { carriedOf, holds, sectionValue, theirsOf, versionOf, wholeDraft } from "../model/sections.ts";
import { useSafety } from "../safety/safety-context.tsx";
import { Amending } from "./amending.tsx";
import { Conflict } from "./conflict.tsx";
import { useSectionPreMade } from "./pre-made.ts";
import { SPECS } from "./registry.tsx";
import { SectionFrame } from "./section-frame.tsx";
import classes from "./visit.module.css";
import { useVisitContext } from "./visit-context.tsx";

type SectionProps<K extends SectionKey> = {
  section: K;
  /** Its step has been opened. Until then nothing of it is drawn, but what was typed before is kept and sent. */
  shown: boolean;
};

/**
 * One section of the appointment: saving by itself, or signed, or only to be read. Without its module it is not there;
 * what it holds already stays readable.
 */
export function Section<K extends SectionKey>({ section, shown }: SectionProps<K>) {
  const { mode, visit, content } = useVisitContext();
  const { module } = sectionSpec(section);
  const owned = useAllows()(module ? { module } : {});
  if (!owned) {
    const held = holds(section, sectionValue(section, content, visit.appointment.price));
    return held && shown ? <ReadSection section={section} /> : null;
  }
  if (mode === "live") return <LiveSection section={section} shown={shown} />;
  if (!shown) return null;
  return mode === "locked" ? <Amending section={section} /> : <ReadSection section={section} />;
}

function LiveSection<K extends SectionKey>({ section, shown }: SectionProps<K>) {
  const { t } = useTranslation("visit");
  const { visit, content, report } = useVisitContext();
  const { id, price } = visit.appointment;
  const save = useSaveSection(visit.appointment);
  const value = useMemo(() => sectionValue(section, content, price), [section, content, price]);
  const auto = useAutosave<SectionData<K>>({
    key: `appointment/${id}/${section}`,
    value,
    version: versionOf(section, content),
    edit: content.sections.find((one) => one.section === section)?.edit,
    save: (data, { version, edit, leaving }) => save({ section, version, data, edit, leaving }),
    whole: (found) => wholeDraft(section, found),
    inside: (current) => ({
      value: theirsOf(section, current),
      edit: (current as Partial<SectionView> | null)?.edit,
    }),
  });
  const { draft, setDraft, state, flush } = auto;
  const filled = holds(section, draft);
  const { hand } = useSafety();
  useEffect(() => hand.section(section, draft, setDraft), [hand, section, draft, setDraft]);
  useEffect(() => report(section, { state, holds: filled, flush }), [report, section, state, filled, flush]);
  const removed = (restore: (now: SectionData<K>) => SectionData<K>) =>
    toast(t("removed"), { action: { label: t("undo"), run: () => setDraft(restore) } });
  const copy = useCopy(section, auto);
  const preMade = useSectionPreMade(section, draft, setDraft);
  const { Edit, View } = SPECS[section];
  if (!shown) return null;
  return (
    <SectionFrame
      section={section}
      action={
        <div className={classes.sectionActs}>
          {preMade.buttons}
          {copy && (
            <Button variant="subtle" size="compact-sm" onClick={() => void copy()}>
              {t("copy.action")}
            </Button>
          )}
        </div>
      }
    >
      {state.kind === "conflict" && (
        <Conflict
          mine={<View value={draft} />}
          theirs={<View value={theirsOf(section, state.current)} />}
          onMine={() => void auto.keepMine()}
          onTheirs={() => void auto.takeTheirs(theirsOf(section, state.current))}
        />
      )}
      {preMade.panel}
      <Edit section={section} value={draft} onChange={setDraft} onRemoved={removed} />
    </SectionFrame>
  );
}

type Copied<T> = Pick<ReturnType<typeof useAutosave<T>>, "draft" | "setDraft" | "restored">;

/** Takes a section over from the last visit, with an undo. Medication comes by itself where the clinic wants it so. */
function useCopy<K extends SectionKey>(section: K, { draft, setDraft, restored }: Copied<SectionData<K>>) {
  const { t } = useTranslation("visit");
  const { visit, content } = useVisitContext();
  const readVisit = useReadVisit();
  const { space } = useSession();
  const allows = useAllows();
  const owned = useRef<readonly Module[]>([]);
  owned.current = MODULES.filter((module) => allows({ module }));
  const previous = isCopied(section) ? content.previous : null;
  const before = useRef(draft);
  before.current = draft;
  const take = async ({ byItself = false } = {}) => {
    if (!previous) return;
    const last = await readVisit(visit.appointment.patient, previous.id).catch((error: unknown) => {
      if (!isOffline(error)) throw error;
      return undefined;
    });
    const taken = last?.content && carriedOf(section, sectionValue(section, last.content, 0), owned.current);
    const mine = before.current;
    // What was written while it was being read goes first.
    if (byItself && holds(section, mine)) return;
    if (!taken || !holds(section, taken)) return void toast(t("copy.nothing"));
    setDraft(taken);
    toast(t("copy.done"), { action: { label: t("undo"), run: () => setDraft(mine) } });
  };
  const latest = useRef(take);
  latest.current = take;
  const copy = useCallback(() => latest.current(), []);

  const untouched = section === "medication" && versionOf(section, content) === 0 && !holds(section, draft);
  const imports = untouched && space?.auto_drug_import === true && Boolean(previous?.summary.medication);
  const imported = useRef(false);
  useEffect(() => {
    if (!imports || imported.current) return;
    let wanted = true;
    // A draft that was typed earlier and not saved is kept instead.
    void restored().then((value) => {
      if (!wanted || value === undefined) return;
      imported.current = true;
      if (!holds(section, value)) void latest.current({ byItself: true });
    });
    return () => {
      wanted = false;
    };
  }, [imports, section, restored]);
  return previous ? copy : undefined;
}

function ReadSection<K extends SectionKey>({ section }: { section: K }) {
  const { t } = useTranslation("visit");
  const { visit, content } = useVisitContext();
  const value = sectionValue(section, content, visit.appointment.price);
  const { View, Read = View } = SPECS[section];
  return (
    <SectionFrame section={section}>
      {holds(section, value) || section === "price" ? (
        <Read value={value} />
      ) : (
        <p className={classes.nothing}>{t("nothing")}</p>
      )}
    </SectionFrame>
  );
}
