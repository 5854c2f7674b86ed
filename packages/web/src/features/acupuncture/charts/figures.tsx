import {
  detailsOf,
  EAR_BACK,
  EAR_BACK_DETAILS,
  EAR_DETAILS,
  EAR_OUTLINE,
  EAR_WIDTH,
  outlineOf,
  SOLE,
} from "@meridian/core/clinical/acupuncture/acupuncture-figure";
import { useTranslation } from "react-i18next";
import { channelPath } from "./chart-marks.ts";
import classes from "./charts.module.css";
import type { BodyView } from "./places.ts";

export type Facing = "left" | "right";

type BodyProps = { view: BodyView; channel: string; facing: Facing };

/** The outline of the body in a view, with the course of a channel. */
export function Body({ view, channel, facing }: BodyProps) {
  const { t } = useTranslation("acupuncture");
  const sides = view === "side" ? [facing] : (["left", "right"] as const);
  return (
    <g className={classes.figure} aria-hidden>
      <g {...(view === "side" && facing === "right" && { transform: "scale(-1 1)" })}>
        <path d={outlineOf[view]} className={classes.skin} />
        {detailsOf[view].map((line) => (
          <path key={line} d={line} className={classes.detail} />
        ))}
      </g>
      {view === "front" && (
        <>
          <path d={SOLE} className={classes.skin} />
          <path d={SOLE} className={classes.skin} transform="scale(-1 1)" />
        </>
      )}
      {channel &&
        sides.map((side) => (
          <path key={side} d={channelPath(channel, view, side)} className={classes.course} />
        ))}
      {view !== "side" && (
        <>
          <text x={view === "front" ? -205 : 205} y={30} className={classes.letter}>
            {t("chart.rightLetter")}
          </text>
          <text x={view === "front" ? 205 : -205} y={30} className={classes.letter}>
            {t("chart.leftLetter")}
          </text>
        </>
      )}
    </g>
  );
}

/** The outline of an ear, front and back. */
export function Ear({ facing }: { facing: Facing }) {
  const { t } = useTranslation("acupuncture");
  const mirrored = facing === "right";
  const across = (x: number) => (mirrored ? EAR_WIDTH - x : x);
  return (
    <g className={classes.figure} aria-hidden>
      <g {...(mirrored && { transform: `matrix(-1 0 0 1 ${EAR_WIDTH} 0)` })}>
        {[EAR_OUTLINE, EAR_BACK].map((line) => (
          <path key={line} d={line} className={classes.skin} />
        ))}
        {[...EAR_DETAILS, ...EAR_BACK_DETAILS].map((line) => (
          <path key={line} d={line} className={classes.detail} />
        ))}
      </g>
      <text x={across(148)} y={420} className={classes.caption}>
        {t(`chart.earSide.${facing}`)}
      </text>
      <text x={across(418)} y={420} className={classes.caption}>
        {t("chart.earBack")}
      </text>
    </g>
  );
}
