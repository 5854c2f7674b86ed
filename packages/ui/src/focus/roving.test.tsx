import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef, useState } from "react";
import { expect, it } from "vitest";
import { useRoving } from "./roving.ts";

const TECHNICS = ["Moxa", "Cupping"];

function Points() {
  const root = useRef<HTMLDivElement>(null);
  const [points, setPoints] = useState(["ST36", "LI4"]);
  useRoving(root);
  return (
    <div ref={root}>
      <button type="button" onClick={() => setPoints([...points, "SP6"])}>
        Add
      </button>
      <ul>
        {points.map((point) => (
          <li key={point} data-roving-row>
            <fieldset>
              {TECHNICS.map((technic) => (
                <button key={technic} type="button">{`${technic} ${point}`}</button>
              ))}
            </fieldset>
            <input aria-label={`Needles ${point}`} />
          </li>
        ))}
      </ul>
      <button type="button">After</button>
    </div>
  );
}
const held = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;

it("has tab stops only in one line of a list, and one in a group", async () => {
  render(<Points />);
  await userEvent.tab();
  await userEvent.tab();
  expect(held()).toBe("Moxa ST36");
  await userEvent.keyboard("{ArrowRight}{ArrowDown}");
  expect(held()).toBe("Cupping LI4");
  await userEvent.tab();
  expect(held()).toBe("Needles LI4");
  await userEvent.keyboard("{ArrowUp}");
  expect(held()).toBe("Needles ST36");
  await userEvent.tab();
  expect(held()).toBe("After");
  await userEvent.click(screen.getByRole("button", { name: "Add" }));
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Needles SP6" }).tabIndex).toBe(-1));
});
