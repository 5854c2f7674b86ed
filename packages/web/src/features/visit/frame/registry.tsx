import type { SectionData, SectionKey } from "@meridian/core/contracts/visits/sections";
import { loadNamespaces } from "@meridian/ui/i18n/i18n";
import type { Namespace } from "@meridian/ui/i18n/resources";
import { loadInside } from "@meridian/ui/loading/load";
import { lazy } from "react";
import * as allergies from "../sections/allergies/section.tsx";
import * as complaint from "../sections/complaint/section.tsx";
import * as historyReview from "../sections/history_review/section.tsx";
import * as medication from "../sections/medication/section.tsx";
import * as price from "../sections/price/section.tsx";
import * as treatmentNotes from "../sections/treatment_notes/spec.tsx";
import type { Spec } from "./section-props.ts";

/** A section whose code, and whose own texts, arrive when its step is opened. */
function later<T>(load: () => Promise<Spec<T>>, texts: readonly Namespace[] = []): Spec<T> {
  const both = () => loadInside(async () => (await Promise.all([load(), loadNamespaces(texts)]))[0]);
  return {
    Edit: lazy(async () => ({ default: (await both()).Edit })),
    View: lazy(async () => ({ default: (await both()).View })),
    Read: lazy(async () => {
      const { Read, View } = await both();
      return { default: Read ?? View };
    }),
  };
}

/** Every section's editor and reading view: a new section is one entry here, one in the contract and one folder. */
export const SPECS: { readonly [K in SectionKey]: Spec<SectionData<K>> } = {
  complaint,
  medication,
  allergies,
  history_review: historyReview,
  past_history: later(() => import("../sections/past_history/section.tsx")),
  life_habits: later(() => import("../sections/life_habits/section.tsx")),
  review_of_systems: later(() => import("../sections/review_of_systems/section.tsx")),
  osteopathy: later(() => import("../sections/osteopathy/section.tsx"), ["osteopathy"]),
  vital_signs: later(() => import("../sections/vital_signs/section.tsx")),
  tongue: later(() => import("../sections/tongue/section.tsx")),
  pulse: later(() => import("../sections/pulse/section.tsx"), ["pulse"]),
  ryodoraku: later(() => import("../sections/ryodoraku/section.tsx"), ["ryodoraku"]),
  custom_tests: later(() => import("../sections/custom_tests/section.tsx")),
  diagnosis: later(() => import("../sections/diagnosis/section.tsx"), ["diagnosis"]),
  formulas: later(() => import("../sections/formulas/section.tsx"), ["formulas", "ingredients"]),
  substances: later(() => import("../sections/substances/section.tsx"), ["formulas", "ingredients"]),
  supplements: later(() => import("../sections/supplements/section.tsx"), ["supplements", "ingredients"]),
  osteopathic_treatment: later(
    () => import("../sections/osteopathic_treatment/section.tsx"),
    ["treatments", "osteopathy"],
  ),
  other_treatments: later(() => import("../sections/other_treatments/section.tsx"), ["treatments"]),
  custom_treatments: later(() => import("../sections/custom_treatments/section.tsx"), ["treatments"]),
  safety: later(() => import("../sections/safety/section.tsx"), ["safety"]),
  treatment_notes: treatmentNotes,
  price,
};
