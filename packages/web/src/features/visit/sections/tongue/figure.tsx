import {
  decodeStroke,
  type Stroke,
  type TongueMark,
  type TongueView,
  tongueMarks,
} from "@meridian/core/clinical/tongue/tongue-drawing";
import {
  CENTRE,
  FRAME,
  outlinePath,
  SIZE_SCALE,
  UNDERSIDE,
  zoneCentre,
  zonePaths,
} from "@meridian/core/clinical/tongue/tongue-figure";
import type { TongueFound } from "@meridian/core/clinical/tongue/tongue-reading";
import { TONGUE_ZONES, type TongueShape, tongueZones } from "@meridian/core/clinical/tongue/tongue-terms";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { memo, type ReactNode, type Ref, type SVGProps, useId } from "react";
import { useTranslation } from "react-i18next";
import classes from "./figure.module.css";
import { keptPath } from "./paint.ts";

/** Colours of the body that the lists may say of the whole tongue; the picture takes them on. */
const WHOLE_COLORS = ["pale", "red", "crimson", "purple", "blue_purple", "red_purple", "blue"] as const;

type FigureProps = Omit<SVGProps<SVGSVGElement>, "ref"> & {
  found: TongueFound;
  view: TongueView;
  label: string;
  regions?: boolean;
  /** The mark being drawn: its layer gets a place for the line under way. */
  live?: TongueMark | undefined;
  liveRef?: Ref<SVGGElement>;
  svgRef?: Ref<SVGSVGElement>;
  children?: ReactNode;
};

/** A tongue with its drawing. Numbers only come from the record; they become path data and nothing else. */
export function TongueFigure({
  found,
  view,
  label,
  regions = false,
  live,
  liveRef,
  svgRef,
  children,
  ...props
}: FigureProps) {
  const id = `tongue-${useId().replace(/\W/g, "")}`;
  const scale = SIZE_SCALE[found.size];
  const color = WHOLE_COLORS.find((one) => found.whole.includes(`body_color.${one}`));
  return (
    <svg
      {...props}
      ref={svgRef}
      className={`${classes.figure} ${props.className ?? ""}`}
      viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      role="img"
      aria-label={label}
      focusable="false"
    >
      <Definitions id={id} shape={found.shape} view={view} />
      <g
        transform={`translate(${CENTRE.x} ${CENTRE.y}) scale(${scale}) translate(${-CENTRE.x} ${-CENTRE.y})`}
      >
        <Body shape={found.shape} view={view} color={color} id={id} />
        <Layers kept={found[view]} view={view} id={id} live={live} liveRef={liveRef} />
        {regions && view === "top" && <Regions shape={found.shape} id={id} />}
      </g>
      <Sides />
      {children}
    </svg>
  );
}

function Definitions({ id, shape, view }: { id: string; shape: TongueShape; view: TongueView }) {
  return (
    <defs>
      <clipPath id={id}>
        <path d={view === "top" ? outlinePath(shape) : UNDERSIDE.outline} />
      </clipPath>
      <radialGradient id={`${id}-depth`} cx="0.5" cy="0.56" r="0.62">
        <stop offset="0.45" className={classes.near} />
        <stop offset="1" className={classes.deep} />
      </radialGradient>
      {/* Thick is told from thin by its grain, not by its colour alone. */}
      <pattern id={`${id}-thick`} width="34" height="34" patternUnits="userSpaceOnUse">
        <circle className={classes.dots} cx="9" cy="9" r="5" />
        <circle className={classes.dots} cx="26" cy="26" r="5" />
      </pattern>
      <pattern id={`${id}-peeled`} width="30" height="30" patternUnits="userSpaceOnUse">
        <path className={classes.stripes} d="M0 30L30 0" />
      </pattern>
    </defs>
  );
}

const Body = memo(function Body({
  shape,
  view,
  color,
  id,
}: {
  shape: TongueShape;
  view: TongueView;
  color: string | undefined;
  id: string;
}) {
  if (view === "under") {
    return (
      <g>
        <path className={classes.body} data-view="under" d={UNDERSIDE.outline} />
        <path fill={`url(#${id}-depth)`} d={UNDERSIDE.outline} />
        <path className={classes.frenulum} d={UNDERSIDE.frenulum} />
        {UNDERSIDE.folds.map((fold) => (
          <path key={fold} className={classes.fold} d={fold} />
        ))}
      </g>
    );
  }
  return (
    <g>
      <path className={classes.body} data-color={color} d={outlinePath(shape)} />
      <path fill={`url(#${id}-depth)`} d={outlinePath(shape)} />
      <path className={classes.groove} d="M500 250C494 470 506 700 500 960" />
    </g>
  );
});

type LayersProps = {
  kept: readonly string[];
  view: TongueView;
  id: string;
  live: TongueMark | undefined;
  liveRef: Ref<SVGGElement> | undefined;
};

/** The strokes, mark by mark: what lies on top does so whenever it was drawn. */
const Layers = memo(function Layers({ kept, view, id, live, liveRef }: LayersProps) {
  const strokes = kept.flatMap((text) => {
    const stroke = decodeStroke(text);
    return stroke ? [{ text, stroke }] : [];
  });
  return tongueMarks
    .filter((mark) => mark.view === view)
    .map((mark) => {
      const own = strokes.filter(({ stroke }) => stroke.mark === mark);
      if (own.length === 0 && mark !== live) return null;
      return (
        <g
          key={mark.key}
          className={classes.mark}
          data-mark={mark.key}
          data-kind={mark.kind}
          clipPath={mark.kind === "area" ? `url(#${id})` : undefined}
        >
          {own.map(({ text, stroke }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same line may have been drawn twice
            <StrokePath key={`${text}${index}`} text={text} stroke={stroke} id={id} />
          ))}
          {mark === live && (
            <g ref={liveRef}>
              <path className={classes.ink} />
              <Grain mark={mark} id={id} />
            </g>
          )}
        </g>
      );
    });
});

type StrokePathProps = { text: string; stroke: Stroke; id: string };

const StrokePath = memo(
  function StrokePath({ text, stroke, id }: StrokePathProps) {
    const path = keptPath(text, stroke);
    return (
      <>
        <path className={classes.ink} d={path} />
        <Grain mark={stroke.mark} id={id} path={path} />
      </>
    );
  },
  (before, after) => before.text === after.text && before.id === after.id,
);

function Grain({ mark, id, path }: { mark: TongueMark; id: string; path?: string }) {
  const grain = mark.key.endsWith("_thick") ? "thick" : mark.key === "coating_peeled" ? "peeled" : undefined;
  if (!grain) return null;
  return <path className={classes.grain} d={path} fill={`url(#${id}-${grain})`} />;
}

/** The zones with the names they are read by. */
function Regions({ shape, id }: { shape: TongueShape; id: string }) {
  const language = currentLanguage();
  return (
    <g className={classes.regions} aria-hidden>
      <g clipPath={`url(#${id})`}>
        {zonePaths(shape).map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      {TONGUE_ZONES.map((zone) => {
        const [x, y] = zoneCentre(shape, zone);
        const narrow = zone === "left" || zone === "right";
        return (
          <text
            key={zone}
            x={x}
            y={y}
            transform={narrow ? `rotate(${zone === "left" ? 84 : -84} ${x} ${y})` : undefined}
          >
            {tongueZones[zone].label[language]}
          </text>
        );
      })}
    </g>
  );
}

/** The patient faces us: their right is at our left. */
function Sides() {
  const { t } = useTranslation("tongue");
  return (
    <g className={classes.sidesMark} aria-hidden>
      <text x="18" y="54">
        {t("figure.right")}
      </text>
      <text x={FRAME.width - 18} y="54" textAnchor="end">
        {t("figure.left")}
      </text>
    </g>
  );
}
