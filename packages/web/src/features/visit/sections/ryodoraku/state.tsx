import type { ChannelReading, ChannelState } from "@meridian/core/clinical/ryodoraku/ryodoraku";
import { useTranslation } from "react-i18next";
import classes from "./ryodoraku.module.css";

/** Signs that do not depend on colour. */
export const SIGNS: Readonly<Record<ChannelState, string>> = {
  excess: "▲",
  deficient: "▼",
  split: "⇄",
  normal: "",
  incomplete: "",
};

/** A channel's state as a word with its sign. Renders nothing for a channel that was not measured. */
export function ChannelStateTag({ reading }: { reading: ChannelReading | undefined }) {
  const { t } = useTranslation("ryodoraku");
  if (!reading) return null;
  const { state, left, right } = reading;
  if (state === "incomplete") {
    const begun = left !== undefined || right !== undefined;
    return begun ? <span className={classes.incomplete}>{t("states.incomplete")}</span> : null;
  }
  return (
    <span className={classes.state} data-state={state}>
      {SIGNS[state] && <span aria-hidden>{SIGNS[state]} </span>}
      {t(`states.${state}`)}
    </span>
  );
}
