import { type Command, useCommands, usePageCommands } from "@meridian/ui/shell/commands";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { useVisitShortcuts } from "./shortcuts.ts";

const held = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;

it("runs commands by their keys while they are offered, and not without Alt or behind a dialog", async () => {
  const run = vi.fn();
  const tests: Command = { id: "tests", label: "Tests", keys: { code: "Digit2" }, run };
  const finish: Command = { id: "finish", label: "Finish", keys: { code: "Enter", main: true }, run };
  const Offering = () => {
    useCommands([tests, finish]);
    return null;
  };
  const Shown = () => <p>{usePageCommands().map(({ label }) => label)}</p>;
  const { rerender } = render(
    <>
      <Offering />
      <Shown />
    </>,
  );
  expect(screen.getByText("TestsFinish")).toBeTruthy();
  await userEvent.keyboard("2{Enter}");
  expect(run).not.toHaveBeenCalled();
  await userEvent.keyboard("{Alt>}[Digit2]{/Alt}{Control>}[Enter]{/Control}");
  expect(run).toHaveBeenCalledTimes(2);
  rerender(
    <>
      <Offering />
      <dialog open>Is it finished?</dialog>
    </>,
  );
  await userEvent.keyboard("{Alt>}[Digit2]{/Alt}");
  rerender(<Shown />);
  await userEvent.keyboard("{Alt>}[Digit2]{/Alt}");
  expect(run).toHaveBeenCalledTimes(2);
});

function Places({ drawn = ["complaint", "tongue"] }: { drawn?: readonly string[] }) {
  useVisitShortcuts("anamnesis", [
    { step: "anamnesis", parts: ["complaint"] },
    { step: "tests", parts: ["tongue"] },
  ]);
  return drawn.map((part) => (
    <section key={part} id={`section-${part}`}>
      <input aria-label={part} />
    </section>
  ));
}

it("goes to a part of the requested step before that step is drawn", async () => {
  render(
    <MemoryRouter>
      <Places />
    </MemoryRouter>,
  );
  await userEvent.keyboard("{Alt>}{Shift>}[Digit1]{/Shift}{/Alt}");
  await waitFor(() => expect(held()).toBe("complaint"));
  await userEvent.keyboard("{Alt>}[Digit2]{/Alt}{Alt>}{Shift>}[Digit1]{/Shift}{/Alt}");
  await waitFor(() => expect(held()).toBe("tongue"));
});

it("gives up when the user does something else before the part is drawn", async () => {
  const page = (drawn: readonly string[]) => (
    <MemoryRouter>
      <Places drawn={drawn} />
      <button type="button">Elsewhere</button>
    </MemoryRouter>
  );
  const { rerender } = render(page(["complaint"]));
  await userEvent.keyboard("{Alt>}[Digit2]{/Alt}{Alt>}{Shift>}[Digit1]{/Shift}{/Alt}");
  await userEvent.click(screen.getByRole("button", { name: "Elsewhere" }));
  rerender(page(["complaint", "tongue"]));
  // Several pictures later.
  for (let picture = 0; picture < 5; picture += 1) await new Promise(requestAnimationFrame);
  expect(held()).toBe("Elsewhere");
});
