import type { SectionData, SectionKey } from "@meridian/core/contracts/visits/sections";
import { loadNamespaces } from "@meridian/ui/i18n/i18n";
import type { Namespace } from "@meridian/ui/i18n/resources";
import { loadInside } from "@meridian/ui/loading/load";
import { type ComponentType, lazy, useState } from "react";
import * as allergies from "../sections/allergies/section.tsx";
import * as complaint from "../sections/complaint/section.tsx";
import * as historyReview from "../sections/history_review/section.tsx";
import * as medication from "../sections/medication/section.tsx";
import * as price from "../sections/price/section.tsx";
import * as treatmentNotes from "../sections/treatment_notes/section.tsx";
import type { SectionModule } from "./section-props.ts";

type LoadedSection<T> = SectionModule<T> & {
  /** Loads its code; absent where that comes with the screen. */
  load?: () => Promise<unknown>;
};

/** A section whose code and texts are loaded when its step is opened. */
function lazySection<T>(
  load: () => Promise<SectionModule<T>>,
  texts: readonly Namespace[] = [],
): LoadedSection<T> {
  let loaded: SectionModule<T> | undefined;
  let loading: Promise<SectionModule<T>> | undefined;
  const loadOnce = () => {
    loading ??= loadInside(async () => {
      const [module] = await Promise.all([load(), loadNamespaces(texts)]);
      loaded = module;
      return module;
    });
    return loading;
  };
  const part = <P extends object>(of: (module: SectionModule<T>) => ComponentType<P>): ComponentType<P> => {
    const Later = lazy(async () => ({ default: of(await loadOnce()) }));
    return function Part(props: P) {
      // Loaded code is drawn without a placeholder. Decided once, because another component would lose its state.
      const [Component] = useState(() => (loaded ? of(loaded) : Later) as ComponentType<P>);
      return <Component {...props} />;
    };
  };
  return {
    load: loadOnce,
    Edit: part(({ Edit }) => Edit),
    View: part(({ View }) => View),
    Read: part(({ Read, View }) => Read ?? View),
  };
}

/** The editor and the views of every section. A new section needs an entry here, one in the contract, and its folder. */
export const SECTION_MODULES: { readonly [K in SectionKey]: LoadedSection<SectionData<K>> } = {
  complaint,
  medication,
  allergies,
  history_review: historyReview,
  past_history: lazySection(() => import("../sections/past_history/section.tsx")),
  life_habits: lazySection(() => import("../sections/life_habits/section.tsx")),
  review_of_systems: lazySection(() => import("../sections/review_of_systems/section.tsx")),
  osteopathy: lazySection(() => import("../sections/osteopathy/section.tsx"), ["osteopathy"]),
  vital_signs: lazySection(() => import("../sections/vital_signs/section.tsx")),
  tongue: lazySection(() => import("../sections/tongue/section.tsx")),
  pulse: lazySection(() => import("../sections/pulse/section.tsx"), ["pulse"]),
  ryodoraku: lazySection(() => import("../sections/ryodoraku/section.tsx"), ["ryodoraku"]),
  custom_tests: lazySection(() => import("../sections/custom_tests/section.tsx")),
  diagnosis: lazySection(() => import("../sections/diagnosis/section.tsx"), ["diagnosis"]),
  formulas: lazySection(() => import("../sections/formulas/section.tsx"), ["formulas", "ingredients"]),
  substances: lazySection(() => import("../sections/substances/section.tsx"), ["formulas", "ingredients"]),
  supplements: lazySection(
    () => import("../sections/supplements/section.tsx"),
    ["supplements", "ingredients"],
  ),
  osteopathic_treatment: lazySection(
    () => import("../sections/osteopathic_treatment/section.tsx"),
    ["treatments", "osteopathy"],
  ),
  other_treatments: lazySection(() => import("../sections/other_treatments/section.tsx"), ["treatments"]),
  custom_treatments: lazySection(() => import("../sections/custom_treatments/section.tsx"), ["treatments"]),
  safety: lazySection(() => import("../sections/safety/section.tsx"), ["safety"]),
  treatment_notes: treatmentNotes,
  price,
};
