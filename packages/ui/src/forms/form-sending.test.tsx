import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../api/errors.ts";
import { forgetDraftKey, openDrafts, pageKey, readDraft, saveDraft } from "../drafts/drafts.ts";
import { draftKeys } from "../testing/draft-keys.ts";
import { renderUi } from "../testing/render.tsx";
import { TextField } from "./fields.tsx";
import { useZodForm } from "./form.ts";
import { Form, SubmitButton } from "./form-view.tsx";

type Values = { name: string; notes: string };
type DemoProps = {
  call: (values: Values) => Promise<Values>;
  initial?: Values;
  draft?: string;
  stays?: boolean;
  version?: number;
};
const kept = (key: string) => readDraft(pageKey(key));
const EMPTY: Values = { name: "", notes: "" };

/** A form as the clinic's settings are: it stays, and shows what the server made of it. */
function Demo({ call, initial = EMPTY, draft, stays = true, version }: DemoProps) {
  const form = useZodForm<Values>({
    initial,
    submit: async (values): Promise<void> => {
      form.serverHas(await call(values));
    },
    stays,
    ...(version !== undefined && { version }),
    ...(draft && { draft }),
  });
  return (
    <Form form={form} label="Demo">
      <TextField {...form.field("name", "Name")} />
      <TextField {...form.field("notes", "Notes")} />
      <SubmitButton form={form}>Save</SubmitButton>
      <button type="button" onClick={() => void form.take({ name: "Theirs", notes: "" })}>
        Take theirs
      </button>
      <output>{form.dirty ? "unsent" : "sent"}</output>
    </Form>
  );
}

/** The record behind the form is changed from somewhere else. */
function Moving({ call }: Pick<DemoProps, "call">) {
  const [moved, setMoved] = useState(false);
  return (
    <>
      <Demo
        call={call}
        initial={moved ? { name: "B", notes: "theirs" } : { name: "A", notes: "" }}
        version={moved ? 2 : 1}
      />
      <button type="button" onClick={() => setMoved(true)}>
        Elsewhere
      </button>
    </>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const form = () => screen.getByRole("form", { name: "Demo" });
const state = () => screen.getByRole("status").textContent;

/** A call that is answered when the test says so. */
function held() {
  const sent: Values[] = [];
  const answers: { answer: (values: Values) => void; refuse: (error: Error) => void }[] = [];
  const call = (values: Values) =>
    new Promise<Values>((answer, refuse) => {
      sent.push(values);
      answers.push({ answer, refuse });
    });
  const answer = (values: Values) => act(async () => answers.shift()?.answer(values));
  const refuse = () => act(async () => answers.shift()?.refuse(new ApiError(503, { code: "unavailable" })));
  return { call, sent, answer, refuse };
}

afterEach(() => forgetDraftKey());

describe("a form that is being sent", () => {
  it("keeps what is typed meanwhile: it outlives the server's answer, unsent and as a draft", async () => {
    await openDrafts("usr_meanwhile", draftKeys(btoa("m".repeat(32))));
    const server = held();
    await renderUi(<Demo call={server.call} draft="meanwhile" />);
    await userEvent.type(field("Name"), " Clinic ");
    await userEvent.type(field("Notes"), "One");
    fireEvent.submit(form());
    await waitFor(() => expect(server.sent).toEqual([{ name: " Clinic ", notes: "One" }]));
    await userEvent.type(field("Notes"), ", two");
    await server.answer({ name: "Clinic", notes: "One" });
    await waitFor(() => expect(field("Name").value).toBe("Clinic"));
    expect(field("Notes").value).toBe("One, two");
    expect(state()).toBe("unsent");
    await waitFor(async () => expect((await kept("meanwhile"))?.value).toEqual({ notes: "One, two" }));
    fireEvent.submit(form());
    await waitFor(() => expect(server.sent[1]).toEqual({ name: "Clinic", notes: "One, two" }));
    await server.answer({ name: "Clinic", notes: "One, two" });
    await waitFor(() => expect(state()).toBe("sent"));
    await waitFor(async () => expect(await kept("meanwhile")).toBeUndefined());
  });

  it("keeps it as well where its screen is left before the answer", async () => {
    await openDrafts("usr_left", draftKeys(btoa("l".repeat(32))));
    const server = held();
    const shown = await renderUi(<Demo call={server.call} draft="left" />);
    await userEvent.type(field("Name"), "Clinic");
    fireEvent.submit(form());
    await waitFor(() => expect(server.sent).toHaveLength(1));
    await userEvent.type(field("Notes"), "later");
    shown.unmount();
    await server.answer({ name: "Clinic", notes: "" });
    await waitFor(async () => expect((await kept("left"))?.value).toEqual({ notes: "later" }));
  });

  it("keeps everything where the call is refused", async () => {
    const server = held();
    await renderUi(<Demo call={server.call} />);
    await userEvent.type(field("Name"), "Clinic");
    fireEvent.submit(form());
    await waitFor(() => expect(server.sent).toHaveLength(1));
    await userEvent.type(field("Name"), " north");
    await server.refuse();
    expect(await screen.findByRole("alert")).toBeTruthy();
    expect(field("Name").value).toBe("Clinic north");
    expect(state()).toBe("unsent");
  });

  it("is kept as a draft while it is on its way, however quickly it was sent", async () => {
    await openDrafts("usr_quick", draftKeys(btoa("q".repeat(32))));
    const server = held();
    await renderUi(<Demo call={server.call} draft="quick" />);
    fireEvent.change(field("Name"), { target: { value: "Clinic" } });
    fireEvent.submit(form());
    await waitFor(() => expect(server.sent).toHaveLength(1));
    await waitFor(async () => expect((await kept("quick"))?.value).toEqual({ name: "Clinic" }));
    await server.answer({ name: "Clinic", notes: "" });
    await waitFor(async () => expect(await kept("quick")).toBeUndefined());
  });

  it("is sent once, however often it is pressed in the same moment", async () => {
    const server = held();
    await renderUi(<Demo call={server.call} />);
    await userEvent.type(field("Name"), "Clinic");
    act(() => {
      fireEvent.submit(form());
      fireEvent.submit(form());
    });
    await userEvent.type(field("Name"), "{Enter}");
    await waitFor(() => expect(server.sent).toHaveLength(1));
    await server.answer({ name: "Clinic", notes: "" });
    expect(server.sent).toHaveLength(1);
  });

  it("accepts no input while it is sent if it closes afterwards", async () => {
    const server = held();
    await renderUi(<Demo call={server.call} stays={false} />);
    fireEvent.submit(form());
    await waitFor(() => expect(form().hasAttribute("inert")).toBe(true));
    await server.refuse();
    await waitFor(() => expect(form().hasAttribute("inert")).toBe(false));
  });
});

describe("a form and the record behind it", () => {
  it("updates untouched fields with the record, and keeps what was typed", async () => {
    const call = vi.fn(async (values: Values) => values);
    await renderUi(<Moving call={call} />);
    await userEvent.type(field("Notes"), "typed");
    await userEvent.click(screen.getByRole("button", { name: "Elsewhere" }));
    await waitFor(() => expect(field("Name").value).toBe("B"));
    expect(field("Notes").value).toBe("typed");
    expect(state()).toBe("unsent");
  });

  it("has nothing unsent once the other's text is taken", async () => {
    await openDrafts("usr_theirs", draftKeys(btoa("t".repeat(32))));
    await renderUi(<Demo call={async (values) => values} draft="theirs" />);
    await userEvent.type(field("Name"), "Mine");
    await waitFor(async () => expect(await kept("theirs")).toBeDefined());
    await userEvent.click(screen.getByRole("button", { name: "Take theirs" }));
    expect(field("Name").value).toBe("Theirs");
    expect(state()).toBe("sent");
    await waitFor(async () => expect(await kept("theirs")).toBeUndefined());
  });
});

describe("a form's draft", () => {
  it("brings back only what was changed: the rest is as the record is now", async () => {
    await openDrafts("usr_parts", draftKeys(btoa("p".repeat(32))));
    const call = async (values: Values) => values;
    const first = await renderUi(<Demo call={call} initial={{ name: "Old", notes: "" }} draft="parts" />);
    await userEvent.type(field("Notes"), "unsent");
    first.unmount();
    await waitFor(async () => expect(await kept("parts")).toBeDefined());
    await renderUi(<Demo call={call} initial={{ name: "New", notes: "" }} draft="parts" />);
    await waitFor(() => expect(field("Notes").value).toBe("unsent"));
    expect(field("Name").value).toBe("New");
  });

  it("stays with another page that is open", async () => {
    await openDrafts("usr_pages", draftKeys(btoa("g".repeat(32))));
    const held = async () => ({ held: [{ name: "meridian-page-other" }] });
    const locks = { query: held, request: async (_: string, work: () => Promise<unknown>) => work() };
    Object.defineProperty(navigator, "locks", { value: locks, configurable: true });
    try {
      await saveDraft("pages@other", { name: "Demo Patient One" });
      await saveDraft("pages@ended", { notes: "of a page that ended" });
      await renderUi(<Demo call={async (values) => values} draft="pages" />);
      await waitFor(() => expect(field("Notes").value).toBe("of a page that ended"));
      expect(field("Name").value).toBe("");
      fireEvent.submit(form());
      await waitFor(async () => expect(await kept("pages")).toBeUndefined());
      expect((await readDraft("pages@other"))?.value).toEqual({ name: "Demo Patient One" });
    } finally {
      Reflect.deleteProperty(navigator, "locks");
    }
  });

  it("keeps a stored draft for the next time if the user already types, and does not mix them", async () => {
    await openDrafts("usr_waiting", draftKeys(btoa("w".repeat(32))));
    await saveDraft("waiting", { name: "Demo Patient One", notes: "earlier" });
    const call = async (values: Values) => values;
    const shown = await renderUi(<Demo call={call} draft="waiting" />);
    // Before the device has answered.
    fireEvent.change(field("Name"), { target: { value: "Demo Patient Two" } });
    await waitFor(async () => expect((await kept("waiting"))?.value).toEqual({ name: "Demo Patient Two" }));
    expect(field("Notes").value).toBe("");
    fireEvent.submit(form());
    await waitFor(async () => expect(await kept("waiting")).toBeUndefined());
    shown.unmount();
    await renderUi(<Demo call={call} draft="waiting" />);
    await waitFor(() => expect(field("Notes").value).toBe("earlier"));
    expect(field("Name").value).toBe("Demo Patient One");
  });
});
