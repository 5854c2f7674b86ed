import { useMediaQuery, useRovingIndex } from "@mantine/hooks";
import { groupClose } from "@meridian/core/clinical/monitoring/plot";
import type { CourseMark } from "@meridian/core/contracts/monitoring/course";
import {
  IconCalendarEvent,
  IconPill,
  IconPlayerPlay,
  IconPlayerStop,
  IconRefresh,
} from "@tabler/icons-react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { groupText, inLane, LANES, type Lane, type MarkDay, shortText } from "../model/mark-days.ts";
import type { PlotAxis } from "./course-plot.tsx";
import classes from "./monitoring.module.css";

/** The width of a mark's button; with a finger it is larger. */
const WITH_POINTER = 28;
const WITH_FINGER = 44;

type LanesProps = {
  markDays: readonly MarkDay[];
  colleagues: ReadonlyMap<string, string>;
  chosen: string | undefined;
  onChoose: (day: string) => void;
  axis: PlotAxis;
};

/** Less room than this beside a mark, in pixels, holds no name. */
const LEAST_ROOM = 56;

/** The treatment's marks on the time axis, a row for each kind. */
export function MarkLanes({ markDays, ...rest }: LanesProps) {
  return LANES.map((lane) => {
    const days = markDays
      .map(({ day, marks }) => ({ day, marks: inLane(marks, lane) }))
      .filter(({ marks }) => marks.length > 0);
    return days.length > 0 && <MarkLane key={lane} lane={lane} markDays={days} {...rest} />;
  });
}

/**
 * One row of marks. Those that stand closer than a button's width share one. Arrow keys go from button to button; the row
 * is one stop of the Tab key.
 */
function MarkLane({ lane, markDays, colleagues, chosen, onChoose, axis }: LanesProps & { lane: Lane }) {
  const { t } = useTranslation("monitoring");
  const size = useMediaQuery("(pointer: coarse), (max-width: 47.5em)") ? WITH_FINGER : WITH_POINTER;
  const length = axis.right - axis.left;
  const places = markDays.map((day) => ({ ...day, x: (axis.across(day.day) - axis.left) / length }));
  const groups = groupClose(places, length, size);
  const chosenIndex = groups.findIndex((group) => group.some(({ day }) => day === chosen));
  const { getItemProps } = useRovingIndex({ total: groups.length, loop: false });
  return (
    <div className={classes.lane}>
      <span className={classes.laneName} aria-hidden>
        {t(`marks.lane.${lane}`)}
      </span>
      <div role="toolbar" aria-label={t(`marks.lane.${lane}`)} style={{ height: size }}>
        {groups.map((group, index) => {
          const { onClick, ...roving } = getItemProps({ index });
          const [first] = group;
          const text = groupText(t, group, colleagues);
          const at = (first?.x ?? 0) * length;
          const room = (groups[index + 1]?.[0]?.x ?? 1) * length - at - size - 8;
          return (
            <Fragment key={first?.day}>
              <button
                {...roving}
                type="button"
                className={classes.mark}
                style={{ left: axis.left + at - size / 2, width: size, height: size }}
                data-lane={lane}
                aria-label={text}
                title={text}
                aria-pressed={index === chosenIndex}
                onClick={(event) => {
                  onClick(event);
                  if (first) onChoose(first.day);
                }}
              >
                <Glyph marks={group.flatMap(({ marks }) => marks)} several={group.length > 1} />
              </button>
              {room >= LEAST_ROOM && (
                <span
                  aria-hidden
                  className={classes.markName}
                  style={{ left: axis.left + at + size / 2 + 4, maxWidth: room }}
                >
                  {shortText(group.flatMap(({ marks }) => marks))}
                </span>
              )}
            </Fragment>
          );
        })}
      </div>
    </div>
  );
}

/** What a button stands for: the change, or how many marks there are on several days. */
function Glyph({ marks, several }: { marks: readonly CourseMark[]; several: boolean }) {
  const icon = { size: 15, stroke: 1.75, "aria-hidden": true } as const;
  if (several) return <span className="num">{marks.length}</span>;
  const changes = new Set(marks.map((mark) => ("change" in mark ? mark.change : "visit")));
  if (changes.has("visit")) return <IconCalendarEvent {...icon} />;
  if (changes.size > 1) return <IconRefresh {...icon} />;
  if (changes.has("begun")) return <IconPlayerPlay {...icon} />;
  if (changes.has("changed"))
    return marks[0]?.kind === "medication" ? <IconPill {...icon} /> : <IconRefresh {...icon} />;
  return <IconPlayerStop {...icon} />;
}
