import { RYODORAKU_RATIOS, type RyodorakuReading } from "@meridian/core/clinical/ryodoraku/ryodoraku";
import type { RyodorakuSettings } from "@meridian/core/contracts/clinic/ryodoraku-settings";
import { formatNumber } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import { positionInBand } from "../../model/trend.ts";
import classes from "./ryodoraku.module.css";

type OutcomeProps = { reading: RyodorakuReading; settings: RyodorakuSettings };

const one = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });
const two = (value: number) => formatNumber(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Mean, corridor and ratios with their usual band, and the points the states suggest. */
export function Outcome({ reading, settings }: OutcomeProps) {
  const { t } = useTranslation("ryodoraku");
  const { mean, corridor, complete, ratios } = reading;
  const band = [settings.ratio_low, settings.ratio_high] as const;
  return (
    <div className={classes.outcome}>
      <dl>
        <div>
          <dt>{t(complete ? "mean" : "meanSoFar")}</dt>
          <dd className="num">
            {mean === undefined ? "–" : `${one(mean)} µA`}
            {corridor && (
              <small>
                {t("corridor", { low: one(Math.max(0, corridor.low)), high: one(corridor.high) })}
              </small>
            )}
          </dd>
        </div>
        {RYODORAKU_RATIOS.map((ratio) => {
          const value = ratios[ratio];
          const stands = value === undefined ? undefined : positionInBand(value, band);
          return (
            <div key={ratio}>
              <dt>{t(`ratios.${ratio}`)}</dt>
              <dd className="num" data-against={stands}>
                {value === undefined ? "–" : two(value)}
                <small>
                  {stands === undefined || stands === "inside"
                    ? t("usual", { low: two(band[0]), high: two(band[1]) })
                    : t(`against.${stands}`, { low: two(band[0]), high: two(band[1]) })}
                </small>
              </dd>
            </div>
          );
        })}
      </dl>
      {!complete && <p className={classes.help}>{t(corridor ? "partial" : "tooFew")}</p>}
      <Points reading={reading} />
    </div>
  );
}

/** Suggestions only: nothing is chosen by itself. */
function Points({ reading: { suggestions } }: { reading: RyodorakuReading }) {
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
