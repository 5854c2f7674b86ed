import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderUi } from "../testing/render.tsx";
import { PregnantTag } from "./pregnant-tag.tsx";

it.each([
  ["2027-05-02", "2026-11-22", "Pregnant, 17+0 weeks"],
  ["2027-05-02", "2026-12-24", "Pregnant, 21+4 weeks"],
  [null, "2026-11-22", "Pregnant, weeks not recorded"],
  ["2025-01-01", "2026-11-22", "Pregnant, the due date has passed"],
])("due %s on %s says %s", async (due, day, words) => {
  await renderUi(<PregnantTag due={due} day={day} />, { namespaces: [] });
  expect(screen.getByText(words)).toBeTruthy();
});

it("says nothing on a day before the pregnancy", async () => {
  const { container } = await renderUi(<PregnantTag due="2027-05-02" day="2026-01-10" />, { namespaces: [] });
  expect(container.textContent).not.toMatch(/pregnant/i);
});
