import { documentClient } from "../db/client.ts";

/**
 * Ends the process's work at its n-th database request, as if the process had ended: before it is sent, or once it is
 * done and not yet answered. Returns what undoes it.
 */
export function killAt(request: number, when: "before" | "after"): () => void {
  let count = 0;
  documentClient().middlewareStack.add(
    (next) => async (args) => {
      count += 1;
      if (count > request || (count === request && when === "before")) throw new Error("killed");
      const answer = await next(args);
      if (count === request) throw new Error("killed");
      return answer;
    },
    { step: "initialize", name: "killInTest" },
  );
  return () => documentClient().middlewareStack.remove("killInTest");
}
