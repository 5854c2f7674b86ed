import type { SectionData, SectionKey } from "@meridian/core/contracts/sections";
import { loadNamespaces } from "@meridian/ui/i18n/i18n";
import type { Namespace } from "@meridian/ui/i18n/resources";
import { loadInside } from "@meridian/ui/loading/load";
import { lazy } from "react";
import type { Spec } from "./section-props.ts";
import * as allergies from "./sections/allergies/spec.tsx";
import * as complaint from "./sections/complaint/spec.tsx";
import * as medication from "./sections/medication/spec.tsx";
import * as price from "./sections/price/spec.tsx";
import * as treatmentNotes from "./sections/treatment_notes/spec.tsx";

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
  past_history: later(() => import("./sections/past_history/spec.tsx")),
  life_habits: later(() => import("./sections/life_habits/spec.tsx")),
  review_of_systems: later(() => import("./sections/review_of_systems/spec.tsx")),
  osteopathy: later(() => import("./sections/osteopathy/spec.tsx"), ["osteopathy"]),
  vital_signs: later(() => import("./sections/vital_signs/spec.tsx")),
  tongue: later(() => import("./sections/tongue/spec.tsx")),
  pulse: later(() => import("./sections/pulse/spec.tsx"), ["pulse"]),
  ryodoraku: later(() => import("./sections/ryodoraku/spec.tsx"), ["ryodoraku"]),
  custom_tests: later(() => import("./sections/custom_tests/spec.tsx")),
  diagnosis: later(() => import("./sections/diagnosis/spec.tsx"), ["diagnosis"]),
  formulas: later(() => import("./sections/formulas/spec.tsx"), ["formulas", "ingredients"]),
  substances: later(() => import("./sections/substances/spec.tsx"), ["formulas", "ingredients"]),
  supplements: later(() => import("./sections/supplements/spec.tsx"), ["supplements", "ingredients"]),
  osteopathic_treatment: later(
    () => import("./sections/osteopathic_treatment/spec.tsx"),
    ["treatments", "osteopathy"],
  ),
  other_treatments: later(() => import("./sections/other_treatments/spec.tsx"), ["treatments"]),
  custom_treatments: later(() => import("./sections/custom_treatments/spec.tsx"), ["treatments"]),
  safety: later(() => import("./sections/safety/spec.tsx"), ["safety"]),
  treatment_notes: treatmentNotes,
  price,
};
