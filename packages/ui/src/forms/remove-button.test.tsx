import { Toasts } from "@meridian/ui/feedback/toasts";
import { renderUi } from "@meridian/ui/testing/render";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { RemoveButton } from "./remove-button.tsx";

type ListProps = { fields?: boolean };

function List({ fields = true }: ListProps) {
  const [items, setItems] = useState(["first", "second", "third"]);
  const [typed, setTyped] = useState<Record<string, string>>({});
  return (
    <section>
      <input role="combobox" aria-label="Add" aria-expanded="false" aria-controls="none" />
      <ul>
        {items.map((item, at) => (
          <li key={item}>
            {item}
            {fields && (
              <input
                aria-label={`Note of ${item}`}
                value={typed[item] ?? ""}
                onChange={({ currentTarget: { value } }) => setTyped((now) => ({ ...now, [item]: value }))}
              />
            )}
            {fields && <input type="checkbox" aria-label={`Tick ${item}`} />}
            {fields && <button type="button">Open {item}</button>}
            <RemoveButton
              label={`Remove ${item}`}
              name={item}
              onRemove={() => {
                setItems((now) => now.filter((one) => one !== item));
                return () => setItems((now) => [...now.slice(0, at), item, ...now.slice(at)]);
              }}
            />
          </li>
        ))}
      </ul>
      <Toasts />
    </section>
  );
}

const focused = () => document.activeElement;
const remove = async (name: string) =>
  userEvent.click(screen.getByRole("button", { name: `Remove ${name}` }));
const note = (of: string) => screen.getByRole("textbox", { name: `Note of ${of}` });

afterEach(() => vi.restoreAllMocks());

it("is passed by Tab: who types on after a field removes nothing", async () => {
  await renderUi(<List />);
  note("first").focus();
  await userEvent.keyboard("words{Tab} {Tab} {Tab} more");
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  expect(focused()).toBe(note("second"));
});

it("leads the focus to the next row, then to the one before, and at last to the field that adds", async () => {
  await renderUi(<List />);
  await remove("second");
  expect(focused()).toBe(note("third"));
  await remove("third");
  expect(focused()).toBe(note("first"));
  await remove("first");
  expect(focused()).toBe(screen.getByRole("combobox", { name: "Add" }));
});

it("removes by Delete on a button, not on a choice, and by Alt Delete in a field, and puts back", async () => {
  await renderUi(<List />);
  screen.getByRole("checkbox", { name: "Tick second" }).focus();
  await userEvent.keyboard("{Delete}{Backspace}");
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  screen.getByRole("button", { name: "Open second" }).focus();
  await userEvent.keyboard("{Backspace}");
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  await userEvent.keyboard("{Delete}");
  expect(screen.queryByRole("textbox", { name: "Note of second" })).toBeNull();
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  note("first").focus();
  await userEvent.keyboard("x{Delete}{Backspace}");
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  await userEvent.keyboard("{Alt>}{Delete}{/Alt}");
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(focused()).toBe(note("second"));
});

it("lets a row without controls take the focus, where Delete removes it and space does nothing", async () => {
  await renderUi(<List fields={false} />);
  await userEvent.tab();
  await userEvent.tab();
  const [row] = screen.getAllByRole("listitem");
  expect(focused()).toBe(row);
  await userEvent.keyboard(" {Enter}");
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  await userEvent.keyboard("{Backspace}");
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(focused()).toBe(screen.getAllByRole("listitem")[0]);
});

it("makes rows without controls one tab stop, between which the arrows move", async () => {
  await renderUi(<List fields={false} />);
  const rows = () => screen.getAllByRole("listitem");
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}{ArrowDown}");
  expect(focused()).toBe(rows()[2]);
  await userEvent.tab({ shift: true });
  expect(focused()).toBe(screen.getByRole("combobox", { name: "Add" }));
  await userEvent.tab();
  expect(focused()).toBe(rows()[2]);
  await userEvent.keyboard("{Delete}");
  expect(focused()).toBe(rows()[1]);
  await remove("second");
  await userEvent.keyboard("{Delete}");
  expect(screen.queryByRole("listitem")).toBeNull();
});

it("brings no keyboard up under a finger", async () => {
  await renderUi(<List />);
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  await remove("second");
  expect(focused()).not.toBe(note("third"));
});
