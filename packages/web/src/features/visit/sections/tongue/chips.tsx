import { tongueMark } from "@meridian/core/clinical/tongue/tongue-drawing";
import { type Grain, inkOf } from "@meridian/core/clinical/tongue/tongue-picture";
import type { ReactNode } from "react";
import classes from "./chips.module.css";
import paint from "./figure.module.css";
import { paintOf } from "./figure.tsx";

type ChoiceProps = {
  /** The name of the radio group. */
  name: string;
  label: ReactNode;
  checked: boolean;
  onChange: () => void;
  swatch?: string;
  title?: string;
};

/** A radio button drawn as a chip. */
export function Choice({ name, label, checked, onChange, swatch, title }: ChoiceProps) {
  return (
    <label className={classes.chip} title={title}>
      <input type="radio" name={name} checked={checked} onChange={onChange} />
      {swatch && <Swatch mark={swatch} />}
      <span>{label}</span>
    </label>
  );
}

/** A checkbox drawn as a chip. */
export function Toggle({ label, checked, onChange }: Omit<ChoiceProps, "name" | "swatch" | "title">) {
  return (
    <label className={classes.chip}>
      <input type="checkbox" checked={checked} onChange={onChange} />
      <span>{label}</span>
    </label>
  );
}

/** A small picture of a mark, shown beside its name. */
export function Swatch({ mark }: { mark: string }) {
  const known = tongueMark(mark);
  const ink = known && inkOf(known);
  return (
    <svg className={paint.swatch} viewBox="0 0 20 20" aria-hidden focusable="false">
      <rect className={paint.body} width="20" height="20" rx="4" />
      <g data-mark={mark} style={ink && paintOf(ink)}>
        <SwatchInk mark={mark} grain={ink?.grain} />
      </g>
    </svg>
  );
}

function SwatchInk({ mark, grain }: { mark: string; grain: Grain | undefined }) {
  if (mark === "tooth_mark")
    return <path className={paint.ink} data-small d="M3 7A4 4 0 0 0 10 7A4 4 0 0 0 17 7" />;
  if (mark === "red_points" || mark === "stasis_spots" || mark === "vein_nodules")
    return (
      <g className={paint.ink}>
        <circle cx="6" cy="7" r="2.4" />
        <circle cx="14" cy="8" r="2.4" />
        <circle cx="9" cy="14" r="2.4" />
      </g>
    );
  if (mark === "crack") return <path className={paint.ink} d="M10 2C8.6 7 11.6 11 10 18C13 12 9.6 7 10 2Z" />;
  if (mark.startsWith("vein_"))
    return <path className={paint.ink} d={VEINS[mark as keyof typeof VEINS] ?? VEINS.vein_thin} />;
  return (
    <>
      <rect className={paint.ink} x="3" y="3" width="14" height="14" rx="5" />
      {grain && grain.key !== "stripes" && (
        <g className={paint.grain} fill={grain.color} fillOpacity={grain.opacity}>
          <circle cx="7" cy="7" r="1.2" />
          <circle cx="12.5" cy="9" r="1.2" />
          <circle cx="8" cy="13" r="1.2" />
        </g>
      )}
      {grain?.key === "stripes" && <path className={paint.hatch} d="M4 12L12 4M6 16L16 6" />}
    </>
  );
}

const VEINS = {
  vein_thin: "M9.4 2L10.6 2L10.6 18L9.4 18Z",
  vein_distended: "M8.6 2Q12 10 8.6 18L11.6 18Q14 10 11.6 2Z",
  vein_tortuous: "M8 2Q14 6 9 10T8 18L11.6 18Q16 14 12 10T11.6 2Z",
} as const;
