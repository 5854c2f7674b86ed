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
import type { BodyView } from "@meridian/core/clinical/acupuncture/chart/places";
import { useTranslation } from "react-i18next";
import classes from "./figures.module.css";

export type Facing = "left" | "right";

type BodyProps = {
  view: BodyView;
  facing: Facing;
  /** Paths of the course of a channel. */
  courses?: readonly string[];
};

/** The outline of the body in a view, with the course of a channel. */
export function Body({ view, facing, courses = [] }: BodyProps) {
  const { t } = useTranslation("ui");
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
      {courses.map((course) => (
        <path key={course} d={course} className={classes.course} />
      ))}
      {view !== "side" && (
        <>
          <text x={view === "front" ? -205 : 205} y={30} className={classes.letter}>
            {t("figure.rightLetter")}
          </text>
          <text x={view === "front" ? 205 : -205} y={30} className={classes.letter}>
            {t("figure.leftLetter")}
          </text>
        </>
      )}
    </g>
  );
}

/** The outline of an ear, front and back. */
export function Ear({ facing }: { facing: Facing }) {
  const { t } = useTranslation("ui");
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
        {t(`figure.earSide.${facing}`)}
      </text>
      <text x={across(418)} y={420} className={classes.caption}>
        {t("figure.earBack")}
      </text>
    </g>
  );
}
