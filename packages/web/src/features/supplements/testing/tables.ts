import type { SupplementTables } from "@meridian/core/contracts/supplements/supplements";

const source = { origin: "Demo origin", weakness: "from memory" };
/** The tables of plants and nutrients, with two plants and one nutrient. */
export const tables: SupplementTables = {
  version: "1",
  plants: [
    {
      key: "valeriana_officinalis",
      scientific: "Valeriana officinalis",
      name: "Valerian",
      names: ["Valerian", "Valeriana"],
      part: "root",
      dose_min_g: 2,
      dose_max_g: 9,
      uses: ["insomnia"],
      cautions: ["sedatives"],
    },
    {
      key: "ginkgo_biloba",
      scientific: "Ginkgo biloba",
      name: "Ginkgo",
      names: ["Ginkgo"],
      part: "leaf",
      dose_min_g: null,
      dose_max_g: null,
      uses: ["memory"],
      cautions: [],
    },
  ],
  nutrients: [{ key: "zinc", name: "Zinc", names: ["Zinc"], unit: "mg", nrv: 10, ul: 25, note: "" }],
  sources: { plants: source, nutrients: source },
};

/** A product of the catalogue as it is published, with what differs in its fields and beside them. */
export const publishedProduct = (key: string, over: object = {}, marks: object = {}) => ({
  key,
  retired: false,
  review: "unreviewed",
  reviewed_on: null,
  reference: "",
  ...marks,
  fields: {
    name: { en: `Demo ${key}`, pt: "" },
    brand: "Demo Labs",
    properties: ["vegan"],
    taken_as: "tablet",
    units_per_box: 60,
    volume: null,
    volume_unit: "ml",
    units: 2,
    times_per_day: 1,
    days: 30,
    posology: { en: "at night", pt: "" },
    warnings: { en: "", pt: "" },
    contents: [
      { item: "zinc", amount: 5, unit: "mg" },
      { item: "melatonin", amount: 1, unit: "mg" },
    ],
    ...over,
  },
});
