import { useTranslation } from "react-i18next";
import { useWaitingList } from "../api/planning.ts";
import classes from "./calendar.module.css";
import { endDrag, startWaitingDrag } from "./drag.ts";

/** Number of entries shown. More would push the calendar down; the waiting list has them all. */
const SHOWN = 8;

/**
 * Waiting-list entries to drag onto a free time, urgent first. Keyboard users find a time from the waiting list
 * itself.
 */
export function WaitingListTray() {
  const { t } = useTranslation("scheduling");
  const { data } = useWaitingList();
  const items = data?.items.slice(0, SHOWN) ?? [];
  if (items.length === 0) return null;
  return (
    <div className={classes.tray}>
      <span>{t("calendar.waiting")}</span>
      <ul>
        {items.map((entry) => (
          <li
            key={entry.id}
            draggable
            onDragStart={(event) => startWaitingDrag(event, entry)}
            onDragEnd={endDrag}
          >
            <strong>{entry.patient_name}</strong> {t("calendar.minutes", { count: entry.duration })}
            {entry.urgent && <em>{t("calendar.urgent")}</em>}
          </li>
        ))}
      </ul>
    </div>
  );
}
