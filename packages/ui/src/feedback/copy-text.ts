import { toast } from "./toasts.tsx";

/** Copies a text, and says in a toast whether that worked: a browser may refuse it. */
export function copyText(text: string, words: { done: string; failed: string }): void {
  void navigator.clipboard.writeText(text).then(
    () => toast(words.done),
    () => toast(words.failed, { tone: "red" }),
  );
}
