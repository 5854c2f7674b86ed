import { DateField, isDay } from "@meridian/ui/forms/date-field";
import { SelectField } from "@meridian/ui/forms/fields";
import { useTranslation } from "react-i18next";
import { type Asked, PRESETS, type Preset } from "../model/presets.ts";
import classes from "./statistics.module.css";

type Props = {
  asked: Asked;
  places: readonly { id: string; name: string }[];
  /** Names by id; undefined for those who see their own numbers only. */
  professionals: ReadonlyMap<string, string> | undefined;
  onChange: (change: Partial<Asked>) => void;
};

/** The period, and whose numbers are shown. */
export function Filters({ asked, places, professionals, onChange }: Props) {
  const { t } = useTranslation("statistics");
  return (
    <div className={classes.bar}>
      <SelectField
        label={t("filter.period")}
        empty={false}
        options={PRESETS.map((value) => ({ value, label: t(`preset.${value}`) }))}
        value={asked.preset}
        onChange={(preset) => onChange({ preset: preset as Preset })}
      />
      {asked.preset === "free" && (
        <>
          <DateField
            label={t("filter.from")}
            value={asked.from}
            max={asked.to}
            onChange={(from) => isDay(from) && from <= asked.to && onChange({ from })}
          />
          <DateField
            label={t("filter.to")}
            value={asked.to}
            min={asked.from}
            onChange={(to) => isDay(to) && to >= asked.from && onChange({ to })}
          />
        </>
      )}
      {professionals && professionals.size > 1 && (
        <SelectField
          label={t("filter.professional")}
          empty={t("filter.everyone")}
          options={[...professionals].map(([value, label]) => ({ value, label }))}
          value={asked.professional}
          onChange={(professional) => onChange({ professional })}
        />
      )}
      {places.length > 1 && (
        <SelectField
          label={t("filter.place")}
          empty={t("filter.allPlaces")}
          options={places.map(({ id, name }) => ({ value: id, label: name }))}
          value={asked.place}
          onChange={(place) => onChange({ place })}
        />
      )}
    </div>
  );
}
