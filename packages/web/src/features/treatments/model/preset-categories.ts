import {
  moduleOf,
  TREATMENT_CATEGORIES,
  type TreatmentCategory,
} from "@meridian/core/contracts/treatments/pre-made";

/** Where what a category is chosen from is kept; osteopathic techniques and other treatments come as they are. */
export const SETTINGS: Readonly<Partial<Record<TreatmentCategory, string>>> = {
  acupuncture: "/settings/acupuncture",
  auricular: "/settings/auricular-acupuncture",
  formulas: "/settings/cmm",
  substances: "/settings/cmm",
  supplements: "/settings/supplements",
};

/** The categories of the modules one has. */
export const categoriesOf = (allows: (who: { module: ReturnType<typeof moduleOf> }) => boolean) =>
  TREATMENT_CATEGORIES.filter((category) => allows({ module: moduleOf(category) }));

/** Where the pre-made treatments of a category stand: those of a clinic's own treatment at an address of theirs. */
export const presetPath = (category: string): string =>
  category.startsWith("ctr_")
    ? `/custom-treatments/${category}/pre-made-treatments`
    : `/treatments/${category}/pre-made-treatments`;

/** Where one is edited; `new` makes one. */
export const editPath = (category: string, id: string): string => `${presetPath(category)}/${id}/edit`;
