import { Button } from "@mantine/core";
import { PHOTO_REGIONS, type PhotoRegion } from "@meridian/core/contracts/photos/photo-regions";
import { plusDays } from "@meridian/core/time/days";
import { instantAt } from "@meridian/core/time/zones";
import { DateField, isDay } from "@meridian/ui/forms/date-field";
import { SelectField } from "@meridian/ui/forms/fields";
import { timeZone } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import type { PhotoFilters } from "../../api/photos.ts";
import { useRegionOptions } from "../region-form.tsx";
import type { Grouping } from "./photo-groups.ts";
import classes from "./record-photos.module.css";

/** What was chosen: `""` for all; days as typed. */
type Filters = { region: PhotoRegion | "none" | ""; from: string; to: string };
export const NO_FILTERS: Filters = { region: "", from: "", to: "" };

/** The filters as the API takes them. A day that is not one yet does not filter. */
export const queryOf = ({ region, from, to }: Filters): PhotoFilters => ({
  ...(region && { region }),
  ...(isDay(from) && { from: instantAt(from, 0, timeZone()) }),
  ...(isDay(to) && { before: instantAt(plusDays(to, 1), 0, timeZone()) }),
});

type BarProps = {
  filters: Filters;
  onFilters: (filters: Filters) => void;
  grouping: Grouping;
  onGrouping: (grouping: Grouping) => void;
};

/** How the photos are grouped, and which are shown. */
export function PhotoFiltersBar({ filters, onFilters, grouping, onGrouping }: BarProps) {
  const { t } = useTranslation("photos");
  const { t: act } = useTranslation("ui");
  const regions = useRegionOptions();
  const set = (change: Partial<Filters>) => onFilters({ ...filters, ...change });
  const setRegion = (value: string) => {
    const region = [...PHOTO_REGIONS, "none" as const].find((one) => one === value);
    set({ region: region ?? "" });
  };
  return (
    <div className={classes.filters}>
      <fieldset className={classes.grouping}>
        <legend>{t("record.grouping")}</legend>
        {(["visit", "region"] as const).map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={grouping === value}
            onClick={() => onGrouping(value)}
          >
            {t(`record.by.${value}`)}
          </button>
        ))}
      </fieldset>
      <SelectField
        id="photos-region"
        label={t("region.label")}
        empty={t("record.allRegions")}
        options={[...regions, { value: "none", label: t("region.unknown") }]}
        value={filters.region}
        onChange={setRegion}
      />
      <DateField
        id="photos-from"
        label={t("record.from")}
        value={filters.from}
        onChange={(from) => set({ from })}
      />
      <DateField id="photos-to" label={t("record.to")} value={filters.to} onChange={(to) => set({ to })} />
      {filters !== NO_FILTERS && (
        <Button variant="subtle" onClick={() => onFilters(NO_FILTERS)}>
          {act("table.clearFilters")}
        </Button>
      )}
    </div>
  );
}
