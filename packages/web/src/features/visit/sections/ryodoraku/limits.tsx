import { Button } from "@mantine/core";
import type { RyodorakuSettings } from "@meridian/core/contracts/clinic/ryodoraku-settings";
import { formatNumber } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import classes from "./ryodoraku.module.css";

type LimitsProps = {
  settings: RyodorakuSettings;
  /** The clinic's current limits; a button adopts them where they differ. */
  clinic?: RyodorakuSettings;
  onAdopt?: () => void;
};

const KEYS = ["corridor", "mode", "split", "ratio_low", "ratio_high"] as const;

/** The limits by which the result is judged. */
export function Limits({ settings, clinic = settings, onAdopt }: LimitsProps) {
  const { t } = useTranslation("ryodoraku");
  const limitsText = ({ corridor, mode, split }: RyodorakuSettings) =>
    t("limits.said", {
      corridor: `${formatNumber(corridor)} ${mode === "percent" ? "%" : "µA"}`,
      split: formatNumber(split),
    });
  const differs = KEYS.some((key) => settings[key] !== clinic[key]);
  return (
    <div className={classes.limits}>
      <p>{limitsText(settings)}</p>
      {differs && onAdopt && (
        <p>
          {t("limits.now", { limits: limitsText(clinic) })}{" "}
          <Button variant="subtle" size="compact-xs" onClick={onAdopt}>
            {t("limits.adopt")}
          </Button>
        </p>
      )}
    </div>
  );
}
