import { renderUi } from "@meridian/ui/testing/render";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { focusAfterRemoval } from "./after-removal.ts";

function List() {
  const [items, setItems] = useState(["first", "second", "third"]);
  return (
    <section>
      <input role="combobox" aria-label="Add" aria-expanded="false" aria-controls="none" />
      <ul>
        {items.map((item) => (
          <li key={item}>
            <input
              role="combobox"
              aria-label={`Place of ${item}`}
              aria-expanded="false"
              aria-controls="none"
            />
            <button
              type="button"
              data-removes
              onClick={(event) => {
                focusAfterRemoval(event.currentTarget);
                setItems((now) => now.filter((one) => one !== item));
              }}
            >
              Remove {item}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const focused = () => document.activeElement;
const remove = async (name: string) =>
  userEvent.click(screen.getByRole("button", { name: `Remove ${name}` }));

afterEach(() => vi.restoreAllMocks());

it("goes to the next entry, then to the one before, and at last to the field that adds", async () => {
  await renderUi(<List />);
  await remove("second");
  expect(focused()).toBe(screen.getByRole("button", { name: "Remove third" }));
  await remove("third");
  expect(focused()).toBe(screen.getByRole("button", { name: "Remove first" }));
  await remove("first");
  expect(focused()).toBe(screen.getByRole("combobox", { name: "Add" }));
});

it("brings no keyboard up under a finger", async () => {
  await renderUi(<List />);
  await remove("first");
  await remove("second");
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  await remove("third");
  expect(focused()).not.toBe(screen.getByRole("combobox", { name: "Add" }));
});
