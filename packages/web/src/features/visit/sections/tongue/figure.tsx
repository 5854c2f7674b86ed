import type { TongueMark, TongueView } from "@meridian/core/clinical/tongue/tongue-drawing";
import { CENTRE, FRAME, zoneCentre, zonePaths } from "@meridian/core/clinical/tongue/tongue-figure";
import {
  DEPTH,
  GRAINS,
  inkOf,
  type MarkInk,
  tongueGround,
  tongueLayers,
} from "@meridian/core/clinical/tongue/tongue-picture";
import type { TongueFound } from "@meridian/core/clinical/tongue/tongue-reading";
import { TONGUE_ZONES, type TongueShape, tongueZones } from "@meridian/core/clinical/tongue/tongue-terms";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { type CSSProperties, memo, type ReactNode, type Ref, type SVGProps, useId } from "react";
import { useTranslation } from "react-i18next";
import { useTerms } from "../../terms/term-words.tsx";
import classes from "./figure.module.css";
import { drawnText } from "./words.ts";

type FigureProps = Omit<SVGProps<SVGSVGElement>, "ref"> & {
  found: TongueFound;
  view: TongueView;
  label: string;
  regions?: boolean;
  /** The mark being drawn; the line in progress is painted in its layer. */
  live?: TongueMark | undefined;
  liveRef?: Ref<SVGGElement>;
  svgRef?: Ref<SVGSVGElement>;
  children?: ReactNode;
};

/** A tongue with its drawing. Only numbers are taken from the record, and only as path data, so it cannot inject markup. */
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
  const { t } = useTranslation("tongue");
  const { words } = useTerms("tongue");
  const { scale, outline } = tongueGround(found, view);
  // On the drawing area the text is below the picture, so no description is needed here.
  const drawn = liveRef
    ? ""
    : drawnText(t, found, words)
        .filter(({ place }) => (place === "under") === (view === "under"))
        .map(({ text }) => text)
        .join(". ");
  return (
    <svg
      ref={svgRef}
      viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      role="img"
      aria-label={label}
      aria-describedby={drawn === "" ? undefined : `${id}-drawn`}
      focusable="false"
      {...props}
      className={`${classes.figure} ${props.className ?? ""}`}
    >
      {drawn !== "" && <desc id={`${id}-drawn`}>{drawn}</desc>}
      <Definitions id={id} outline={outline} />
      <g
        transform={`translate(${CENTRE.x} ${CENTRE.y}) scale(${scale}) translate(${-CENTRE.x} ${-CENTRE.y})`}
      >
        <Body shape={found.shape} whole={found.whole} view={view} id={id} />
        <Layers kept={found[view]} view={view} id={id} live={live} liveRef={liveRef} />
        {regions && view === "top" && <Regions shape={found.shape} id={id} />}
      </g>
      <Sides />
      {children}
    </svg>
  );
}

function Definitions({ id, outline }: { id: string; outline: string }) {
  return (
    <defs>
      <clipPath id={id}>
        <path d={outline} />
      </clipPath>
      <radialGradient
        id={`${id}-depth`}
        cx={DEPTH.x}
        cy={DEPTH.y}
        r={DEPTH.radius}
        gradientUnits="userSpaceOnUse"
      >
        {DEPTH.stops.map(({ at, color, opacity }) => (
          <stop key={at} offset={at} stopColor={color} stopOpacity={opacity} />
        ))}
      </radialGradient>
      {/* A thick coating differs from a thin one by its pattern, not only by its colour. */}
      {Object.values(GRAINS).map(({ key, tile, d, width, color, opacity }) => (
        <pattern key={key} id={`${id}-${key}`} width={tile} height={tile} patternUnits="userSpaceOnUse">
          <path
            d={d}
            opacity={opacity}
            {...(width ? { fill: "none", stroke: color, strokeWidth: width } : { fill: color })}
          />
        </pattern>
      ))}
    </defs>
  );
}

type BodyProps = Pick<TongueFound, "shape" | "whole"> & { view: TongueView; id: string };

const Body = memo(function Body({ shape, whole, view, id }: BodyProps) {
  const { outline, body, named, guides } = tongueGround({ shape, whole, size: "large" }, view);
  return (
    <g>
      <path
        className={classes.body}
        d={outline}
        style={named ? ({ "--body": body } as CSSProperties) : undefined}
      />
      <path fill={`url(#${id}-depth)`} d={outline} />
      {guides.map(({ d, width, dash }) => (
        <path key={d} className={classes.guide} d={d} strokeWidth={width} strokeDasharray={dash?.join(" ")} />
      ))}
    </g>
  );
});

/** The style of a mark's strokes, set on the group around them. */
export const paintOf = ({ fill, stroke, opacity }: MarkInk): CSSProperties => ({
  fill: fill.color,
  fillOpacity: fill.opacity,
  opacity,
  ...(stroke && {
    stroke: stroke.color,
    strokeWidth: stroke.width,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  }),
});

type LayersProps = {
  kept: readonly string[];
  view: TongueView;
  id: string;
  live: TongueMark | undefined;
  liveRef: Ref<SVGGElement> | undefined;
};

/** The strokes in the order of the marks, so that upper layers cover lower ones whenever they were drawn. */
const Layers = memo(function Layers({ kept, view, id, live, liveRef }: LayersProps) {
  return tongueLayers(kept, view)
    .filter(({ mark, strokes }) => strokes.length > 0 || mark === live)
    .map(({ mark, ink, clipped, strokes }) => (
      <g
        key={mark.key}
        data-mark={mark.key}
        data-kind={mark.kind}
        clipPath={clipped ? `url(#${id})` : undefined}
        style={paintOf(ink)}
      >
        {strokes.map(({ kept: text, path }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same line may have been drawn twice
          <StrokePath key={`${text}${index}`} path={path} mark={mark} id={id} />
        ))}
        {mark === live && (
          <g ref={liveRef}>
            <path />
            <Grain mark={mark} id={id} />
          </g>
        )}
      </g>
    ));
});

type StrokePathProps = { path: string; mark: TongueMark; id: string };

const StrokePath = memo(function StrokePath({ path, mark, id }: StrokePathProps) {
  return (
    <>
      <path d={path} />
      <Grain mark={mark} id={id} path={path} />
    </>
  );
});

function Grain({ mark, id, path }: { mark: TongueMark; id: string; path?: string }) {
  const { grain } = inkOf(mark);
  if (!grain) return null;
  return <path className={classes.grain} d={path} fill={`url(#${id}-${grain.key})`} />;
}

/** The zones and their names. */
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

/** The letters for right and left. The patient faces the viewer, so their right is at the left of the picture. */
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
