import type { ChosenPoint } from "@meridian/core/contracts/acupuncture/acupuncture";
import { type FieldProps, SelectField, TextField } from "@meridian/ui/forms/fields";
import { NumberField } from "@meridian/ui/forms/number-field";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  commonValue,
  labelOf,
  type PointEntry,
  type PointRowData,
  sidesAgree,
} from "../model/point-entries.ts";
import classes from "./acupuncture.module.css";

export const RESPONSES = ["none", "weak", "moderate", "strong"] as const;
const STIMULATIONS = ["none", "even", "tonification", "sedation"] as const;

/** Whether a number of needles is possible. */
const validCount = (value: number | null): value is number =>
  value !== null && Number.isInteger(value) && value >= 0 && value <= 50;

type NeedleRecordProps = {
  row: PointRowData;
  /** The point's entries, one for each side. */
  all: readonly PointEntry[];
  /** A planned point, without response and needle count. */
  planned?: boolean;
  /** Changes one side, or all sides without `side`. */
  onChange: (change: Partial<PointEntry>, side?: PointEntry["side"]) => void;
};

/**
 * What is noted of the needles beside depth and response, written for both sides at once or for one of them. What the sides
 * do not share is not shown as if they did.
 */
export function NeedleRecord({ row, all, planned = false, onChange }: NeedleRecordProps) {
  const { t } = useTranslation("acupuncture");
  const [picked, setPicked] = useState<PointEntry["side"]>();
  const side = all.length > 1 && all.some((entry) => entry.side === picked) ? picked : undefined;
  const meant = side ? all.filter((entry) => entry.side === side) : all;
  return (
    <div className={classes.details}>
      {all.length > 1 && (
        <fieldset className={classes.segments} aria-label={t("recordOf", { point: labelOf(row.first) })}>
          {[undefined, ...row.sides].map((one) => (
            <button
              key={one ?? "both"}
              type="button"
              aria-pressed={one === side}
              onClick={() => setPicked(one)}
            >
              {t(one ? `side.${one}` : "side.both")}
            </button>
          ))}
        </fieldset>
      )}
      <Fields
        meant={meant}
        one={side !== undefined}
        planned={planned}
        onChange={(change) => onChange(change, side)}
      />
    </div>
  );
}

type FieldsProps = {
  meant: readonly PointEntry[];
  /** Whether it is one of two sides, which then also has the fields of the row above. */
  one: boolean;
  planned: boolean;
  onChange: (change: Partial<PointEntry>) => void;
};

function Fields({ meant, one, planned, onChange }: FieldsProps) {
  const { t } = useTranslation("acupuncture");
  const field = useShared(meant);
  const retention = commonValue(meant, "retention") ?? null;
  const text = (key: "depth" | "needle" | "note", maxLength: number) => ({
    ...field(key, t(key)),
    value: commonValue(meant, key) ?? "",
    onChange: (value: string) => onChange({ [key]: value }),
    maxLength,
  });
  const count = (key: "needles_in" | "needles_out") => ({
    ...field(key, t(key)),
    value: commonValue(meant, key) ?? null,
  });
  return (
    <div className={classes.fields}>
      {one && <TextField {...text("depth", 40)} />}
      <NumberField
        {...field("retention", t("retention"))}
        unit="min"
        value={retention}
        onChange={(value) => onChange({ retention: value })}
        error={retention !== null && !(retention >= 0 && retention <= 240) ? t("retentionRange") : undefined}
      />
      {one && !planned && (
        <SelectField
          {...field("response", t("response"))}
          value={commonValue(meant, "response") ?? ""}
          onChange={(response) => onChange({ response: (response || null) as ChosenPoint["response"] })}
          options={RESPONSES.map((value) => ({ value, label: t(`responses.${value}`) }))}
        />
      )}
      <SelectField
        {...field("stimulation", t("stimulation"))}
        value={commonValue(meant, "stimulation") ?? ""}
        onChange={(stimulation) =>
          onChange({ stimulation: (stimulation || null) as ChosenPoint["stimulation"] })
        }
        options={STIMULATIONS.map((value) => ({ value, label: t(`stimulations.${value}`) }))}
      />
      <TextField {...text("needle", 40)} placeholder={text("needle", 40).placeholder ?? "0.25 × 30"} />
      {!planned && (
        <>
          <NumberField
            {...count("needles_in")}
            onChange={(value) => validCount(value) && onChange({ needles_in: value })}
          />
          <NumberField
            {...count("needles_out")}
            onChange={(value) =>
              validCount(value) &&
              meant.every((entry) => value <= entry.needles_in) &&
              onChange({ needles_out: value })
            }
          />
        </>
      )}
      <TextField {...text("note", 500)} />
    </div>
  );
}

/** The props of a field for several sides; where they differ, its placeholder shows each side's value. */
export function useShared(meant: readonly PointEntry[]) {
  const { t } = useTranslation("acupuncture");
  return (
    key: keyof PointEntry,
    label: string,
  ): Pick<FieldProps<unknown>, "label" | "placeholder"> & { empty?: string } => {
    if (commonValue(meant, key) !== undefined) return { label };
    // One letter for each side, since the field is narrow.
    const each = meant.map(
      ({ side, [key]: value }) =>
        `${t(side === "right" ? "chart.rightLetter" : "chart.leftLetter")} ${value === null || value === "" ? "–" : value}`,
    );
    return { label, placeholder: each.join(" · "), empty: t("differs") };
  };
}

/** The details, read-only. */
export function Noted({ all }: { all: readonly PointEntry[] }) {
  const noted = useNoted(all);
  return noted ? <p className={classes.summary}>{noted}</p> : null;
}

/** The details of a point in one line, separately for each side where they differ. */
function useNoted(all: readonly PointEntry[]): string {
  const { t } = useTranslation("acupuncture");
  const alike = sidesAgree(all);
  const facts = (entry: PointEntry) =>
    [
      // Values that both sides share are in the row above.
      commonValue(all, "depth") === undefined && entry.depth,
      entry.retention !== null && `${entry.retention} min`,
      commonValue(all, "response") === undefined &&
        entry.response &&
        `${t("response")}: ${t(`responses.${entry.response}`)}`,
      entry.stimulation && `${t("stimulation")}: ${t(`stimulations.${entry.stimulation}`)}`,
      entry.needle,
      entry.note,
    ]
      .filter(Boolean)
      .join(" · ");
  const [first] = all;
  if (!first) return "";
  if (alike) return facts(first);
  return all.map((entry) => `${t(`side.${entry.side}`)}: ${facts(entry) || "–"}`).join(" | ");
}
