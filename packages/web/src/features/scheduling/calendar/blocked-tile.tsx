import { formatTime } from "@meridian/ui/i18n/format";
import { type BlockedEntry, isRepeated } from "../model/blocked.ts";
import { DESK_KEYS } from "../model/desk-actions.ts";
import { endDrag, resizeByHandle, startEntryDrag } from "./drag.ts";
import classes from "./tile.module.css";
import type { DragHandling, RootProps } from "./tile.tsx";

type BlockedTileProps = {
  entry: BlockedEntry;
  root: RootProps;
  /** The text shown to users who may not see the title. */
  busy: string;
  shape: "block" | "line";
  handling: DragHandling | undefined;
};

/** A blocked time in the calendar. Users with the right can open, move and resize it. */
export function BlockedTile({ entry, root, busy, shape, handling }: BlockedTileProps) {
  const { blocked } = entry;
  const times = `${formatTime(entry.start)}–${formatTime(entry.end)}`;
  const name = blocked.title || busy;
  const low = shape === "block" && entry.duration <= 15 ? classes.low : "";
  const words = (
    <>
      {isRepeated(blocked) && <span aria-hidden>↻ </span>}
      <strong>{name}</strong> · {times}
    </>
  );
  if (!blocked.editable)
    return (
      <div className={`${classes.busy} ${low}`} style={root.style}>
        {words}
      </div>
    );
  const held = handling;
  return (
    <button
      type="button"
      className={`${classes.busy} ${classes.blocked} ${low}`}
      style={root.style}
      title={`${name} · ${times}`}
      draggable={held !== undefined || root.draggable}
      onDragStart={held ? (event) => startEntryDrag(event, entry, held.step) : root.onDragStart}
      onDragEnd={held ? endDrag : root.onDragEnd}
      onClick={root.onClick}
      aria-keyshortcuts={held && DESK_KEYS.move}
      onKeyDown={(event) => {
        if (!held || event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key.toLowerCase() !== DESK_KEYS.move) return;
        event.preventDefault();
        held.onMove(entry);
      }}
    >
      {words}
      {held && shape === "block" && (
        <span
          className={classes.handle}
          aria-hidden
          onPointerDown={(event) =>
            resizeByHandle(event, {
              duration: entry.duration,
              step: held.step,
              onEnd: (duration) => held.onDuration(entry, duration),
            })
          }
        />
      )}
    </button>
  );
}
