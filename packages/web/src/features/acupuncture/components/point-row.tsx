import type { NeedleDepth } from "@meridian/core/contracts/acupuncture/point-facts";
import { SelectField, TextField } from "@meridian/ui/forms/fields";
import { RemoveButton } from "@meridian/ui/forms/remove-button";
import { formatNumber } from "@meridian/ui/i18n/format";
import { IconAlertTriangle, IconChevronDown } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { KnownPoint } from "../model/catalogue.ts";
import { isDeeper, tooDeep } from "../model/depth.ts";
import {
  codeOf,
  commonValue,
  labelOf,
  needleCount,
  type PointEntry,
  type PointRowData,
  sidesOf,
} from "../model/point-entries.ts";
import { AboutPoint } from "./about-point.tsx";
import { DepthQuestion } from "./depth-question.tsx";
import { NeedleRecord, Noted, RESPONSES, useShared } from "./needle-record.tsx";
import classes from "./point-row.module.css";
import { TechniqueChips } from "./technique-chips.tsx";

export type PointWarning = { key: string; severity: string; sentence: string; source: string };

type PointRowProps = {
  row: PointRowData;
  /** The catalogue's point; undefined until it is loaded, and for a deleted point. */
  point: KnownPoint | undefined;
  /** The point's entries, one for each side. */
  all: readonly PointEntry[];
  /** The safety warnings about the point. */
  warnings: readonly PointWarning[];
  editable: boolean;
  /** A planned point, without response and needle count. */
  planned?: boolean;
  onChange: (change: Partial<PointEntry>, side?: PointEntry["side"]) => void;
  onSide: (side: PointEntry["side"]) => void;
  /** Counts the point's needles as taken out, or as still in. */
  onNeedles?: (out: boolean) => void;
  onRemove: () => void;
  /** A timer button, where the retention differs from that of the set. */
  timer?: ReactNode;
};

/**
 * A chosen point on one line with side, techniques, depth, response and needles; opened, it shows the details below. A
 * card on a phone.
 */
export function PointRow(props: PointRowProps) {
  const { t } = useTranslation("acupuncture");
  const { row, point, all, warnings, editable, planned = false, onChange, onRemove, timer } = props;
  const [open, setOpen] = useState(false);
  const [writing, setWriting] = useState(false);
  const below = useId();
  const label = labelOf(row.first);
  const deep = editable && !writing ? tooDeep(all, point?.depth) : [];
  return (
    <li className={classes.row} data-entry={row.first.id} data-roving-row data-planned={planned || undefined}>
      <div className={classes.main}>
        <code>{codeOf(row)}</code>
        <Name first={row.first} />
        <Sides {...props} />
        <TechniqueChips row={row} editable={editable} onChange={onChange} />
        <Depth {...props} onWriting={setWriting} />
        {!planned && <Response {...props} />}
        {!planned && <Needles {...props} />}
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={open}
          aria-controls={below}
          aria-label={t("details", { point: label })}
          title={t("details", { point: label })}
          onClick={() => setOpen(!open)}
        >
          <IconChevronDown size={16} stroke={1.75} aria-hidden />
          <span>{t("more")}</span>
        </button>
        {editable && (
          <RemoveButton
            className={classes.remove}
            label={t("remove", { point: label })}
            onRemove={onRemove}
          />
        )}
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
      {point?.depth && <DepthQuestion deep={deep} depth={point.depth} onChange={onChange} />}
      {!open && (
        <div className={classes.record}>
          <Noted all={all} />
          {timer}
        </div>
      )}
      <div id={below} className={classes.details} hidden={!open}>
        {open && (
          <>
            {editable ? (
              <NeedleRecord row={row} all={all} planned={planned} onChange={onChange} />
            ) : (
              <Noted all={all} />
            )}
            {timer}
            {point && <AboutPoint point={point} />}
          </>
        )}
      </div>
    </li>
  );
}

/** The column headings. Hidden from screen readers, since every field has its own label. */
export function PointColumns({ planned = false }: { planned?: boolean }) {
  const { t } = useTranslation("acupuncture");
  return (
    <li className={classes.columns} aria-hidden data-planned={planned || undefined}>
      <span>{t("column.point")}</span>
      <span>{t("column.name")}</span>
      <span>{t("column.side")}</span>
      <span>{t("column.techniques")}</span>
      <span>{t("column.depth")}</span>
      {!planned && <span>{t("column.response")}</span>}
      {!planned && <span>{t("column.out")}</span>}
    </li>
  );
}

/** An ear point by its name in the interface's language, a body point by its pinyin. */
function Name({ first }: { first: PointEntry }) {
  const name = first.auricular ? first.name : first.pinyin || first.name;
  return (
    <span className={classes.name}>
      {name} <span lang="zh">{first.zh}</span>
    </span>
  );
}

function Sides({ row, point, editable, onSide }: PointRowProps) {
  const { t } = useTranslation("acupuncture");
  const possible = point ? sidesOf(point) : row.sides;
  if (!editable || possible.length < 2) {
    return <span className={classes.side}>{row.sides.map((side) => t(`side.${side}`)).join(" + ")}</span>;
  }
  return (
    <fieldset className={classes.sides} aria-label={t("sideOf", { point: labelOf(row.first) })}>
      {possible.map((side) => (
        <button
          key={side}
          type="button"
          aria-pressed={row.sides.includes(side)}
          aria-label={t(`side.${side}`)}
          title={t(`side.${side}`)}
          onClick={() => onSide(side)}
        >
          {t(side === "right" ? "chart.rightLetter" : "chart.leftLetter")}
        </button>
      ))}
    </fieldset>
  );
}

/** The usual depth in cun: a range, or one number where both ends are the same. Undefined for a point that is not needled. */
function usualDepth(depth: NeedleDepth | null | undefined) {
  if (!depth || depth.max <= 0) return undefined;
  const max = formatNumber(depth.max);
  return depth.min === depth.max ? max : `${formatNumber(depth.min)}–${max}`;
}

type DepthProps = PointRowProps & { onWriting: (writing: boolean) => void };

function Depth({ row, point, all, editable, onChange, onWriting }: DepthProps) {
  const { t } = useTranslation("acupuncture");
  const field = useShared(all);
  const value = commonValue(all, "depth") ?? "";
  if (!editable) return <span className={classes.depth}>{value}</span>;
  const { depth } = point ?? {};
  const usual = usualDepth(depth);
  const shared = field("depth", t("depthOf", { point: labelOf(row.first) }));
  const over = depth ? all.some((entry) => isDeeper(entry, depth)) : false;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only tracks whether its field has the focus
    <div
      className={classes.depth}
      data-label={t("depth")}
      data-over={over || undefined}
      title={usual ? t("usualDepth", { depth: usual }) : undefined}
      onFocus={() => onWriting(true)}
      onBlur={() => onWriting(false)}
    >
      <TextField
        {...shared}
        hideLabel
        placeholder={shared.placeholder ?? usual ?? ""}
        value={value}
        onChange={(next) => onChange({ depth: next })}
        maxLength={40}
        autoComplete="off"
      />
    </div>
  );
}

function Response({ row, all, editable, onChange }: PointRowProps) {
  const { t } = useTranslation("acupuncture");
  const field = useShared(all);
  const value = commonValue(all, "response") ?? "";
  if (!editable) return <span className={classes.response}>{value && t(`responses.${value}`)}</span>;
  return (
    <div className={classes.response} data-label={t("column.response")}>
      <SelectField
        empty="–"
        {...field("response", t("responseOf", { point: labelOf(row.first) }))}
        hideLabel
        value={value}
        onChange={(response) => onChange({ response: (response || null) as PointEntry["response"] })}
        options={RESPONSES.map((one) => ({ value: one, label: t(`responses.${one}`) }))}
      />
    </div>
  );
}

/** A button that counts the point's needles as out or in. Their number is changed in the details. */
function Needles({ row, all, editable, onNeedles }: PointRowProps) {
  const { t } = useTranslation("acupuncture");
  const count = needleCount(all);
  const values = { ...count, point: labelOf(row.first) };
  if (count.in === 0) return <span className={classes.needles}>–</span>;
  if (!editable) return <span className={classes.needles}>{t("needles", count)}</span>;
  const isOut = count.in === count.out;
  return (
    <button
      type="button"
      className={classes.needles}
      data-label={t("column.out")}
      aria-pressed={isOut}
      aria-label={t("needlesOf", values)}
      title={t(isOut ? "putBack" : "takeOut", values)}
      onClick={() => onNeedles?.(!isOut)}
    >
      {count.out}/{count.in}
    </button>
  );
}
