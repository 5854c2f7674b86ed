import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { keepFocus } from "../focus/keep-focus.ts";
import { renderUi } from "../testing/render.tsx";
import { InlineQuestion } from "./inline-question.tsx";

function Place({ onYes }: { onYes: () => void }) {
  const [asks, setAsks] = useState(false);
  return (
    <article>
      <button type="button" onClick={() => setAsks(true)}>
        Remove
      </button>
      {asks && (
        <InlineQuestion question="Remove it?" yes="Remove it" onYes={onYes} onNo={() => setAsks(false)} />
      )}
    </article>
  );
}

it("has the focus on the safe answer, and Esc leads back to what asked", async () => {
  const stop = keepFocus();
  const onYes = vi.fn();
  await renderUi(<Place onYes={onYes} />);
  await userEvent.click(screen.getByRole("button", { name: "Remove" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Cancel" }));
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("alertdialog")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove" })));
  await userEvent.keyboard("{Enter}");
  await userEvent.tab({ shift: true });
  await userEvent.keyboard("{Enter}");
  expect(onYes).toHaveBeenCalledOnce();
  stop();
});
