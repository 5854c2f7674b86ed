import { renderUi } from "@meridian/ui/testing/render";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { SeveralField } from "./several-field.tsx";

const options = [
  { value: "ma-huang", label: "Má Huáng" },
  { value: "gui-zhi", label: "Guì Zhī" },
  { value: "gan-cao", label: "Gān Cǎo" },
];

function Field({ most }: { most: number }) {
  const [value, setValue] = useState<readonly string[]>([]);
  return (
    <SeveralField label="Demo substances" most={most} options={options} value={value} onChange={setValue} />
  );
}

const chosen = () => screen.queryAllByRole("listitem").map((item) => item.textContent);

test("several choices are searched for without accents, kept in their order, and removed by keyboard", async () => {
  const user = userEvent.setup();
  await renderUi(<Field most={3} />);
  const field = screen.getByRole("combobox", { name: /Demo substances/ });
  await user.type(field, "gui{Enter}");
  await user.type(field, "ma hu{Enter}");
  expect(chosen()).toEqual(["Guì Zhī", "Má Huáng"]);
  // What is chosen is not offered again.
  await user.type(field, "g");
  expect(await screen.findAllByRole("option")).toHaveLength(1);
  await user.clear(field);
  const [first] = screen.getAllByRole("listitem");
  first?.focus();
  await user.keyboard("{Delete}");
  expect(chosen()).toEqual(["Má Huáng"]);
  expect(within(document.body).getByText("Má Huáng").closest("li")).toBe(document.activeElement);
});

test("no more can be chosen than the field allows", async () => {
  const user = userEvent.setup();
  await renderUi(<Field most={1} />);
  const field = screen.getByRole("combobox", { name: /Demo substances/ });
  await user.type(field, "gan{Enter}");
  expect(chosen()).toEqual(["Gān Cǎo"]);
  expect(field).toHaveProperty("disabled", true);
});

test("offers what matches the words already typed when its options arrive", async () => {
  function Late() {
    const [options, setOptions] = useState<{ value: string; label: string }[]>([]);
    return (
      <>
        <SeveralField label="Classes" options={options} most={3} value={[]} onChange={() => undefined} />
        <button type="button" onClick={() => setOptions([{ value: "quinolones", label: "quinolones" }])}>
          Arrive
        </button>
      </>
    );
  }
  await renderUi(<Late />);
  const field = screen.getByRole("combobox", { name: "Classes" });
  await userEvent.type(field, "quin");
  expect(await screen.findByText("No rows match")).toBeTruthy();
  // Not a press, which would take the focus and close the list.
  act(() => screen.getByRole("button", { name: "Arrive" }).click());
  expect(await screen.findByRole("option", { name: "quinolones" })).toBeTruthy();
});
