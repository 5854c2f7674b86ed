import { Button } from "@mantine/core";
import { type SectionKey, sectionSpec, sections } from "@meridian/core/contracts/visits/sections";
import { typedContent } from "@meridian/ui/api/unsaved";
import { deepEqual } from "@meridian/ui/drafts/deep-equal";
import { type Draft, draftsLeft, removeDraft, saveDraft } from "@meridian/ui/drafts/drafts";
import { useCopy } from "@meridian/ui/feedback/copy-text";
import { toast } from "@meridian/ui/feedback/toasts";
import { formatDateTime } from "@meridian/ui/i18n/format";
import { useAllows } from "@meridian/ui/session/session";
import { Notice } from "@meridian/ui/states/states";
import { Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { sectionValue, wholeDraft } from "../model/sections.ts";
import { SECTION_MODULES } from "./registry.tsx";
import classes from "./section.module.css";
import { useVisitContext } from "./visit-context.tsx";

type LeftoverDraft = Draft<Record<string, unknown>> & { part: SectionKey | "acupuncture" };

const isSection = (name: string): name is SectionKey => Object.hasOwn(sections, name);
const partOf = (key: string) => key.split("@")[0]?.split("/").at(-1) ?? "";

/**
 * Drafts of this appointment that can no longer be saved, because it was signed meanwhile, belongs to somebody else or
 * needs a module the clinic no longer has. They are shown until the user discards them.
 */
export default function LocalLeftovers() {
  const { t } = useTranslation("visit");
  const { left, drop } = useLeftovers();
  if (left.length === 0) return null;
  return (
    <div className={classes.spaced}>
      <Notice tone="amber" title={t("left.title")}>
        <p>{t("left.help")}</p>
        {left.map((draft) => (
          <Leftover key={draft.key} draft={draft} onDrop={() => drop(draft)} />
        ))}
      </Notice>
    </div>
  );
}

function useLeftovers() {
  const { t } = useTranslation("visit");
  const { visit, content, mode } = useVisitContext();
  const { id, price } = visit.appointment;
  const allows = useAllows();
  const [found, setFound] = useState<LeftoverDraft[]>([]);
  useEffect(() => {
    let unmounted = false;
    void draftsLeft<Record<string, unknown>>(`appointment/${id}/`).then((drafts) => {
      const known = drafts.flatMap((draft) => {
        const part = partOf(draft.key);
        return isSection(part) || part === "acupuncture" ? [{ ...draft, part } as LeftoverDraft] : [];
      });
      if (!unmounted) setFound(known);
    });
    return () => {
      unmounted = true;
    };
  }, [id]);
  const left = found.filter(({ part, value }) => {
    const module = part === "acupuncture" ? "mtc" : sectionSpec(part).module;
    if (mode === "live" && (!module || allows({ module }))) return false;
    return (
      part === "acupuncture" ||
      !deepEqual(wholeDraft(part, value as never), sectionValue(part, content, price))
    );
  });
  const drop = (draft: LeftoverDraft) => {
    setFound((all) => all.filter(({ key }) => key !== draft.key));
    const { key, value, baseVersion, edits = [] } = draft;
    void removeDraft(key);
    const back = () => {
      setFound((all) => [...all, draft]);
      void saveDraft(key, value, { baseVersion, edits });
    };
    toast(t("left.dropped"), { action: { label: t("undo"), run: back } });
  };
  return { left, drop };
}

function Leftover({ draft, onDrop }: { draft: LeftoverDraft; onDrop: () => void }) {
  const { t } = useTranslation("visit");
  const { t: act } = useTranslation("ui");
  const { part, value, at } = draft;
  const words = typedContent(value);
  const title = part === "acupuncture" ? t("steps.acupuncture") : t(`section.${part}`);
  const copy = useCopy();
  return (
    <section className={classes.left} aria-label={t("left.of", { title })}>
      <h3>
        {title} <small>{formatDateTime(at)}</small>
      </h3>
      <Suspense>
        {part === "acupuncture" ? (
          <p>{words.map((one) => one.value).join(", ")}</p>
        ) : (
          <LeftoverContent part={part} value={value} />
        )}
      </Suspense>
      <div className={classes.row}>
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => copy(words.map((one) => one.value).join("\n"))}
        >
          {act("action.copy")}
        </Button>
        <Button variant="default" size="compact-sm" onClick={onDrop}>
          {t("left.drop")}
        </Button>
      </div>
    </section>
  );
}

function LeftoverContent<K extends SectionKey>({ part, value }: { part: K; value: Record<string, unknown> }) {
  const { View } = SECTION_MODULES[part];
  return <View value={wholeDraft(part, value as never)} />;
}
