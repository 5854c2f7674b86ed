import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { useAutosave } from "./use-autosave.ts";

function Demo() {
  const { draft, setDraft } = useAutosave({
    key: "demo/early",
    value: "New test",
    version: 1,
    save: async () => ({ version: 2 }),
  });
  return <input aria-label="Demo" value={draft} onChange={(event) => setDraft(event.target.value)} />;
}

/** Writes into a field as a browser does. */
function type(input: HTMLInputElement, text: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
  set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

test("what is typed as soon as a field is drawn is kept", async () => {
  // Outside of act, as in a browser: effects that React puts off run after this test's first keystroke.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const typed = new Promise<HTMLInputElement>((resolve) => {
    const observer = new MutationObserver(() => {
      const input = place.querySelector("input");
      if (!input) return;
      observer.disconnect();
      type(input, "Demo knee");
      resolve(input);
    });
    observer.observe(place, { childList: true, subtree: true });
  });
  root.render(<Demo />);
  const input = await typed;
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  expect(input.value).toBe("Demo knee");
  root.unmount();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
