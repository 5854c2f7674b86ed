import type { AshiMark } from "@meridian/core/contracts/acupuncture/acupuncture";
import { toast } from "@meridian/ui/feedback/toasts";
import { useTranslation } from "react-i18next";
import type { Value } from "../model/chosen.ts";
import classes from "./charts.module.css";
import { nearest } from "./nearest.ts";
import type { BodyView } from "./places.ts";

type Box = readonly [x: number, y: number, width: number, height: number];

/** What a mark lies on: each side of the body, and each ear, has its own. */
export function ashiView(view: BodyView | "ear", facing: "left" | "right"): AshiMark["view"] {
  return view === "side" || view === "ear" ? `${view}_${facing}` : view;
}

/** How near a touch takes a mark away instead of making one, in a share of what is shown. */
const NEAR = 0.022;

/** Marks a tender place, or takes away the mark that is there; both can be undone. */
export function useMarking(setValue: (next: (now: Value) => Value) => void, view: AshiMark["view"]) {
  const { t } = useTranslation("acupuncture");
  const put = (mark: AshiMark) => setValue((now) => ({ ...now, marks: [...(now.marks ?? []), mark] }));
  const drop = (mark: AshiMark) =>
    setValue((now) => ({ ...now, marks: (now.marks ?? []).filter((one) => !sameMark(one, mark)) }));
  return (marks: readonly AshiMark[], x: number, y: number, [, , width, height]: Box) => {
    const here = marks.filter((one) => one.view === view);
    const met = nearest(here, { x, y }, NEAR * Math.max(width, height));
    const mark = met ?? { view, x: Math.round(x), y: Math.round(y) };
    const [work, back] = met ? [drop, put] : [put, drop];
    work(mark);
    toast(t(met ? "chart.unmarked" : "chart.marked"), {
      action: { label: t("undo"), run: () => back(mark) },
    });
  };
}

const sameMark = (a: AshiMark, b: AshiMark) => a.view === b.view && a.x === b.x && a.y === b.y;

/** Crosses where it is tender, of the same size however closely one looks. */
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
