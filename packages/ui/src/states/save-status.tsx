import { IconCheck, IconCloudOff, IconCloudUp, IconPencil } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { SaveState } from "../drafts/autosave.ts";
import { errorMessage } from "../i18n/error-message.ts";
import { formatTime } from "../i18n/format.ts";
import classes from "./states.module.css";

const icon = { size: 14, stroke: 1.75, "aria-hidden": true } as const;

/** "Saved 10:42": always in the same place of a screen that saves by itself. */
export function SaveStatus({ state }: { state: SaveState<unknown> }) {
  const { t } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  const shown = (tone: string | undefined, text: string, Icon: typeof IconCheck) => (
    <span
      className={[classes.save, tone].join(" ")}
      role="status"
      // An error needs more room than the time of the last save.
      data-trouble={tone === classes.bad || undefined}
    >
      <Icon {...icon} />
      <span>{text}</span>
    </span>
  );
  if ("kept" in state && state.kept === false) {
    const why = state.kind === "failed" ? ` ${errorMessage(say, state.error)}` : "";
    return shown(classes.bad, `${t("save.onlyHere")}.${why}`, IconCloudOff);
  }
  switch (state.kind) {
    case "saved":
      return state.at ? (
        shown(classes.saved, t("save.saved", { time: formatTime(state.at) }), IconCheck)
      ) : (
        <span className={classes.save} role="status" />
      );
    case "saving":
      return shown(undefined, t("save.saving"), IconCloudUp);
    case "unsaved":
      return shown(undefined, t("save.unsaved"), IconPencil);
    case "offline":
      return shown(classes.warn, t("save.offline"), IconCloudOff);
    case "signed-out":
      return shown(classes.warn, t("save.signedOut"), IconCloudOff);
    case "conflict":
      return shown(classes.bad, t("save.conflict"), IconPencil);
    case "failed":
      return shown(classes.bad, `${t("save.failed")}. ${errorMessage(say, state.error)}`, IconCloudOff);
  }
}

/** The worst of several states, for a screen of many sections with one status. */
export function worstState<T>(states: readonly SaveState<T>[]): SaveState<T> {
  const order = ["conflict", "failed", "signed-out", "offline", "unsaved", "saving"] as const;
  for (const kind of order) {
    const found = states.find((state) => state.kind === kind);
    if (found) return found;
  }
  const times = states.flatMap((state) => (state.kind === "saved" && state.at ? [state.at.getTime()] : []));
  return { kind: "saved", at: times.length > 0 ? new Date(Math.max(...times)) : null };
}
