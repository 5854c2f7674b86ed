import { MAX_OCCURRENCES } from "@meridian/core/contracts/scheduling/series";
import { plusDays } from "@meridian/core/time/days";
import { DateField } from "@meridian/ui/forms/date-field";
import { SelectField } from "@meridian/ui/forms/fields";
import { today } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import classes from "./planning.module.css";

const FREQUENCIES = ["weekly", "daily", "monthly"] as const;
const ENDS = ["count", "until"] as const;

/** The recurrence as it is edited. Count and end date are both kept; `ends` says which one counts. */
export type RuleDraft = {
  frequency: (typeof FREQUENCIES)[number];
  every: number;
  ends: (typeof ENDS)[number];
  count: number;
  until: string;
};
const WEEKS_PROPOSED = 12;
export const newRule = (): RuleDraft => ({
  frequency: "weekly",
  every: 1,
  ends: "count",
  count: 6,
  until: plusDays(today(), WEEKS_PROPOSED * 7),
});

/** The recurrence rule as the API takes it. */
export const ruleOf = ({ frequency, every, ends, count, until }: RuleDraft) => ({
  frequency,
  every,
  ...(ends === "count" ? { count } : { until }),
});

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => {
    const text = String(from + index);
    return { value: text, label: text };
  });

type RuleFieldsProps = {
  value: RuleDraft;
  onChange: (rule: RuleDraft) => void;
  /** Error message about the end of the series. */
  error: string | undefined;
};

/** Fields for how a series repeats and when it ends. */
export function RuleFields({ value, onChange, error }: RuleFieldsProps) {
  const { t } = useTranslation("planning");
  return (
    <div className={classes.rule}>
      <SelectField
        label={t("series.every")}
        empty={false}
        value={String(value.every)}
        onChange={(every) => onChange({ ...value, every: Number(every) })}
        options={numbers(1, 12)}
      />
      <SelectField
        label={t("series.repeat")}
        empty={false}
        value={value.frequency}
        onChange={(frequency) => onChange({ ...value, frequency: frequency as RuleDraft["frequency"] })}
        options={FREQUENCIES.map((one) => ({ value: one, label: t(`series.${one}`) }))}
      />
      <SelectField
        label={t("series.ends")}
        empty={false}
        value={value.ends}
        onChange={(ends) => onChange({ ...value, ends: ends as RuleDraft["ends"] })}
        options={ENDS.map((one) => ({ value: one, label: t(`series.endsBy.${one}`) }))}
      />
      {value.ends === "count" ? (
        <SelectField
          label={t("series.count")}
          empty={false}
          value={String(value.count)}
          onChange={(count) => onChange({ ...value, count: Number(count) })}
          options={numbers(2, MAX_OCCURRENCES)}
        />
      ) : (
        <DateField
          label={t("series.until")}
          required
          value={value.until}
          onChange={(until) => onChange({ ...value, until })}
          error={error}
        />
      )}
    </div>
  );
}
