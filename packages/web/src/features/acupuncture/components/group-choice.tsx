import { Button } from "@mantine/core";
import type { AcupunctureGroup, PointKey } from "@meridian/core/contracts/acupuncture/acupuncture";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { KnownPoint } from "../model/catalogue.ts";
import { appliesTo, codeOf, isSamePoint, type PointEntry, sidesOf } from "../model/point-entries.ts";
import classes from "./groups.module.css";

type Sides = "both" | "left" | "right";
export type GroupPoint = { point: KnownPoint; sides: readonly PointKey["side"][] };

type GroupChoiceProps = {
  group: AcupunctureGroup;
  members: readonly KnownPoint[];
  chosen: readonly PointEntry[];
  patient: { pregnant: boolean };
  onAdd: (asked: readonly GroupPoint[]) => void;
  onCancel: () => void;
};

/**
 * Groups with at most this many points are combinations, whose points are all preselected; larger ones are classes of
 * points, of which each has to be chosen.
 */
const MAX_PRESELECTED = 6;
const isPreselected = (group: AcupunctureGroup) =>
  group.user_id !== null || group.points.length <= MAX_PRESELECTED;

/** Asks which points of a group to add, and on which sides. */
export function GroupChoice({ group, members, chosen, patient, onAdd, onCancel }: GroupChoiceProps) {
  const { t } = useTranslation("acupuncture");
  const all = members.map(({ id }) => id);
  const [marked, setMarked] = useState<readonly string[]>(isPreselected(group) ? all : []);
  const [side, setSide] = useState<Sides>("both");
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.querySelector<HTMLElement>("[data-members] button")?.focus(), []);
  const there = (point: KnownPoint) => chosen.some((known) => isSamePoint(known, point));
  const asked = members
    .filter(({ id }) => marked.includes(id))
    .map((point) => ({ point, sides: wanted(point, side) }));
  return (
    <section
      ref={panel}
      className={classes.choice}
      aria-label={t("groupChoice.title", { group: group.name })}
      onKeyDown={(event) => {
        if (event.key === "Escape") onCancel();
      }}
    >
      <header className={classes.head}>
        <strong>{group.name}</strong>
        <span className={classes.help}>{t("groupChoice.help")}</span>
        <button
          type="button"
          className={classes.link}
          onClick={() => setMarked(marked.length === all.length ? [] : all)}
        >
          {t(marked.length === all.length ? "groupChoice.none" : "groupChoice.all")}
        </button>
      </header>
      <fieldset className={classes.members} aria-label={t("groupChoice.points")} data-members>
        {members.map((point) => (
          <button
            key={point.id}
            type="button"
            aria-pressed={marked.includes(point.id)}
            onClick={() =>
              setMarked(
                marked.includes(point.id) ? marked.filter((id) => id !== point.id) : [...marked, point.id],
              )
            }
          >
            <b>{codeOf(point)}</b> {point.auricular ? point.name : point.pinyin || point.name}
            {there(point) && <span className={classes.present}> · {t("balance.there")}</span>}
            {point.safety.some((one) => one.severity === "serious" && appliesTo(one, patient)) && (
              <IconAlertTriangle size={14} stroke={1.75} role="img" aria-label={t("beware")} />
            )}
          </button>
        ))}
      </fieldset>
      <div className={classes.foot}>
        {members.some((point) => point.side === "bilateral") && (
          <fieldset className={classes.sides} aria-label={t("groupChoice.side")}>
            {(["both", "left", "right"] as const).map((one) => (
              <button key={one} type="button" aria-pressed={side === one} onClick={() => setSide(one)}>
                {t(`side.${one}`)}
              </button>
            ))}
          </fieldset>
        )}
        <Button size="compact-sm" disabled={asked.length === 0} onClick={() => onAdd(asked)}>
          {t("balance.add", { count: asked.length })}
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={onCancel}>
          {t("groupChoice.cancel")}
        </Button>
      </div>
    </section>
  );
}

/** The sides a point is added on; a point that exists on one side only ignores the choice. */
const wanted = (point: KnownPoint, side: Sides): readonly PointKey["side"][] =>
  point.side !== "bilateral" || side === "both" ? sidesOf(point) : [side];
