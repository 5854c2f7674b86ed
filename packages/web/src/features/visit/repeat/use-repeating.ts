import { MODULES } from "@meridian/core/contracts/kernel/access";
import {
  applied,
  type PreMadeEntry,
  type PreMadeKind,
  takenBack,
} from "@meridian/core/contracts/treatments/pre-made";
import { useAllows } from "@meridian/ui/session/session";
import { useCallback, useSyncExternalStore } from "react";
import type { PointsBringer } from "../frame/points-slot.ts";
import { fresh } from "../frame/pre-made.ts";
import { GIVEN_AGAIN, type Given, type GivenSection, type Standing } from "../model/repeated.ts";
import type { Hand } from "../safety/live-sections.ts";
import { useSafety } from "../safety/safety-context.tsx";

/** What came of it. */
export type Repeated = { left: number; gone: number; undo: () => void };

const of = <K extends Given["kind"]>(given: readonly Given[], ...kinds: K[]) =>
  given.filter((one): one is Extract<Given, { kind: K }> => (kinds as string[]).includes(one.kind));

/** The visit as it stands, and how what an earlier one gave comes into it: through the writes of choosing by hand. */
export function useRepeating(bringer: PointsBringer | undefined) {
  const { hand } = useSafety();
  const allows = useAllows();
  const { sections, points } = useSyncExternalStore(hand.subscribe, hand.read);
  const owned = MODULES.filter((module) => allows({ module }) && (module !== "mtc" || bringer));
  const standing: Standing = {
    sections,
    points: bringer?.now.points ?? [],
    ashi: bringer?.now.ashi ?? "",
  };
  const repeat = useCallback(
    async (given: readonly Given[]): Promise<Repeated> => {
      const needled = await broughtPoints(given, bringer);
      const entries = (Object.keys(GIVEN_AGAIN) as GivenSection[]).map((section) =>
        broughtEntries(
          section,
          of(given, section).map(({ item }) => item),
          hand,
        ),
      );
      const advised = of(given, "advice").map(({ text }) => broughtAdvice(text, hand));
      const all = [needled, ...entries, ...advised];
      return {
        left: all.reduce((sum, { left }) => sum + left, 0),
        gone: needled.gone,
        undo: () => {
          for (const { undo } of all) undo();
        },
      };
    },
    [bringer, hand],
  );
  return { owned, standing, points, repeat };
}

const NOTHING: Repeated = { left: 0, gone: 0, undo: () => undefined };

async function broughtPoints(given: readonly Given[], bringer: PointsBringer | undefined): Promise<Repeated> {
  const points = of(given, "body", "ear").flatMap((one) => one.points);
  const [ashi] = of(given, "ashi");
  if (!bringer || (points.length === 0 && !ashi)) return NOTHING;
  return bringer.bring({ points, ashi: ashi?.text ?? "", marks: ashi?.marks ?? [] });
}

type Held = { items: PreMadeEntry[] };
type Writing = (section: GivenSection, change: (now: Held) => Held) => void;

function broughtEntries(section: GivenSection, items: readonly PreMadeEntry[], hand: Hand): Repeated {
  if (items.length === 0) return NOTHING;
  const write = hand.write as unknown as Writing;
  const own = items.map(fresh);
  const kind = GIVEN_AGAIN[section];
  const come = (now: readonly PreMadeEntry[]) => applied<PreMadeKind>(kind, now, own, (entry) => entry);
  const { added, left } = come((hand.read().sections[section] as Held | undefined)?.items ?? []);
  write(section, (now) => ({ ...now, items: come(now.items).items }));
  return {
    ...{ left, gone: 0 },
    undo: () => write(section, (now) => ({ ...now, items: takenBack(now.items, added, ({ id }) => id) })),
  };
}

function broughtAdvice(text: string, hand: Hand): Repeated {
  let stood: string | undefined;
  let stands = "";
  hand.write("treatment_notes", (now) => {
    stood = now.advice ?? "";
    stands = [stood, text].filter(Boolean).join("\n");
    return { ...now, advice: stands };
  });
  return {
    ...{ left: 0, gone: 0 },
    // What was written into it since is nobody's to take away.
    undo: () =>
      hand.write("treatment_notes", (now) => (now.advice === stands ? { ...now, advice: stood ?? "" } : now)),
  };
}
