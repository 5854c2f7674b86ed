import { pool } from "../platform/user-pool.ts";

/**
 * Has the next `times` calls of one kind, for example "SignUpCommand", time out after the user pool has done what they ask
 * for. Returns what ends it.
 */
export function loseAnswers(commandName: string, times = Number.POSITIVE_INFINITY): () => void {
  let left = times;
  pool().middlewareStack.add(
    (next, context) => async (args) => {
      const answer = await next(args);
      if (context.commandName !== commandName || left === 0) return answer;
      left -= 1;
      throw Object.assign(new Error("No answer in time"), { name: "TimeoutError" });
    },
    { step: "deserialize", name: "loseAnswersInTest" },
  );
  return () => pool().middlewareStack.remove("loseAnswersInTest");
}
