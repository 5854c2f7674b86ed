import type { SegmentRegion } from "@meridian/core/clinical/osteopathy/osteopathy-terms";
import type { SegmentFinding } from "@meridian/core/contracts/visits/sections/osteopathy";
import { type KeyboardEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useOsteopathyWords } from "../../terms/term-words.tsx";
import classes from "./charts.module.css";
import { ILIA, neighbour, type SegmentShape, SPINE, shapes, viewOf } from "./spine-shapes.ts";
import { findingWords, nameOf } from "./words.ts";

type SpineChartProps = {
  findings: readonly SegmentFinding[];
  /** The segments the clinic examines. The others are drawn but cannot be selected. */
  offered: readonly string[];
  selected: string | undefined;
  onSelect: (segment: string) => void;
  region: SegmentRegion | "whole";
};

/** Signs that do not depend on colour: a bar for restricted, waves for hypermobile. */
const SIGNS = { restricted: "▬", hypermobile: "≈", normal: "✓" } as const;

/** The spine, pelvis and ribs from behind. Each segment is a button; the arrow keys move between them. */
export function SpineChart({ findings, offered, selected, onSelect, region }: SpineChartProps) {
  const { t } = useTranslation("osteopathy");
  const written = useOsteopathyWords();
  const drawing = useRef<SVGSVGElement>(null);
  const byKey = new Map(findings.map((finding) => [finding.segment, finding]));
  const entry = selected && offered.includes(selected) ? selected : offered[0];
  const keyed = (event: KeyboardEvent, key: string) => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      onSelect(key);
      return;
    }
    const next = neighbour(key, event.key, offered);
    if (!next) return;
    event.preventDefault();
    onSelect(next);
    drawing.current?.querySelector<SVGGElement>(`[data-segment="${next}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a drawing
    <svg
      ref={drawing}
      className={classes.spine}
      viewBox={viewOf(region)}
      role="group"
      aria-label={t("spine.label")}
      data-region={region}
    >
      <Letters region={region} />
      {ILIA.map((path) => (
        <path key={path} className={classes.background} d={path} />
      ))}
      {shapes.map((shape) => {
        const { key } = shape.segment;
        const finding = byKey.get(key);
        if (!offered.includes(key)) return <path key={key} className={classes.background} d={shape.path} />;
        const words = finding ? findingWords(t, written, finding) : "";
        return (
          // biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing
          <g
            key={key}
            role="button"
            tabIndex={key === entry ? 0 : -1}
            data-segment={key}
            data-mobility={finding?.mobility ?? undefined}
            data-noted={finding ? true : undefined}
            className={shape.isRib ? classes.rib : classes.body}
            aria-label={[nameOf(written, "segment", key), words].filter(Boolean).join(": ")}
            aria-pressed={key === selected}
            onClick={() => onSelect(key)}
            onKeyDown={(event) => keyed(event, key)}
          >
            <Shape shape={shape} finding={finding} />
          </g>
        );
      })}
    </svg>
  );
}

function Shape({ shape, finding }: { shape: SegmentShape; finding: SegmentFinding | undefined }) {
  const { path, labelAt, isRib, segment } = shape;
  const sign = finding?.mobility ? SIGNS[finding.mobility] : "";
  const pain = finding?.pain ?? "";
  if (isRib) {
    const left = segment.side === "left";
    return (
      <>
        <path className={classes.touchArea} d={path} />
        <path className={classes.stroke} d={path} />
        <text x={labelAt[0] + (left ? -5 : 5)} y={labelAt[1] + 4} textAnchor={left ? "end" : "start"}>
          {[segment.short, sign, pain].filter((part) => part !== "").join(" ")}
        </text>
      </>
    );
  }
  return (
    <>
      <path className={classes.fill} d={path} />
      <text x={labelAt[0]} y={labelAt[1] + 4} textAnchor="middle">
        {[segment.short, sign, pain].filter((part) => part !== "").join(" ")}
      </text>
    </>
  );
}

/** Which side is which, at the top of what is shown. */
function Letters({ region }: Pick<SpineChartProps, "region">) {
  const { t } = useTranslation("osteopathy");
  return (["left", "right"] as const).map((side) => (
    <text
      key={side}
      className={classes.letterSmall}
      x={side === "left" ? 8 : SPINE.width - 8}
      y={Number(viewOf(region).split(" ")[1]) + 20}
      textAnchor={side === "left" ? "start" : "end"}
      aria-hidden
    >
      {t(`letter.${side}`)}
    </text>
  ));
}
