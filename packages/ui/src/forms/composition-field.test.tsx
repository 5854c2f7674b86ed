import { renderUi } from "@meridian/ui/testing/render";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { CompositionField, type TypedPortion } from "./composition-field.tsx";

const options = [
  { value: "huangqin", label: "Huáng Qín 黄芩" },
  { value: "huangqi", label: "Huáng Qí 黄芪" },
  { value: "mahuang", label: "Má Huáng 麻黄" },
  { value: "guizhi", label: "Guì Zhī 桂枝" },
  { value: "gancao", label: "Gān Cǎo 甘草" },
];

async function open(start: readonly TypedPortion[] = [], most = 3) {
  const held = { now: start };
  function Field() {
    const [value, setValue] = useState(start);
    held.now = value;
    const limits = { most, largest: 2000, digits: 2, unit: "g" };
    return (
      <CompositionField
        label="Demo formula"
        {...limits}
        options={options}
        value={value}
        onChange={setValue}
      />
    );
  }
  await renderUi(<Field />);
  const user = userEvent.setup();
  const rows = () => held.now.map(({ item, amount }) => `${item} ${amount}`);
  return { user, rows, search: screen.getByRole("combobox", { name: /Demo formula/ }) };
}
const amount = (name: string) => screen.getByRole("textbox", { name: `Amount of ${name}` });

test("rows are added by name and amount without leaving the search, and keep their order", async () => {
  const { user, rows, search } = await open();
  await user.type(search, "gui 9{Enter}");
  await user.type(search, "ma hu 4,5{Enter}");
  expect(rows()).toEqual(["guizhi 9", "mahuang 4.5"]);
  expect(document.activeElement).toBe(search);
  expect(screen.getByText("2 rows · 13.5 g")).toBeTruthy();
  // Typed again with another amount, it changes its row.
  await user.type(search, "gui 6{Enter}");
  expect(rows()).toEqual(["guizhi 6", "mahuang 4.5"]);
});

test("the name that was typed in full comes before a longer one", async () => {
  const { user, rows, search } = await open();
  await user.type(search, "huang qi 9{Enter}");
  expect(rows()).toEqual(["huangqi 9"]);
});

test("a name without an amount leads to the amount, and Enter from there back to the search", async () => {
  const { user, rows, search } = await open([{ item: "guizhi", amount: 9 }]);
  await user.type(search, "gancao{Enter}");
  await expect.poll(() => document.activeElement).toBe(amount("Gān Cǎo 甘草"));
  expect(screen.getByText("More than 0, at most 2,000")).toBeTruthy();
  await user.keyboard("3{Enter}");
  expect(document.activeElement).toBe(search);
  expect(rows()).toEqual(["guizhi 9", "gancao 3"]);
  expect(screen.queryByText(/^More than 0/)).toBeNull();
});

test("arrows move between the rows, and a row is removed in its field", async () => {
  const { user, rows } = await open([
    { item: "guizhi", amount: 9 },
    { item: "mahuang", amount: 6 },
  ]);
  await user.click(amount("Guì Zhī 桂枝"));
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(amount("Má Huáng 麻黄"));
  await user.keyboard("{Alt>}{Delete}{/Alt}");
  expect(rows()).toEqual(["guizhi 9"]);
});

test("no more rows can be added than the field allows", async () => {
  const { search } = await open([{ item: "guizhi", amount: 9 }], 1);
  expect(search).toHaveProperty("disabled", true);
});

test("amounts with a unit each are typed with it, may stay open and have no sum", async () => {
  const held: { now: readonly TypedPortion[] } = { now: [] };
  function Field() {
    const [value, setValue] = useState<readonly TypedPortion[]>([]);
    held.now = value;
    const limits = { most: 3, largest: 2000, digits: 2, units: ["mg", "µg", "IU"] };
    return (
      <CompositionField label="Demo label" {...limits} options={options} value={value} onChange={setValue} />
    );
  }
  await renderUi(<Field />);
  const search = screen.getByRole("combobox", { name: /Demo label/ });
  await userEvent.type(search, "gui 400 ui{Enter}");
  await userEvent.type(search, "ma hu 7,5{Enter}");
  expect(held.now).toEqual([
    { item: "guizhi", amount: 400, unit: "IU" },
    { item: "mahuang", amount: 7.5, unit: "mg" },
  ]);
  await userEvent.type(search, "gancao{Enter}");
  await expect.poll(() => document.activeElement).toBe(amount("Gān Cǎo 甘草"));
  // An amount that is not known is no fault.
  expect(screen.queryByText(/^More than 0/)).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText("Unit of Gān Cǎo 甘草"), "µg");
  expect(held.now[2]).toEqual({ item: "gancao", amount: null, unit: "µg" });
  expect(screen.queryByText(/rows ·/)).toBeNull();
});
