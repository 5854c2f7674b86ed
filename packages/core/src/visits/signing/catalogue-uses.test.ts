import { expect, test } from "vitest";
import type { SectionKey } from "../../contracts/visits/sections.ts";
import { catalogueUsesOf } from "./catalogue-uses.ts";

const sections = (content: Partial<Record<SectionKey, Record<string, unknown>>>) =>
  new Map(Object.entries(content).map(([key, data]) => [key as SectionKey, { data }]));
const needled = (...ids: string[]) =>
  ({
    points: ids.map((id) => ({ id, side: "left", auricular: false })),
    ashi_points: "",
    ashi_marks: [],
  }) as never;

test("a visit uses what was needled, prescribed, taken and found, each entry once", () => {
  const uses = catalogueUsesOf(
    sections({
      formulas: {
        items: [
          { sources: ["bazhentang"], ingredients: [{ substance: "gancao" }, { substance: "danggui" }] },
        ],
      },
      substances: { items: [{ substance: "gancao" }] },
      supplements: {
        items: [
          { kind: "plant", item: "tilia_cordata", contains: [], nutrients: [] },
          { kind: "product", item: "prd_demo", contains: ["zinc", "hypericum_perforatum"], nutrients: [] },
          { kind: "product", item: "demo-labs-sleep", contains: ["melatonin", "demo_oil"], nutrients: [] },
        ],
      },
      medication: { items: [{ inn: "Warfarin" }, { inn: "", drug: "in the user's words" }] },
      diagnosis: {
        icd: [
          {
            code: "M54.5",
            title: "Back pain",
            extensions: [{ code: "XK9K", axis: "laterality", en: "right", pt: "direita" }],
          },
        ],
      },
      tongue: { whole: ["body_color.pale"] },
    }),
    needled("ST36", "EX-HN3", "pnt_own", "ST36"),
  );
  expect(uses).toMatchObject({
    points: ["ex-hn3", "st36"],
    formulas: ["bazhentang"],
    substances: ["danggui", "gancao"],
    nutrients: ["zinc"],
    // Which table the key of an added ingredient is of, only the published catalogues know.
    ingredients: ["demo_oil", "melatonin"],
    plants: ["demo_oil", "hypericum_perforatum", "tilia_cordata"],
    supplements: ["demo-labs-sleep"],
    drugs: ["warfarin"],
    "icd-extensions": ["xk9k"],
    tongue: ["body-color--pale"],
  });
});

test("what was stored in another form is left out, and the rest counts", () => {
  const uses = catalogueUsesOf(
    sections({
      formulas: { items: "none" },
      substances: { items: [{ substance: 7 }, { substance: "A name with spaces" }, { substance: "gancao" }] },
      tongue: { whole: 3 },
    }),
    undefined,
  );
  expect(uses).toEqual({ substances: ["gancao"] });
});
