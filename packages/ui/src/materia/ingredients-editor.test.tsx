import { type Ingredient, type Substance, substanceFacts } from "@meridian/core/contracts/materia/materia";
import { renderUi } from "@meridian/ui/testing/render";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { type IngredientCatalogue, IngredientsEditor, ingredientOf } from "./ingredients-editor.tsx";

const substance = (id: string, pinyin: string, zh: string, [least, most]: (number | null)[]) =>
  ({
    ...substanceFacts.parse({ pinyin, zh, latin: `${id} radix`, dose_min_g: least, dose_max_g: most }),
    id,
    user_id: null,
  }) as Substance;
const KNOWN = [
  substance("chaihu", "Chái Hú", "柴胡", [3, 9]),
  substance("danggui", "Dāng Guī", "当归", [6, 12]),
  substance("mudanpi", "Mǔ Dān Pí", "牡丹皮", [6, 12]),
  substance("bohe", "Bò Hé", "薄荷", [3, 6]),
  substance("unsaid", "Wèi Zhī", "", [null, null]),
];
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}| /gu, "")
    .toLowerCase();
const catalogue: IngredientCatalogue = {
  substance: (id) => KNOWN.find((one) => one.id === id),
  find: (text) => KNOWN.filter(({ pinyin }) => plain(pinyin).includes(plain(text))),
};
const line = (id: string, grams: number) => {
  const known = catalogue.substance(id);
  if (!known) throw new Error(`no ${id}`);
  return ingredientOf(known, grams);
};

async function editor(start: Ingredient[] = [], source?: Ingredient[]) {
  const held = { now: start };
  function Held() {
    const [value, setValue] = useState<Ingredient[]>(start);
    held.now = value;
    return (
      <IngredientsEditor
        value={value}
        onChange={(next) => setValue((now) => next(now))}
        catalogue={catalogue}
        ready={async () => catalogue}
        source={source}
      />
    );
  }
  await renderUi(<Held />, { namespaces: ["ingredients"] });
  const user = userEvent.setup();
  const weights = () => held.now.map(({ substance: id, grams }) => `${id} ${grams}`);
  return { user, weights, search: screen.getByRole("combobox", { name: "Add a substance" }) };
}
const weight = (name: string) => screen.getByRole("textbox", { name: `Grams of ${name} a day` });

it("adds with what was typed or the usual grams, and the focus stays in the search", async () => {
  const { user, weights, search } = await editor();
  await user.type(search, "chaihu{Enter}");
  await user.type(search, "dang gui 10{Enter}");
  await user.type(search, "danpi 4,5 g{Enter}");
  await user.type(search, "wei zhi{Enter}");
  expect(weights()).toEqual(["chaihu 6", "danggui 10", "mudanpi 4.5", "unsaid 0"]);
  expect(document.activeElement).toBe(search);
  expect(screen.getByText("4 substances · 20.5 g a day")).toBeTruthy();
  expect(screen.getByText("below 6–12 g")).toBeTruthy();
  expect(screen.getByText("How many grams?")).toBeTruthy();
});

it("gives what is there another weight, and leaves it alone without one", async () => {
  const { user, weights, search } = await editor([line("chaihu", 9), line("bohe", 3)]);
  await user.type(search, "chaihu 12{Enter}");
  expect(weights()).toEqual(["chaihu 12", "bohe 3"]);
  await user.type(search, "chaihu{Enter}");
  expect(weights()).toEqual(["chaihu 12", "bohe 3"]);
});

it("removes by typing and by the button, with undo", async () => {
  const { user, weights, search } = await editor([line("chaihu", 9), line("danggui", 9), line("bohe", 3)]);
  await user.type(search, "-dang{Enter}");
  expect(weights()).toEqual(["chaihu 9", "bohe 3"]);
  await user.click(screen.getByRole("button", { name: "Remove Bò Hé" }));
  expect(weights()).toEqual(["chaihu 9"]);
});

it("leads by Enter through the weights and back to the search, and refuses what is no weight", async () => {
  const { user, weights, search } = await editor([line("chaihu", 9), line("bohe", 3)]);
  await user.click(weight("Chái Hú"));
  await user.clear(weight("Chái Hú"));
  await user.type(weight("Chái Hú"), "7,5{Enter}");
  expect(document.activeElement).toBe(weight("Bò Hé"));
  await user.keyboard("4{Enter}");
  expect(document.activeElement).toBe(search);
  expect(weights()).toEqual(["chaihu 7.5", "bohe 4"]);
  await user.type(weight("Bò Hé"), "x");
  expect(screen.getByText("From 0 to 2000")).toBeTruthy();
  expect(weights()).toEqual(["chaihu 7.5", "bohe 4"]);
});

it("scales to a total, and shows what was changed against the source", async () => {
  const source = [line("chaihu", 9), line("danggui", 9), line("bohe", 3)];
  const { user, weights, search } = await editor(source, source);
  const list = screen.getByRole("list", { name: "Ingredients" });
  await user.type(screen.getByRole("textbox", { name: "Scale to a total of" }), "42{Enter}");
  expect(weights()).toEqual(["chaihu 18", "danggui 18", "bohe 6"]);
  expect(within(list).queryByText(/^was/)).toBeNull();
  await user.type(search, "bohe 3{Enter}");
  await user.type(search, "danpi{Enter}");
  expect(within(list).getByText("added")).toBeTruthy();
});
