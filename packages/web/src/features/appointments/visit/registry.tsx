import type { SectionData, SectionKey } from "@meridian/core/contracts/sections";
import { lazy } from "react";
import type { Spec } from "./section-props.ts";
import * as complaint from "./sections/complaint/spec.tsx";
import * as freeText from "./sections/free_text/spec.tsx";
import * as allergies from "./sections/allergies/spec.tsx";
import * as medication from "./sections/medication/spec.tsx";
import * as price from "./sections/price/spec.tsx";

/** A section whose code arrives when its step is opened. */
const later = <T,>(load: () => Promise<Spec<T>>): Spec<T> => ({
  Edit: lazy(async () => ({ default: (await load()).Edit })),
  View: lazy(async () => ({ default: (await load()).View })),
});

/** Every section's editor and reading view: a new section is one entry here, one in the contract and one folder. */
export const SPECS: { readonly [K in SectionKey]: Spec<SectionData<K>> } = {
  complaint,
  medication,
  allergies,
  past_history: later(() => import("./sections/past_history/spec.tsx")),
  life_habits: later(() => import("./sections/life_habits/spec.tsx")),
  review_of_systems: later(() => import("./sections/review_of_systems/spec.tsx")),
  vital_signs: later(() => import("./sections/vital_signs/spec.tsx")),
  tongue: later(() => import("./sections/tongue/spec.tsx")),
  custom_tests: later(() => import("./sections/custom_tests/spec.tsx")),
  diagnosis: later(() => import("./sections/diagnosis/spec.tsx")),
  treatment_notes: freeText,
  price,
};
