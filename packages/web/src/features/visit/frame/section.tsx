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
import { type ComponentType, memo, type ReactNode, useCallback, useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useReadVisit, useSaveSection } from "../api/visit.ts";
import { carriedOf, hasContent, sectionValue, theirsOf, versionOf, wholeDraft } from "../model/sections.ts";
import { useSafety } from "../safety/safety-context.tsx";
import { AmendableSection } from "./amendable-section.tsx";
import { Conflict } from "./conflict.tsx";
import { useSectionPreMade } from "./pre-made.ts";
import { SECTION_MODULES } from "./registry.tsx";
import classes from "./section.module.css";
import { SectionFrame } from "./section-frame.tsx";
import type { EditProps } from "./section-props.ts";
import { useVisitContext } from "./visit-context.tsx";

type SectionProps<K extends SectionKey> = {
  section: K;
  /** Whether its step was opened. Until then nothing is rendered, but drafts of an earlier page are saved. */
  shown: boolean;
};

/**
 * One section of the appointment: edited with autosave, signed and amendable, or read-only. Without the module it needs
 * it is hidden, but what it already holds stays readable.
 */
export const Section = memo(<K extends SectionKey>({ section, shown }: SectionProps<K>) => {
  const { mode, visit, content } = useVisitContext();
  const { module } = sectionSpec(section);
  const hasModule = useAllows()(module ? { module } : {});
  if (!hasModule) {
    const holdsData = hasContent(section, sectionValue(section, content, visit.appointment.price));
    return holdsData && shown ? <ReadSection section={section} /> : null;
  }
  if (mode === "live") return <LiveSection section={section} shown={shown} />;
  if (!shown) return null;
  return mode === "locked" ? <AmendableSection section={section} /> : <ReadSection section={section} />;
});

/** Says that something was removed, with an undo. */
function useOfferUndo<Data>(setDraft: (change: (now: Data) => Data) => void) {
  const { t } = useTranslation("visit");
  return useCallback(
    (restore: (now: Data) => Data) =>
      void toast(t("removed"), { action: { label: t("undo"), run: () => setDraft(restore) } }),
    [t, setDraft],
  );
}

function LiveSection<K extends SectionKey>({ section, shown }: SectionProps<K>) {
  const { visit, content, report } = useVisitContext();
  const { id, price } = visit.appointment;
  const save = useSaveSection(visit.appointment);
  const stored = content.sections.find((one) => one.section === section);
  // Saving another section must not give this one a new value.
  const value = useMemo(
    () => sectionValue(section, { sections: stored ? [stored] : [] }, price),
    [section, stored, price],
  );
  const auto = useAutosave<SectionData<K>>({
    key: `appointment/${id}/${section}`,
    value,
    version: stored?.version ?? 0,
    edit: stored?.edit,
    save: (data, { version, edit, leaving }) => save({ section, version, data, edit, leaving }),
    whole: (found) => wholeDraft(section, found),
    inside: (current) => ({
      value: theirsOf(section, current),
      edit: (current as Partial<SectionView> | null)?.edit,
    }),
  });
  const { draft, setDraft, state, flush } = auto;
  const filled = useMemo(() => hasContent(section, draft), [section, draft]);
  const { live } = useSafety();
  useEffect(() => live.setSection(section, draft, setDraft), [live, section, draft, setDraft]);
  useEffect(
    () => report(section, { state, hasContent: filled, flush }),
    [report, section, state, filled, flush],
  );
  const offerUndo = useOfferUndo(setDraft);
  const copy = useCopyFromLastVisit(section, auto);
  const preMade = useSectionPreMade(section, draft, setDraft);
  const { View } = SECTION_MODULES[section];
  if (!shown) return null;
  return (
    <SectionFrame
      section={section}
      action={
        <div className={classes.sectionActs}>
          {preMade.buttons}
          {copy && <CopyButton section={section} onCopy={() => void copy()} />}
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
      <Editor section={section} value={draft} onChange={setDraft} onRemoved={offerUndo} />
    </SectionFrame>
  );
}

function CopyButton({ section, onCopy }: { section: SectionKey; onCopy: () => void }) {
  const { t } = useTranslation("visit");
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={`${t("copy.action")}: ${t(`section.${section}`)}`}
      onClick={onCopy}
    >
      {t("copy.action")}
    </Button>
  );
}

/** A section's editor, drawn again only when its own value changes. */
const Editor = memo((props: EditProps<never>) => {
  const Edit = SECTION_MODULES[props.section].Edit as unknown as ComponentType<EditProps<never>>;
  return <Edit {...props} />;
}) as unknown as <T>(props: EditProps<T>) => ReactNode;

type Draft<T> = Pick<ReturnType<typeof useAutosave<T>>, "draft" | "setDraft" | "restored">;

/** Copies a section from the last visit, with an undo. Medication is copied automatically where the clinic set it so. */
function useCopyFromLastVisit<K extends SectionKey>(
  section: K,
  { draft, setDraft, restored }: Draft<SectionData<K>>,
) {
  const { t } = useTranslation("visit");
  const { visit, content } = useVisitContext();
  const readVisit = useReadVisit();
  const { space } = useSession();
  const allows = useAllows();
  const ownedModules = useRef<readonly Module[]>([]);
  ownedModules.current = MODULES.filter((module) => allows({ module }));
  const previous = isCopied(section) ? content.previous : null;
  const latestDraft = useRef(draft);
  latestDraft.current = draft;
  const copyFromLastVisit = async ({ automatic = false } = {}) => {
    if (!previous) return;
    const last = await readVisit(visit.appointment.patient, previous.id).catch((error: unknown) => {
      if (!isOffline(error)) throw error;
      return undefined;
    });
    const carried =
      last?.content && carriedOf(section, sectionValue(section, last.content, 0), ownedModules.current);
    const draftBefore = latestDraft.current;
    // What was typed while the last visit was loading wins.
    if (automatic && hasContent(section, draftBefore)) return;
    if (!carried || !hasContent(section, carried)) return void toast(t("copy.nothing"));
    setDraft(carried);
    toast(t("copy.done"), { action: { label: t("undo"), run: () => setDraft(draftBefore) } });
  };
  const latestCopy = useRef(copyFromLastVisit);
  latestCopy.current = copyFromLastVisit;
  const copy = useCallback(() => latestCopy.current(), []);

  const untouched =
    section === "medication" && versionOf(section, content) === 0 && !hasContent(section, draft);
  const shouldImport = untouched && space?.auto_drug_import === true && Boolean(previous?.summary.medication);
  const imported = useRef(false);
  useEffect(() => {
    if (!shouldImport || imported.current) return;
    let active = true;
    // An unsaved draft of an earlier page wins over the copy.
    void restored().then((value) => {
      if (!active || value === undefined) return;
      imported.current = true;
      if (!hasContent(section, value)) void latestCopy.current({ automatic: true });
    });
    return () => {
      active = false;
    };
  }, [shouldImport, section, restored]);
  return previous ? copy : undefined;
}

function ReadSection<K extends SectionKey>({ section }: { section: K }) {
  const { t } = useTranslation("visit");
  const { visit, content } = useVisitContext();
  const value = sectionValue(section, content, visit.appointment.price);
  const { View, Read = View } = SECTION_MODULES[section];
  return (
    <SectionFrame section={section}>
      {hasContent(section, value) || section === "price" ? (
        <Read value={value} />
      ) : (
        <p className={classes.nothing}>{t("nothing")}</p>
      )}
    </SectionFrame>
  );
}
