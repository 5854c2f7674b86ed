import type { ChosenPoint } from "@meridian/core/contracts/acupuncture/acupuncture";
import { type FieldProps, SelectField, TextField } from "@meridian/ui/forms/fields";
import { NumberField } from "@meridian/ui/forms/number-field";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { agreed, type Held, labelOf, type Row, sidesAgree } from "../model/chosen.ts";
import classes from "./acupuncture.module.css";

export const RESPONSES = ["none", "weak", "moderate", "strong"] as const;
const STIMULATIONS = ["none", "even", "tonification", "sedation"] as const;

/** A number of needles as it may be noted. */
const validCount = (value: number | null): value is number =>
  value !== null && Number.isInteger(value) && value >= 0 && value <= 50;

type NeedleRecordProps = {
  row: Row;
  /** Its entries, one a side. */
  all: readonly Held[];
  /** Made beforehand: nothing of what happens at the needle is asked. */
  planned?: boolean;
  /** Of one side, or without of every side. */
  onChange: (change: Partial<Held>, side?: Held["side"]) => void;
};

/**
 * What is noted of the needles beside depth and response, written for both sides at once or for one of them. What the sides
 * do not share is not shown as if they did.
 */
export function NeedleRecord({ row, all, planned = false, onChange }: NeedleRecordProps) {
  const { t } = useTranslation("acupuncture");
  const [picked, setPicked] = useState<Held["side"]>();
  const side = all.length > 1 && all.some((held) => held.side === picked) ? picked : undefined;
  const meant = side ? all.filter((held) => held.side === side) : all;
  return (
    <div className={classes.details}>
      {all.length > 1 && (
        <fieldset className={classes.seg} aria-label={t("recordOf", { point: labelOf(row.first) })}>
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
  meant: readonly Held[];
  /** One side of two: what the line above asks for both is asked here for this one. */
  one: boolean;
  planned: boolean;
  onChange: (change: Partial<Held>) => void;
};

function Fields({ meant, one, planned, onChange }: FieldsProps) {
  const { t } = useTranslation("acupuncture");
  const field = useShared(meant);
  const retention = agreed(meant, "retention") ?? null;
  const text = (key: "depth" | "needle" | "note", maxLength: number) => ({
    ...field(key, t(key)),
    value: agreed(meant, key) ?? "",
    onChange: (value: string) => onChange({ [key]: value }),
    maxLength,
  });
  const count = (key: "needles_in" | "needles_out") => ({
    ...field(key, t(key)),
    value: agreed(meant, key) ?? null,
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
          value={agreed(meant, "response") ?? ""}
          onChange={(response) => onChange({ response: (response || null) as ChosenPoint["response"] })}
          options={RESPONSES.map((value) => ({ value, label: t(`responses.${value}`) }))}
        />
      )}
      <SelectField
        {...field("stimulation", t("stimulation"))}
        value={agreed(meant, "stimulation") ?? ""}
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
              meant.every((held) => value <= held.needles_in) &&
              onChange({ needles_out: value })
            }
          />
        </>
      )}
      <TextField {...text("note", 500)} />
    </div>
  );
}

/** What a field of several sides says of itself: where they differ, which says what. */
export function useShared(meant: readonly Held[]) {
  const { t } = useTranslation("acupuncture");
  return (
    key: keyof Held,
    label: string,
  ): Pick<FieldProps<unknown>, "label" | "placeholder"> & { empty?: string } => {
    if (agreed(meant, key) !== undefined) return { label };
    // A letter a side: a narrow field has no room for more.
    const each = meant.map(
      ({ side, [key]: value }) =>
        `${t(side === "right" ? "chart.rightLetter" : "chart.leftLetter")} ${value === null || value === "" ? "–" : value}`,
    );
    return { label, placeholder: each.join(" · "), empty: t("differs") };
  };
}

/** The record as it is read. */
export function Noted({ all }: { all: readonly Held[] }) {
  const noted = useNoted(all);
  return noted ? <p className={classes.noted}>{noted}</p> : null;
}

/** What is noted of a point beyond its line, in one line; each side by itself where they differ. */
function useNoted(all: readonly Held[]): string {
  const { t } = useTranslation("acupuncture");
  const alike = sidesAgree(all);
  const facts = (held: Held) =>
    [
      // The line above says what holds for both.
      agreed(all, "depth") === undefined && held.depth,
      held.retention !== null && `${held.retention} min`,
      agreed(all, "response") === undefined &&
        held.response &&
        `${t("response")}: ${t(`responses.${held.response}`)}`,
      held.stimulation && `${t("stimulation")}: ${t(`stimulations.${held.stimulation}`)}`,
      held.needle,
      held.note,
    ]
      .filter(Boolean)
      .join(" · ");
  const [first] = all;
  if (!first) return "";
  if (alike) return facts(first);
  return all.map((held) => `${t(`side.${held.side}`)}: ${facts(held) || "–"}`).join(" | ");
}
