import { CloseButton } from "@mantine/core";
import type { ChosenPoint } from "@meridian/core/contracts/acupuncture";
import { technics } from "@meridian/core/contracts/technics";
import { SelectField, TextField } from "@meridian/ui/forms/fields";
import { NumberField } from "@meridian/ui/forms/number-field";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { KnownPoint } from "../model/catalogue.ts";
import { codeOf, concerns, countOf, type Held, labelOf, type Row, sidesOf } from "../model/chosen.ts";
import classes from "./acupuncture.module.css";

type PointRowProps = {
  row: Row;
  /** What the tables know of it; absent until they are read, or for a point deleted since. */
  point: KnownPoint | undefined;
  /** Its entries, one a side. */
  all: readonly Held[];
  patient: { pregnant: boolean };
  editable: boolean;
  onChange: (change: Partial<Held>) => void;
  onSide: (side: Held["side"]) => void;
  onRemove: () => void;
};

const RESPONSES = ["none", "weak", "moderate", "strong"] as const;
const STIMULATIONS = ["none", "even", "tonification", "sedation"] as const;

/** One chosen point: side, technics, needles, and what is noted of it. A card on a phone. */
export function PointRow(props: PointRowProps) {
  const { t } = useTranslation("acupuncture");
  const { row, point, all, patient, editable, onChange, onRemove } = props;
  const { first } = row;
  const label = labelOf(first);
  const count = countOf(all);
  const warnings = point?.safety.filter((safety) => concerns(safety, patient)) ?? [];
  return (
    <li className={classes.row}>
      <div className={classes.main}>
        <code>{codeOf(row)}</code>
        <span className={classes.name}>
          {first.pinyin || first.name} <span lang="zh">{first.zh}</span>
        </span>
        <Sides {...props} />
        <Technics {...props} />
        <span className={`${classes.needles} num`}>
          {editable ? (
            <>
              <NumberField
                label={t("needlesIn", { point: label })}
                hideLabel
                value={first.needles_in}
                onChange={(value) =>
                  validCount(value) &&
                  onChange({ needles_in: value, needles_out: Math.min(first.needles_out, value) })
                }
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
        {editable && <CloseButton aria-label={t("remove", { point: label })} onClick={onRemove} />}
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
      {editable ? <Details row={row} onChange={onChange} /> : <Noted held={first} />}
      {point && <About point={point} />}
    </li>
  );
}

const validCount = (value: number | null): value is number =>
  value !== null && Number.isInteger(value) && value >= 0 && value <= 50;

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

function Details({ row: { first }, onChange }: { row: Row; onChange: PointRowProps["onChange"] }) {
  const { t } = useTranslation("acupuncture");
  const noted = useFacts(first);
  return (
    <details className={classes.details}>
      <summary>
        {noted || t("details")}
        <span className="visually-hidden"> {labelOf(first)}</span>
      </summary>
      <div className={classes.fields}>
        <TextField
          label={t("depth")}
          value={first.depth}
          onChange={(depth) => onChange({ depth })}
          maxLength={40}
        />
        <NumberField
          label={t("retention")}
          unit="min"
          value={first.retention}
          onChange={(retention) => onChange({ retention })}
          error={
            first.retention !== null && !(first.retention >= 0 && first.retention <= 240)
              ? t("retentionRange")
              : undefined
          }
        />
        <SelectField
          label={t("response")}
          value={first.response ?? ""}
          onChange={(response) => onChange({ response: (response || null) as ChosenPoint["response"] })}
          options={RESPONSES.map((value) => ({ value, label: t(`responses.${value}`) }))}
        />
        <SelectField
          label={t("stimulation")}
          value={first.stimulation ?? ""}
          onChange={(stimulation) =>
            onChange({ stimulation: (stimulation || null) as ChosenPoint["stimulation"] })
          }
          options={STIMULATIONS.map((value) => ({ value, label: t(`stimulations.${value}`) }))}
        />
        <TextField
          label={t("needle")}
          placeholder="0.25 × 30"
          value={first.needle}
          onChange={(needle) => onChange({ needle })}
          maxLength={40}
        />
        <TextField
          label={t("note")}
          value={first.note}
          onChange={(note) => onChange({ note })}
          maxLength={500}
        />
      </div>
    </details>
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

function Noted({ held }: { held: Held }) {
  const facts = useFacts(held);
  return facts ? <p className={classes.noted}>{facts}</p> : null;
}

/** What is noted of a point, in one line. */
function useFacts(held: Held): string {
  const { t } = useTranslation("acupuncture");
  return [
    held.depth,
    held.retention !== null && `${held.retention} min`,
    held.response && `${t("response")}: ${t(`responses.${held.response}`)}`,
    held.stimulation && `${t("stimulation")}: ${t(`stimulations.${held.stimulation}`)}`,
    held.needle,
    held.note,
  ]
    .filter(Boolean)
    .join(" · ");
}
