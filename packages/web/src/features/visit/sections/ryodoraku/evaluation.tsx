import { RYODORAKU_RATIOS, type RyodorakuReading } from "@meridian/core/clinical/ryodoraku/ryodoraku";
import type { RyodorakuSettings } from "@meridian/core/contracts/clinic/ryodoraku-settings";
import { formatNumber } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import { positionInBand } from "../../model/trend.ts";
import classes from "./ryodoraku.module.css";

type EvaluationProps = { reading: RyodorakuReading; settings: RyodorakuSettings };

const oneDecimal = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });
const twoDecimals = (value: number) =>
  formatNumber(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The mean, the corridor, the ratios with their usual range, and the suggested points. */
export function Evaluation({ reading, settings }: EvaluationProps) {
  const { t } = useTranslation("ryodoraku");
  const { mean, corridor, complete, ratios } = reading;
  const band = [settings.ratio_low, settings.ratio_high] as const;
  return (
    <div className={classes.outcome}>
      <dl>
        <div>
          <dt>{t(complete ? "mean" : "meanSoFar")}</dt>
          <dd className="num">
            {mean === undefined ? "–" : `${oneDecimal(mean)} µA`}
            {corridor && (
              <small>
                {t("corridor", {
                  low: oneDecimal(Math.max(0, corridor.low)),
                  high: oneDecimal(corridor.high),
                })}
              </small>
            )}
          </dd>
        </div>
        {RYODORAKU_RATIOS.map((ratio) => {
          const value = ratios[ratio];
          const position = value === undefined ? undefined : positionInBand(value, band);
          return (
            <div key={ratio}>
              <dt>{t(`ratios.${ratio}`)}</dt>
              <dd className="num" data-against={position}>
                {value === undefined ? "–" : twoDecimals(value)}
                <small>
                  {position === undefined || position === "inside"
                    ? t("usual", { low: twoDecimals(band[0]), high: twoDecimals(band[1]) })
                    : t(`against.${position}`, { low: twoDecimals(band[0]), high: twoDecimals(band[1]) })}
                </small>
              </dd>
            </div>
          );
        })}
      </dl>
      {!complete && <p className={classes.help}>{t(corridor ? "partial" : "tooFew")}</p>}
      <SuggestedPoints reading={reading} />
    </div>
  );
}

/** The suggested points. None is added automatically. */
function SuggestedPoints({ reading: { suggestions } }: { reading: RyodorakuReading }) {
  const { t } = useTranslation("ryodoraku");
  if (suggestions.length === 0) return null;
  return (
    <div className={classes.points}>
      <h3>{t("points.title")}</h3>
      {(["tonify", "sedate"] as const).map((action) => {
        const chosen = suggestions.filter((one) => one.action === action);
        if (chosen.length === 0) return null;
        return (
          <p key={action}>
            {t(`points.${action}`)}{" "}
            {chosen.map(({ channel, point, side }) => (
              <span key={`${channel}${side}`} className={classes.point}>
                <code>{point}</code>
                <small>{side ? `${channel}, ${t(`onSide.${side}`)}` : channel}</small>
              </span>
            ))}
          </p>
        );
      })}
      <p className={classes.help}>{t("points.help")}</p>
    </div>
  );
}
