import { afterEach, expect, it, vi } from "vitest";
import { tellFromAnotherTab } from "../testing/tabs.tsx";
import { onMaybeSignedIn, onSignedInElsewhere, tellSignedIn } from "./cross-tab.ts";

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

it.each([
  ["waits for a session", onMaybeSignedIn],
  ["has one", onSignedInElsewhere],
])("tells a page that %s of another page's sign-in, and not of its own", async (_, listen) => {
  const heard = vi.fn();
  ends.push(listen(heard));
  tellSignedIn();
  tellFromAnotherTab();
  await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  expect(heard).toHaveBeenCalledOnce();
});
