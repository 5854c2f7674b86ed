import type { Formula, Substance } from "@meridian/core/contracts/materia/materia";
import type { PrescribedFormula } from "@meridian/core/contracts/visits/sections/formulas";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import type { Materia } from "@meridian/ui/materia/catalogue";
import { renderUi } from "@meridian/ui/testing/render";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { prescribedFormula } from "../../model/prescribed.ts";
import { FormulaEditor } from "./formula-editor.tsx";

registerLocales(import.meta.glob("../../../../locales/{en,pt}/*.ts"));

const substance = (id: string, least: number, most: number) =>
  ({
    id,
    pinyin: id,
    name: "",
    zh: "",
    latin: "",
    dose_min_g: least,
    dose_max_g: most,
    toxicity: "none",
  }) as Substance;
const SUBSTANCES = [substance("chaihu", 3, 9), substance("gancao", 2, 10), substance("banxia", 3, 9)];
const formula = (id: string, parts: [string, number][]) =>
  ({
    id,
    name: id,
    zh: "",
    form: "decoction",
    doses_per_day: 2,
    days: 7,
    instructions: "",
    ingredients: parts.map(([one, grams]) => ({ substance: one, name: one, zh: "", latin: "", grams })),
  }) as unknown as Formula;
const FORMULAS = [
  formula("xiaoyao", [
    ["chaihu", 9],
    ["gancao", 4],
  ]),
  formula("erchen", [
    ["banxia", 9],
    ["gancao", 6],
  ]),
];
const starting =
  <T extends { id: string }>(all: readonly T[]) =>
  (text: string) =>
    all.filter(({ id }) => id.startsWith(text));
const materia = {
  substance: (id: string) => SUBSTANCES.find((one) => one.id === id),
  find: starting(SUBSTANCES),
  findFormulas: starting(FORMULAS),
} as unknown as Materia;

async function editor(retired: readonly string[] = []) {
  const start = prescribedFormula(FORMULAS[0] as Formula, (one) => retired.includes(one));
  const known = {
    ...materia,
    substance: (id: string) => {
      const found = materia.substance(id);
      return found && { ...found, retired: retired.includes(id) };
    },
  } as Materia;
  const held = { now: start };
  function Held() {
    const [value, setValue] = useState<PrescribedFormula>(start);
    held.now = value;
    return (
      <FormulaEditor
        value={value}
        materia={known}
        ready={async () => known}
        onChange={setValue}
        onRemove={() => undefined}
      />
    );
  }
  await renderUi(<Held />, { namespaces: ["formulas", "ingredients"] });
  const weights = () => held.now.ingredients.map(({ substance: id, grams }) => `${id} ${grams}`);
  return {
    user: userEvent.setup(),
    held,
    weights,
    search: () => screen.getByRole("combobox", { name: /^Add a substance to/ }),
  };
}

it("merges another formula from its search, both ways, and undoes it", async () => {
  const { user, weights, search, held } = await editor();
  await user.type(search(), "erchen{Enter}");
  expect(weights()).toEqual(["chaihu 9", "gancao 6", "banxia 9"]);
  expect(screen.getByRole("heading", { name: /xiaoyao & erchen/ })).toBeTruthy();
  const notice = screen.getByText(/kept once at the larger weight: gancao/);
  await user.click(screen.getByRole("button", { name: "Add the weights" }));
  expect(weights()).toEqual(["chaihu 9", "gancao 10", "banxia 9"]);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(weights()).toEqual(["chaihu 9", "gancao 4"]);
  expect(held.now.sources).toEqual(["xiaoyao"]);
  expect(notice.isConnected).toBe(false);
});

it("leaves retired substances of formulas out, and says which", async () => {
  const { user, weights, search } = await editor(["chaihu", "banxia"]);
  expect(weights()).toEqual(["gancao 4"]);
  expect(screen.getByText(/^chaihu is retired and was left out/)).toBeTruthy();
  await user.type(search(), "erchen{Enter}");
  expect(weights()).toEqual(["gancao 6"]);
  expect(screen.getByText(/^chaihu, banxia are retired and were left out/)).toBeTruthy();
});

it("shows the amounts a day, a dose and in total, and a name with the changes", async () => {
  const { user, search } = await editor();
  await user.type(search(), "banxia 7{Enter}");
  await user.type(search(), "-gan{Enter}");
  expect(screen.getByRole("heading", { name: /xiaoyao \+ banxia − gancao/ })).toBeTruthy();
  const taken = screen.getByRole("group", { name: /^Dosage of xiaoyao/ });
  expect(within(taken).getByText("16 g a day · 8 g a dose · 112 g in 7 days")).toBeTruthy();
  const days = within(taken).getByRole("textbox", { name: "Days" });
  await user.clear(days);
  await user.type(days, "10");
  expect(within(taken).getByText("16 g a day · 8 g a dose · 160 g in 10 days")).toBeTruthy();
});
