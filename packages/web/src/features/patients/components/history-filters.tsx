import { Button } from "@mantine/core";
import { DateField, isDay } from "@meridian/ui/forms/date-field";
import { SelectField } from "@meridian/ui/forms/fields";
import { useAllows } from "@meridian/ui/session/session";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { HISTORY_FILTERS, type HistoryFilters, isNarrowed, NO_FILTERS } from "../model/history.ts";
import { Chips } from "./chips.tsx";
import classes from "./history.module.css";

type FiltersProps = {
  filters: HistoryFilters;
  onChange: (filters: HistoryFilters) => void;
  /** Who treated. */
  professionals: readonly { value: string; label: string }[];
};

/** Kinds that only a summary can tell: not for those who never receive one. */
const CLINICAL: readonly string[] = ["tests", "diagnosis", "treatments", "photos"];

/** What of the history is shown: which kind, whose, from when to when. */
export function HistoryFiltersBar({ filters, onChange, professionals }: FiltersProps) {
  const { t } = useTranslation("patients");
  const { t: act } = useTranslation("ui");
  const reads = useAllows()({ can: "clinical.read" });
  const set = (change: Partial<HistoryFilters>) => onChange({ ...filters, ...change });
  return (
    <div className={classes.filters}>
      <Chips
        label={t("history.filter")}
        options={HISTORY_FILTERS.filter((kind) => reads || !CLINICAL.includes(kind)).map((value) => ({
          value,
          label: t(`history.${value}`),
        }))}
        value={filters.kind}
        onChange={(kind) => set({ kind })}
      />
      <div className={classes.fields}>
        {(professionals.length > 1 || filters.professional !== "") && (
          <SelectField
            id="history-by"
            label={t("history.by")}
            empty={t("history.everyone")}
            options={professionals}
            value={filters.professional}
            onChange={(professional) => set({ professional })}
          />
        )}
        <Day
          id="history-from"
          label={t("history.from")}
          value={filters.from}
          onDay={(from) => set({ from })}
        />
        <Day id="history-to" label={t("history.to")} value={filters.to} onDay={(to) => set({ to })} />
        {isNarrowed(filters) && (
          <Button variant="subtle" onClick={() => onChange(NO_FILTERS)}>
            {act("table.clearFilters")}
          </Button>
        )}
      </div>
    </div>
  );
}

type DayProps = { id: string; label: string; value: string; onDay: (day: string) => void };

/** A day that filters once it is one; until then it stays as it is typed. */
function Day({ id, label, value, onDay }: DayProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <DateField
      id={id}
      label={label}
      value={typed ?? value}
      onChange={(next) => {
        const isValid = next === "" || isDay(next);
        setTyped(isValid ? undefined : next);
        if (isValid) onDay(next);
      }}
    />
  );
}
