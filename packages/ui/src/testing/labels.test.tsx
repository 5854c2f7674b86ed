import { render } from "@testing-library/react";
import { expect, test } from "vitest";

test("a control has the labels that name it, as each label says itself", () => {
  const { container } = render(
    <form>
      <label htmlFor="first">Demo one</label>
      <label htmlFor="first">Demo two</label>
      <input id="first" />
      <label>
        Demo three <input type="hidden" id="hidden" /> <select id="inside" /> <textarea id="later" />
      </label>
      <label htmlFor="button">
        Demo four <input id="not-named" />
      </label>
      <button id="button" type="button" />
      <label htmlFor="nothing">Demo five</label>
      <input id="first" data-second />
    </form>,
  );
  const labels = [...container.querySelectorAll("label")];
  const controls = [...container.querySelectorAll<HTMLInputElement>("input, select, textarea, button")];
  const named = controls.map(
    ({ labels: found }) => found && [...found].map(({ textContent }) => textContent?.trim()),
  );
  expect(named).toEqual([["Demo one", "Demo two"], null, ["Demo three"], [], [], ["Demo four"], []]);
  for (const control of controls)
    for (const label of labels)
      expect([...(control.labels ?? [])].includes(label)).toBe(label.control === control);
});
