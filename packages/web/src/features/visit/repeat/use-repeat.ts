import { MODULES } from "@meridian/core/contracts/kernel/access";
import {
  applied,
  type PreMadeEntry,
  type PreMadeKind,
  withoutAdded,
} from "@meridian/core/contracts/treatments/pre-made";
import { useAllows } from "@meridian/ui/session/session";
import { useCallback, useSyncExternalStore } from "react";
import type { PointsImporter } from "../frame/points-slot.ts";
import { withNewId } from "../frame/pre-made.ts";
import {
  type CurrentContent,
  REPEATABLE_SECTIONS,
  type Repeatable,
  type RepeatableSection,
} from "../model/repeatable.ts";
import type { LiveStore } from "../safety/live-content.ts";
import { useSafety } from "../safety/safety-context.tsx";

/** What came of it. */
export type RepeatResult = { overflow: number; unknown: number; undo: () => void };

const of = <K extends Repeatable["kind"]>(given: readonly Repeatable[], ...kinds: K[]) =>
  given.filter((one): one is Extract<Repeatable, { kind: K }> => (kinds as string[]).includes(one.kind));

/**
 * The current visit, and how entries of an earlier one are added to it: with the same writes as choosing them by hand.
 */
export function useRepeat(importer: PointsImporter | undefined) {
  const { live } = useSafety();
  const allows = useAllows();
  const { sections, points } = useSyncExternalStore(live.subscribe, live.read);
  const owned = MODULES.filter((module) => allows({ module }) && (module !== "mtc" || importer));
  const current: CurrentContent = {
    sections,
    points: importer?.current.points ?? [],
    ashi: importer?.current.ashi ?? "",
  };
  const repeat = useCallback(
    async (given: readonly Repeatable[]): Promise<RepeatResult> => {
      const needled = await addPoints(given, importer);
      const entries = (Object.keys(REPEATABLE_SECTIONS) as RepeatableSection[]).map((section) =>
        addEntries(
          section,
          of(given, section).map(({ item }) => item),
          live,
        ),
      );
      const advised = of(given, "advice").map(({ text }) => addAdvice(text, live));
      const all = [needled, ...entries, ...advised];
      return {
        overflow: all.reduce((sum, { overflow }) => sum + overflow, 0),
        unknown: needled.unknown,
        undo: () => {
          for (const { undo } of all) undo();
        },
      };
    },
    [importer, live],
  );
  return { owned, current, points, repeat };
}

const NOTHING: RepeatResult = { overflow: 0, unknown: 0, undo: () => undefined };

async function addPoints(
  given: readonly Repeatable[],
  importer: PointsImporter | undefined,
): Promise<RepeatResult> {
  const points = of(given, "body", "ear").flatMap((one) => one.points);
  const [ashi] = of(given, "ashi");
  if (!importer || (points.length === 0 && !ashi)) return NOTHING;
  return importer.importPoints({ points, ashi: ashi?.text ?? "", marks: ashi?.marks ?? [] });
}

type Held = { items: PreMadeEntry[] };
type Writing = (section: RepeatableSection, change: (now: Held) => Held) => void;

function addEntries(
  section: RepeatableSection,
  items: readonly PreMadeEntry[],
  live: LiveStore,
): RepeatResult {
  if (items.length === 0) return NOTHING;
  const write = live.updateSection as unknown as Writing;
  const own = items.map(withNewId);
  const kind = REPEATABLE_SECTIONS[section];
  const come = (now: readonly PreMadeEntry[]) => applied<PreMadeKind>(kind, now, own, (entry) => entry);
  const { added, left: overflow } = come((live.read().sections[section] as Held | undefined)?.items ?? []);
  write(section, (now) => ({ ...now, items: come(now.items).items }));
  return {
    overflow,
    unknown: 0,
    undo: () => write(section, (now) => ({ ...now, items: withoutAdded(now.items, added, ({ id }) => id) })),
  };
}

function addAdvice(text: string, live: LiveStore): RepeatResult {
  let before: string | undefined;
  let advice = "";
  live.updateSection("treatment_notes", (now) => {
    before = now.advice ?? "";
    advice = [before, text].filter(Boolean).join("\n");
    return { ...now, advice };
  });
  return {
    overflow: 0,
    unknown: 0,
    // Text written since must not be removed.
    undo: () =>
      live.updateSection("treatment_notes", (now) =>
        now.advice === advice ? { ...now, advice: before ?? "" } : now,
      ),
  };
}
