import { useTranslation } from "react-i18next";
import { toast } from "./toasts.tsx";

/** Copies a text, and says in a toast whether that worked: a browser may refuse it. */
export function copyText(text: string, words: { done: string; failed: string }): void {
  void navigator.clipboard.writeText(text).then(
    () => toast(words.done),
    () => toast(words.failed, { tone: "red" }),
  );
}

/** Copies a text with the usual words about it. */
export function useCopy(): (text: string) => void {
  const { t } = useTranslation("ui");
  return (text) => copyText(text, { done: t("action.copied"), failed: t("action.notCopied") });
}
