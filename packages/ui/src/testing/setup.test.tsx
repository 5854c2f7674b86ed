import { Transition } from "@mantine/core";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { renderUi } from "./render.tsx";

/** Told apart from every other timer by its length, milliseconds. */
const LENGTH = 4321;

function Demo() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        Demo
      </button>
      <Transition mounted={open} duration={LENGTH}>
        {() => <p>Demo text</p>}
      </Transition>
    </>
  );
}

test("a transition sets no timer, which could end after its page is gone", async () => {
  const timers = vi.spyOn(window, "setTimeout");
  const user = userEvent.setup();
  await renderUi(<Demo />);
  await user.click(screen.getByRole("button"));
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  expect(screen.queryByText("Demo text")).not.toBeNull();
  expect(timers.mock.calls.map(([, delay]) => delay)).not.toContain(LENGTH);
  timers.mockRestore();
});

test("no stack is captured for an element", () => {
  const stackOf = (element: object) => (element as { _debugStack?: unknown })._debugStack;
  const first = <p key="first" />;
  const second = <p key="second" />;
  expect(stackOf(first)).toBeInstanceOf(Error);
  expect(stackOf(second)).toBe(stackOf(first));
});
