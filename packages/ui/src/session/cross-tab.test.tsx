import { afterEach, expect, it, vi } from "vitest";
import { messageFromAnotherTab } from "../testing/tabs.tsx";
import { announceSignIn, onMaybeSignedIn, onSignedInElsewhere } from "./cross-tab.ts";

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

it.each([
  ["waits for a session", onMaybeSignedIn],
  ["has one", onSignedInElsewhere],
])("notifies a tab that %s of another tab's sign-in, not of its own", async (_, listen) => {
  const heard = vi.fn();
  ends.push(listen(heard));
  announceSignIn();
  messageFromAnotherTab();
  await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  expect(heard).toHaveBeenCalledOnce();
});
