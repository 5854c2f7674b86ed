import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keepFocus } from "./keep-focus.ts";

let stop: () => void;
beforeEach(() => {
  stop = keepFocus();
});
afterEach(() => stop());

/** Longer than the page is given to lead the focus itself: for what must not happen after that. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 120)));
const focused = () => document.activeElement?.textContent;

function List() {
  const [items, setItems] = useState(["One", "Two", "Three"]);
  return (
    <section aria-label="List">
      <h2>Items</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <button type="button" onClick={() => setItems(items.filter((one) => one !== item))}>
              {item}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

it("moves to the element at the removed one's place, or else to the box's title", async () => {
  render(<List />);
  for (const [pressed, next] of [
    ["Two", "Three"],
    ["Three", "One"],
    ["One", "Items"],
  ] as const) {
    await userEvent.click(screen.getByRole("button", { name: pressed }));
    await waitFor(() => expect(focused()).toBe(next));
  }
});

function Card() {
  const [edits, setEdits] = useState(false);
  return (
    <section aria-label="Contact">
      <header>
        <h2>Contact</h2>
        {!edits && (
          <button type="button" onClick={() => setEdits(true)}>
            Edit
          </button>
        )}
      </header>
      {edits ? (
        <form>
          <button type="button">Start over</button>
          <input aria-label="Phone" />
          <button type="button" onClick={() => setEdits(false)}>
            Cancel
          </button>
        </form>
      ) : (
        <a href="tel:1">Phone</a>
      )}
    </section>
  );
}

it("leads into the form that a button opened in its box, and back to the button", async () => {
  render(
    <main>
      <Card />
    </main>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Edit" }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Phone")));
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(focused()).toBe("Edit"));
});

function Dialogs() {
  const [step, setStep] = useState<"closed" | "open" | "done">("closed");
  return (
    <main>
      <p>
        <button type="button" onClick={() => setStep("open")}>
          Book
        </button>
      </p>
      {step === "open" && (
        <div role="dialog" aria-label="Booking">
          <input aria-label="Patient" />
          <button type="button" onClick={() => setStep("done")}>
            Save
          </button>
        </div>
      )}
    </main>
  );
}

it("returns from a dialog to what opened it", async () => {
  render(<Dialogs />);
  await userEvent.click(screen.getByRole("button", { name: "Book" }));
  await userEvent.type(screen.getByRole("textbox"), "Demo");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(focused()).toBe("Book"));
});

function Waiting() {
  const [busy, setBusy] = useState(false);
  const save = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 200);
  };
  return (
    <form>
      <input aria-label="Name" />
      <button type="button" disabled={busy} onClick={save}>
        Save
      </button>
    </form>
  );
}

it("stays with a button that waits for an answer", async () => {
  render(<Waiting />);
  await userEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("button")).toHaveProperty("disabled", true);
  await settled();
  await waitFor(() => expect(screen.getByRole("button")).toHaveProperty("disabled", false));
  await waitFor(() => expect(focused()).toBe("Save"));
});

function Moves() {
  const [isFirst, setFirst] = useState(false);
  const move = (button: HTMLElement) => {
    setFirst(true);
    // As a browser does with a button that is disabled.
    button.blur();
  };
  return (
    <p>
      <button type="button">Before</button>
      <button type="button" disabled={isFirst} onClick={({ currentTarget }) => move(currentTarget)}>
        Up
      </button>
      <button type="button">Down</button>
    </p>
  );
}

it("goes on from a button that has nothing more to do", async () => {
  render(<Moves />);
  await userEvent.click(screen.getByRole("button", { name: "Up" }));
  await waitFor(() => expect(focused()).toBe("Down"));
});

it("returns to a button whose answer came at once", async () => {
  render(<button type="button">Print</button>);
  const button = screen.getByRole<HTMLButtonElement>("button");
  button.focus();
  // As in a browser: disabled when the focus is taken away, and enabled again before anything looks.
  button.addEventListener("blur", () => {
    button.disabled = true;
    queueMicrotask(() => {
      button.disabled = false;
    });
  });
  button.blur();
  expect(document.activeElement).toBe(document.body);
  await waitFor(() => expect(focused()).toBe("Print"));
});

it("leaves it where the page led it, and where somebody clicked beside everything", async () => {
  render(
    <>
      <List />
      <p>Beside</p>
    </>,
  );
  const two = screen.getByRole("button", { name: "Two" });
  two.addEventListener("click", () =>
    setTimeout(() => screen.getByRole("button", { name: "One" }).focus(), 10),
  );
  await userEvent.click(two);
  await settled();
  expect(focused()).toBe("One");
  await userEvent.click(screen.getByText("Beside"));
  await settled();
  expect(document.activeElement).toBe(document.body);
});
