import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { renderUi } from "../testing/render.tsx";
import { MoreButton } from "./more-button.tsx";

const NAMES = ["One", "Two", "Three", "Four"];

function List() {
  const [shown, setShown] = useState(2);
  return (
    <>
      <ul>
        {NAMES.slice(0, shown).map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{name}</a>
          </li>
        ))}
      </ul>
      <MoreButton more={shown < NAMES.length} count={shown} onMore={() => setShown(shown + 1)}>
        More
      </MoreButton>
      <button type="button">After</button>
    </>
  );
}

it("leads to the first of the new rows, also where the button goes with the last of them", async () => {
  await renderUi(<List />);
  const link = (name: string) => screen.getByRole("link", { name });
  const more = screen.getByRole("button", { name: "More" });
  more.focus();
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(link("Three"));
  more.focus();
  await userEvent.keyboard("{Enter}");
  expect(screen.queryByRole("button", { name: "More" })).toBeNull();
  expect(document.activeElement).toBe(link("Four"));
});
