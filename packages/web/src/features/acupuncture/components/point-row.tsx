import { technics } from "@meridian/core/contracts/technics";
import { NumberField } from "@meridian/ui/forms/number-field";
import { RemoveButton } from "@meridian/ui/forms/remove-button";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { KnownPoint } from "../model/catalogue.ts";
import { agreed, codeOf, countOf, type Held, labelOf, type Row, sidesOf } from "../model/chosen.ts";
import classes from "./acupuncture.module.css";
import { NeedleRecord, Noted, validCount } from "./needle-record.tsx";

export type PointWarning = { key: string; severity: string; sentence: string; source: string };

type PointRowProps = {
  row: Row;
  /** What the tables know of it; absent until they are read, or for a point deleted since. */
  point: KnownPoint | undefined;
  /** Its entries, one a side. */
  all: readonly Held[];
  /** What is known against it. */
  warnings: readonly PointWarning[];
  editable: boolean;
  /** Made beforehand: nothing of what happens at the needle is asked. */
  planned?: boolean;
  onChange: (change: Partial<Held>, side?: Held["side"]) => void;
  onSide: (side: Held["side"]) => void;
  onRemove: () => void;
  /** Starts a timer of what stays shorter or longer here than the whole set. */
  timer?: ReactNode;
};

/** One chosen point: side, technics, needles, and what is noted of it. A card on a phone. */
export function PointRow(props: PointRowProps) {
  const { t } = useTranslation("acupuncture");
  const { row, point, all, warnings, editable, planned = false, onChange, onRemove, timer } = props;
  const { first } = row;
  const label = labelOf(first);
  const count = countOf(all);
  // Two sides of which one has its needle out are counted apart, in the record below.
  const alike = agreed(all, "needles_in") !== undefined && agreed(all, "needles_out") !== undefined;
  return (
    <li className={classes.row} data-entry={first.id}>
      <div className={classes.main}>
        <code>{codeOf(row)}</code>
        <span className={classes.name}>
          {first.pinyin || first.name} <span lang="zh">{first.zh}</span>
        </span>
        <Sides {...props} />
        <Technics {...props} />
        {!planned && (
          <span className={`${classes.needles} num`}>
            {editable && alike ? (
              <>
                <NumberField
                  label={t("needlesIn", { point: label })}
                  hideLabel
                  value={first.needles_in}
                  onChange={(value) => validCount(value) && onChange({ needles_in: value })}
                />
                <span aria-hidden>/</span>
                <NumberField
                  label={t("needlesOut", { point: label })}
                  hideLabel
                  value={first.needles_out}
                  onChange={(value) =>
                    validCount(value) && value <= first.needles_in && onChange({ needles_out: value })
                  }
                />
              </>
            ) : (
              t("needles", { in: count.in, out: count.out })
            )}
          </span>
        )}
        {editable && <RemoveButton label={t("remove", { point: label })} onRemove={onRemove} />}
      </div>
      {warnings.map((safety) => (
        <p
          key={safety.key}
          className={safety.severity === "serious" ? classes.serious : classes.caution}
          title={safety.source}
        >
          <IconAlertTriangle size={14} stroke={1.75} aria-hidden /> {safety.sentence}
        </p>
      ))}
      {editable ? (
        <div className={classes.record}>
          <NeedleRecord row={row} all={all} planned={planned} onChange={onChange} />
          {point && <About point={point} />}
          {timer}
        </div>
      ) : (
        <>
          <Noted all={all} />
          {point && <About point={point} />}
        </>
      )}
    </li>
  );
}

function Sides({ row, point, editable, onSide }: PointRowProps) {
  const { t } = useTranslation("acupuncture");
  const possible = point ? sidesOf(point) : row.sides;
  if (!editable || possible.length < 2) {
    return <span className={classes.side}>{row.sides.map((side) => t(`side.${side}`)).join(" + ")}</span>;
  }
  return (
    <fieldset className={classes.seg} aria-label={t("sideOf", { point: labelOf(row.first) })}>
      {possible.map((side) => (
        <button key={side} type="button" aria-pressed={row.sides.includes(side)} onClick={() => onSide(side)}>
          {t(`side.${side}`)}
        </button>
      ))}
    </fieldset>
  );
}

function Technics({ row, editable, onChange }: PointRowProps) {
  const { t } = useTranslation("acupuncture");
  const used = row.first.technics;
  const offered = technics.filter((technic) => (row.auricular ? technic.ear : technic.body));
  if (!editable) {
    const names = offered.filter(({ id }) => used.includes(id)).map((technic) => technic[currentLanguage()]);
    return <span className={classes.side}>{names.join(", ")}</span>;
  }
  return (
    <fieldset className={classes.technics} aria-label={t("technicsOf", { point: labelOf(row.first) })}>
      {offered.map((technic) => {
        const on = used.includes(technic.id);
        return (
          <button
            key={technic.id}
            type="button"
            aria-pressed={on}
            onClick={() =>
              onChange({
                technics: on
                  ? used.filter((id) => id !== technic.id)
                  : [...used, technic.id].sort((a, b) => a - b),
              })
            }
          >
            {technic[currentLanguage()]}
          </button>
        );
      })}
    </fieldset>
  );
}

/** What is known of a point: where it lies, its classes, what it serves. */
function About({ point }: { point: KnownPoint }) {
  const { t } = useTranslation("acupuncture");
  const classesOf = point.classes?.map(({ name, detail }) => (detail ? `${name}: ${detail}` : name));
  const facts = [
    ["about.where", point.info],
    ["about.classes", (classesOf ?? point.groups).join(" · ")],
    ["about.indications", point.indications],
    ["about.contraindications", point.contraindications],
  ] as const;
  if (facts.every(([, text]) => !text)) return null;
  return (
    <details className={classes.details}>
      <summary>
        {t("about.title")}
        <span className="visually-hidden"> {labelOf(point)}</span>
      </summary>
      <dl className={classes.about}>
        {facts.map(
          ([key, text]) =>
            text && (
              <div key={key}>
                <dt>{t(key)}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
    </details>
  );
}
