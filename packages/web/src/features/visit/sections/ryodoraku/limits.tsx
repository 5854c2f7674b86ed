import { Button } from "@mantine/core";
import type { RyodorakuSettings } from "@meridian/core/contracts/clinic/ryodoraku-settings";
import { formatNumber } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import classes from "./ryodoraku.module.css";

type LimitsProps = {
  settings: RyodorakuSettings;
  /** What the clinic works with now; where it differs, it is offered. */
  clinic?: RyodorakuSettings;
  onAdopt?: () => void;
};

const KEYS = ["corridor", "mode", "split", "ratio_low", "ratio_high"] as const;

/** By which limits the result was judged. */
export function Limits({ settings, clinic = settings, onAdopt }: LimitsProps) {
  const { t } = useTranslation("ryodoraku");
  const said = ({ corridor, mode, split }: RyodorakuSettings) =>
    t("limits.said", {
      corridor: `${formatNumber(corridor)} ${mode === "percent" ? "%" : "µA"}`,
      split: formatNumber(split),
    });
  const differs = KEYS.some((key) => settings[key] !== clinic[key]);
  return (
    <div className={classes.limits}>
      <p>{said(settings)}</p>
      {differs && onAdopt && (
        <p>
          {t("limits.now", { limits: said(clinic) })}{" "}
          <Button variant="subtle" size="compact-xs" onClick={onAdopt}>
            {t("limits.adopt")}
          </Button>
        </p>
      )}
    </div>
  );
}
