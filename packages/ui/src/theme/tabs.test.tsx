import { Tabs } from "@mantine/core";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderUi } from "../testing/render.tsx";

test("Home and End open the tab that they move to, as the arrows do", async () => {
  await renderUi(
    <Tabs defaultValue="b">
      <Tabs.List>
        <Tabs.Tab value="a">First</Tabs.Tab>
        <Tabs.Tab value="b">Second</Tabs.Tab>
        <Tabs.Tab value="c">Third</Tabs.Tab>
      </Tabs.List>
    </Tabs>,
  );
  screen.getByRole("tab", { name: "Second" }).focus();
  for (const [key, name] of [
    ["End", "Third"],
    ["Home", "First"],
    ["ArrowRight", "Second"],
  ]) {
    await userEvent.keyboard(`{${key}}`);
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe(name);
    expect(document.activeElement?.textContent).toBe(name);
  }
});
