import { matching } from "@meridian/core/text/matching";
import { renderUi } from "@meridian/ui/testing/render";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { SearchPick } from "./search-pick.tsx";
import { SuggestField } from "./suggest-field.tsx";
import { together } from "./use-found.ts";

/** A search that answers when the test resolves it. */
function search(known: readonly string[]) {
  const waiting = new Map<string, () => void>();
  const taken = vi.fn();
  const find = (text: string) =>
    new Promise<{ id: string; label: string; run: () => void }[]>((resolve) => {
      const hits = known.filter((one) => one.toLowerCase().startsWith(text.toLowerCase()));
      waiting.set(text, () => resolve(hits.map((one) => ({ id: one, label: one, run: () => taken(one) }))));
    });
  const answer = async (text: string) => {
    await waitFor(() => expect([...waiting.keys()]).toContain(text));
    await act(async () => waiting.get(text)?.());
  };
  return { find, taken, answer };
}
const KNOWN = ["Ibuprofen", "Ibandronic acid", "Paracetamol"];
const field = () => screen.getByRole("combobox", { name: "Drug" });

/** A free-text field in a list where Enter moves to the next field. */
async function suggest() {
  const { find, taken, answer } = search(KNOWN);
  const led = vi.fn();
  function Words() {
    const [value, setValue] = useState("");
    return (
      <fieldset onKeyDown={({ key }) => key === "Enter" && led()}>
        <SuggestField label="Drug" value={value} onChange={setValue} find={find} />
        <input aria-label="Dose" />
      </fieldset>
    );
  }
  await renderUi(<Words />);
  return { taken, answer, led };
}

async function pick() {
  const { find, taken, answer } = search(KNOWN);
  const led = vi.fn();
  await renderUi(
    <fieldset onKeyDown={({ key }) => key === "Enter" && led()}>
      <SearchPick label="Drug" find={find} nothing="Nothing found" failed="Failed" />
      <input aria-label="Dose" />
    </fieldset>,
  );
  return { taken, answer, led };
}

it.each([
  ["one's own words or a known one", suggest],
  ["a known one", pick],
])("of %s, an Enter before the answer takes the first of it", async (_, show) => {
  const { taken, answer, led } = await show();
  await userEvent.type(field(), "ib{Enter}");
  expect(taken).not.toHaveBeenCalled();
  await answer("ib");
  await waitFor(() => expect(taken).toHaveBeenCalledExactlyOnceWith("Ibuprofen"));
  expect(led).not.toHaveBeenCalled();
});

it.each([
  ["one's own words or a known one", suggest],
  ["a known one", pick],
])("of %s, the Enter stands although Tab went on at once", async (_, show) => {
  const { taken, answer } = await show();
  await userEvent.type(field(), "par{Enter}{Tab}400 mg");
  await answer("par");
  await waitFor(() => expect(taken).toHaveBeenCalledExactlyOnceWith("Paracetamol"));
  expect(screen.getByLabelText("Dose")).toBe(document.activeElement);
});

it("keeps one's own words where nothing is found, and only then leads on", async () => {
  const { taken, answer, led } = await suggest();
  await userEvent.type(field(), "Grandmother's syrup{Enter}");
  expect(led).not.toHaveBeenCalled();
  await answer("Grandmother's syrup");
  await waitFor(() => expect(led).toHaveBeenCalledOnce());
  expect(taken).not.toHaveBeenCalled();
  expect(field()).toHaveProperty("value", "Grandmother's syrup");
});

it("forgets the Enter when the typing goes on", async () => {
  const { taken, answer } = await suggest();
  await userEvent.type(field(), "ib{Enter}");
  await userEvent.type(field(), "a");
  await answer("iba");
  await screen.findByRole("option", { name: "Ibandronic acid" });
  expect(taken).not.toHaveBeenCalled();
});

it("stays with what is typed where nothing known is found, and says so", async () => {
  const { answer, led } = await pick();
  await userEvent.type(field(), "xyz{Enter}");
  await answer("xyz");
  await screen.findByText("Nothing found");
  await userEvent.keyboard("{Enter}");
  expect(led).not.toHaveBeenCalled();
  expect(field()).toHaveProperty("value", "xyz");
  await userEvent.clear(field());
  await userEvent.keyboard("{Enter}");
  expect(led).toHaveBeenCalledOnce();
});

it("answers at once from what is at hand: each Enter takes its own words, however fast they follow", async () => {
  const taken: string[] = [];
  const find = (text: string) =>
    KNOWN.filter((one) => one.toLowerCase().startsWith(text)).map((one) => ({
      id: one,
      label: one,
      run: () => taken.push(one),
    }));
  await renderUi(
    <SearchPick label="Drug" find={async (text) => find(text)} findNow={find} nothing="No" failed="Failed" />,
  );
  const input = field();
  for (const text of ["ibu", "para", "iba"]) {
    // No turn of the event loop between the last letter and Enter.
    fireEvent.change(input, { target: { value: text } });
    fireEvent.keyDown(input, { key: "Enter" });
    expect((input as HTMLInputElement).value).toBe("");
  }
  expect(taken).toEqual(["Ibuprofen", "Paracetamol", "Ibandronic acid"]);
});

it("keeps what is entered before there is anything to search in, in its order, and says what was not found", async () => {
  const taken: string[] = [];
  let arrived = () => {};
  const there = new Promise<void>((done) => {
    arrived = done;
  });
  const find = async (text: string) => {
    await there;
    return KNOWN.filter((one) => one.toLowerCase().startsWith(text)).map((one) => ({
      id: one,
      label: one,
      run: () => taken.push(one),
    }));
  };
  await renderUi(<SearchPick label="Drug" pause={0} find={find} nothing="No drug found" failed="Failed" />);
  const input = field();
  for (const text of ["ibu", "zzz", "para"]) {
    fireEvent.change(input, { target: { value: text } });
    fireEvent.keyDown(input, { key: "Enter" });
    expect((input as HTMLInputElement).value).toBe("");
  }
  await act(async () => arrived());
  await waitFor(() => expect(taken).toEqual(["Ibuprofen", "Paracetamol"]));
  expect(screen.getByText("No drug found: zzz")).toBeTruthy();
});

/** A search over names at hand, which guesses where it finds nothing. */
async function nearly(how: "at hand" | "on its way") {
  const taken = vi.fn();
  const find = (text: string) =>
    matching(KNOWN, text, (name) => [name]).map((name) => ({
      id: name,
      label: name,
      run: () => taken(name),
    }));
  await renderUi(
    <SearchPick
      label="Drug"
      least={1}
      pause={0}
      find={async (text) => find(text)}
      findNow={how === "at hand" ? find : undefined}
      nothing="Nothing found"
      failed="Failed"
    />,
  );
  return taken;
}

it.each(["at hand", "on its way"] as const)(
  "a misspelt word asks what was meant, and takes nothing before it is chosen (%s)",
  async (how) => {
    const taken = await nearly(how);
    await userEvent.type(field(), "ibuprofne{Enter}");
    expect((await screen.findByText(/Did you mean/)).textContent).toContain("ibuprofne");
    expect(taken).not.toHaveBeenCalled();
    const option = screen.getByRole("option", { name: "Ibuprofen" });
    if (option.getAttribute("aria-selected") === "false") await userEvent.keyboard("{Enter}");
    expect(taken).not.toHaveBeenCalled();
    expect(option.getAttribute("aria-selected")).toBe("true");
    await userEvent.keyboard("{Enter}");
    expect(taken).toHaveBeenCalledExactlyOnceWith("Ibuprofen");
  },
);

it("a guess is chosen with the arrow too; what was typed right needs one Enter", async () => {
  const taken = await nearly("at hand");
  await userEvent.type(field(), "ibuprofne");
  await screen.findByText(/Did you mean/);
  expect(field().hasAttribute("aria-activedescendant")).toBe(false);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(taken).toHaveBeenCalledExactlyOnceWith("Ibuprofen");
  await userEvent.type(field(), "parac{Enter}");
  expect(taken).toHaveBeenLastCalledWith("Paracetamol");
});

it("in a list of several searches what answers stands before what was guessed", () => {
  const picks = (typed: string, among: string[]) =>
    matching(among, typed, (name) => [name]).map((name) => ({ id: name, label: name, run: () => undefined }));
  const all = together(picks("liver", ["Livre"]), picks("liver", ["Liver"]));
  expect(all.map(({ id, guess }) => [id, guess === true])).toEqual([
    ["Liver", false],
    ["Livre", true],
  ]);
});
