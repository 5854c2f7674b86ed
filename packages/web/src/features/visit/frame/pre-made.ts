import { newPartId } from "@meridian/core/contracts/kernel/part-id";
import {
  applied,
  kindOf,
  type PreMadeContent,
  type PreMadeEntry,
  type PreMadeKind,
  takenBack,
} from "@meridian/core/contracts/treatments/pre-made";
import { carriedForward, type SectionData, type SectionKey } from "@meridian/core/contracts/visits/sections";
import type { GivenCustomTreatment } from "@meridian/core/contracts/visits/sections/custom-treatments";
import { same } from "@meridian/ui/drafts/deep-equal";
import { type PreMadeProps, type Saveable, usePreMadeTools } from "@meridian/ui/treatments/pre-made";

/** Sections that pre-made treatments are for, and of which kind those are. */
export const KINDS: { readonly [K in SectionKey]?: PreMadeKind } = {
  formulas: "formulas",
  substances: "substances",
  supplements: "supplements",
  osteopathic_treatment: "osteopathy",
  other_treatments: "other",
  custom_treatments: "custom",
} as { readonly [K in SectionKey]?: PreMadeKind };

type Value = PreMadeContent;
type Change<T> = (next: T | ((now: T) => T)) => void;

/** What a section's heading offers of pre-made treatments; nothing where there are none of its kind. */
export function useSectionPreMade<K extends SectionKey>(
  section: K,
  draft: SectionData<K>,
  setDraft: Change<SectionData<K>>,
) {
  const kind = KINDS[section];
  return usePreMadeTools(
    kind &&
      toolsOf(kind, {
        value: draft as unknown as Value,
        // What was told of this patient's day is no part of a treatment that everybody applies.
        lasting: (carriedForward(section, draft) ?? draft) as unknown as Value,
        setValue: setDraft as unknown as Change<Value>,
      }),
  );
}

/** Every entry is one of its own, whoever made it first; a clinic's own treatment is known by its id. */
export const fresh = (entry: PreMadeEntry): PreMadeEntry =>
  entry.id.startsWith("ctr_")
    ? entry
    : { ...entry, id: newPartId(), ...("response" in entry && { response: null }) };

type Tools = { value: Value; lasting: Value; setValue: Change<Value> };

function toolsOf(kind: PreMadeKind, { value, lasting, setValue }: Tools): PreMadeProps {
  return {
    offered: (category) => kindOf(category) === kind,
    saveable: saveableOf(kind, lasting),
    apply: ({ content }) => {
      const result = applied(kind, value.items, content.items, fresh);
      const next = { ...value, items: result.items };
      setValue(next);
      return {
        ...result,
        added: result.added.length || Number(!same(next, value)),
        known: result.known,
        undo: () =>
          setValue((now) =>
            same(now, next) ? value : { ...now, items: takenBack(now.items, result.added, ({ id }) => id) },
          ),
      };
    },
  };
}

/** The section as it stands; of a clinic's own treatments each for itself. */
function saveableOf(kind: PreMadeKind, { items }: Value): Saveable[] {
  if (items.length === 0) return [];
  if (kind !== "custom") return [{ category: kind, label: "", content: { items } }];
  return (items as GivenCustomTreatment[]).map((item) => ({
    category: item.id,
    label: item.name,
    content: { items: [item] },
  }));
}
