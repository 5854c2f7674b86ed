import { newPartId } from "@meridian/core/contracts/kernel/part-id";
import {
  applied,
  kindOf,
  type PreMadeContent,
  type PreMadeEntry,
  type PreMadeKind,
  withoutAdded,
} from "@meridian/core/contracts/treatments/pre-made";
import { carriedForward, type SectionData, type SectionKey } from "@meridian/core/contracts/visits/sections";
import type { GivenCustomTreatment } from "@meridian/core/contracts/visits/sections/custom-treatments";
import { deepEqual } from "@meridian/ui/drafts/deep-equal";
import { type PreMadeProps, type Saveable, usePreMadeTools } from "@meridian/ui/treatments/pre-made";
import { useTranslation } from "react-i18next";

/** The sections that pre-made treatments can fill, each with its kind of pre-made treatment. */
export const PRE_MADE_KINDS: { readonly [K in SectionKey]?: PreMadeKind } = {
  formulas: "formulas",
  substances: "substances",
  supplements: "supplements",
  osteopathic_treatment: "osteopathy",
  other_treatments: "other",
  custom_treatments: "custom",
} as { readonly [K in SectionKey]?: PreMadeKind };

type Value = PreMadeContent;
type Change<T> = (next: T | ((now: T) => T)) => void;

/** The buttons and panel for pre-made treatments in a section's heading; nothing where its kind has none. */
export function useSectionPreMade<K extends SectionKey>(
  section: K,
  draft: SectionData<K>,
  setDraft: Change<SectionData<K>>,
) {
  const { t } = useTranslation("visit");
  const kind = PRE_MADE_KINDS[section];
  return usePreMadeTools(
    t(`section.${section}`),
    kind &&
      toolsOf(kind, {
        value: draft as unknown as Value,
        // A pre-made treatment is for every patient, so values of this patient's day are left out.
        lasting: (carriedForward(section, draft) ?? draft) as unknown as Value,
        setValue: setDraft as unknown as Change<Value>,
      }),
  );
}

/**
 * A copy of an entry with a new id and without the patient's response. A clinic's own treatment keeps its id, which
 * identifies it.
 */
export const withNewId = (entry: PreMadeEntry): PreMadeEntry =>
  entry.id.startsWith("ctr_")
    ? entry
    : { ...entry, id: newPartId(), ...("response" in entry && { response: null }) };

type Tools = { value: Value; lasting: Value; setValue: Change<Value> };

function toolsOf(kind: PreMadeKind, { value, lasting, setValue }: Tools): PreMadeProps {
  return {
    offered: (category) => kindOf(category) === kind,
    saveable: saveableOf(kind, lasting),
    apply: ({ content }) => {
      const result = applied(kind, value.items, content.items, withNewId);
      const next = { ...value, items: result.items };
      setValue(next);
      return {
        ...result,
        added: result.added.length || Number(!deepEqual(next, value)),
        known: result.known,
        undo: () =>
          setValue((now) =>
            deepEqual(now, next)
              ? value
              : { ...now, items: withoutAdded(now.items, result.added, ({ id }) => id) },
          ),
      };
    },
  };
}

/** What can be saved as pre-made: the whole section, or each of a clinic's own treatments separately. */
function saveableOf(kind: PreMadeKind, { items }: Value): Saveable[] {
  if (items.length === 0) return [];
  if (kind !== "custom") return [{ category: kind, label: "", content: { items } }];
  return (items as GivenCustomTreatment[]).map((item) => ({
    category: item.id,
    label: item.name,
    content: { items: [item] },
  }));
}
