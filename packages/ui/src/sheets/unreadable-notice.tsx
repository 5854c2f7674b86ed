import { useTranslation } from "react-i18next";
import { Notice } from "../states/states.tsx";
import type { Unreadable } from "./limits.ts";

/** Says why a file was refused and what to do; nothing without a problem. */
export function UnreadableNotice({ problem }: { problem: Unreadable | undefined }) {
  const { t } = useTranslation("sheets");
  if (!problem) return null;
  return (
    <Notice tone="red" live>
      {t(`unreadable.${problem.reason}`, { limit: problem.limit ?? "" })}
    </Notice>
  );
}
