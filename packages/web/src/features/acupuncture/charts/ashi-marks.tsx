import type { BodyView } from "@meridian/core/clinical/acupuncture/chart/places";
import type { AshiMark } from "@meridian/core/contracts/acupuncture/acupuncture";
import { toast } from "@meridian/ui/feedback/toasts";
import { useTranslation } from "react-i18next";
import type { PointsValue } from "../model/point-entries.ts";
import classes from "./charts.module.css";
import { nearest } from "./nearest.ts";

type Box = readonly [x: number, y: number, width: number, height: number];

/** The view a mark is stored with. The left and right side of the body, and the two ears, are separate views. */
export function ashiView(view: BodyView | "ear", facing: "left" | "right"): AshiMark["view"] {
  return view === "side" || view === "ear" ? `${view}_${facing}` : view;
}

/** A touch within this distance of a mark removes it, as a fraction of the visible part. */
const REMOVE_RADIUS = 0.022;

/** Adds an Ashi mark at the touched place, or removes the mark there; both can be undone. */
export function useAshiMarking(
  setValue: (next: (now: PointsValue) => PointsValue) => void,
  view: AshiMark["view"],
) {
  const { t } = useTranslation("acupuncture");
  const put = (mark: AshiMark) => setValue((now) => ({ ...now, marks: [...(now.marks ?? []), mark] }));
  const drop = (mark: AshiMark) =>
    setValue((now) => ({ ...now, marks: (now.marks ?? []).filter((one) => !sameMark(one, mark)) }));
  return (marks: readonly AshiMark[], x: number, y: number, [, , width, height]: Box) => {
    const here = marks.filter((one) => one.view === view);
    const existing = nearest(here, { x, y }, REMOVE_RADIUS * Math.max(width, height));
    const mark = existing ?? { view, x: Math.round(x), y: Math.round(y) };
    const [work, back] = existing ? [drop, put] : [put, drop];
    work(mark);
    toast(t(existing ? "chart.unmarked" : "chart.marked"), {
      action: { label: t("undo"), run: () => back(mark) },
    });
  };
}

const sameMark = (a: AshiMark, b: AshiMark) => a.view === b.view && a.x === b.x && a.y === b.y;

/** The Ashi marks as crosses, which keep their size when zoomed. */
export function AshiMarks({ marks, box: [, , width, height] }: { marks: readonly AshiMark[]; box: Box }) {
  const size = Math.max(width / 520, height / 640) * 6;
  return (
    <g className={classes.ashi} aria-hidden>
      {marks.map(({ x, y }) => (
        <path
          key={`${x} ${y}`}
          d={`M${x - size} ${y - size}l${2 * size} ${2 * size}M${x + size} ${y - size}l${-2 * size} ${2 * size}`}
        />
      ))}
    </g>
  );
}
