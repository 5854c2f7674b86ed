import { boxesNeeded } from "@meridian/core/clinical/supplements/supplement-amounts";
import { UNITS } from "@meridian/core/clinical/supplements/supplement-units";
import { boxesWords, plantDoseWords, unitName } from "@meridian/core/clinical/supplements/supplement-words";
import type { ChosenSupplement } from "@meridian/core/contracts/visits/sections/supplements";
import { TextField } from "@meridian/ui/forms/fields";
import { RemoveButton } from "@meridian/ui/forms/remove-button";
import { formatNumber } from "@meridian/ui/i18n/format";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { QuantityField } from "@meridian/ui/materia/quantity-field";
import { ReviewMark } from "@meridian/ui/states/review-mark";
import type { Supplements } from "@meridian/ui/supplements/catalogue";
import { type KeyboardEvent, type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { EntryCautions } from "../../safety/entry-cautions.tsx";
import { SEARCH_ID } from "./search.tsx";
import classes from "./supplements.module.css";

type Change = Partial<ChosenSupplement>;
type ChosenRowsProps = {
  items: readonly ChosenSupplement[];
  supplements: Supplements | undefined;
  onChange: (id: string, change: Change) => void;
  onRemove: (item: ChosenSupplement, at: number) => void;
};

/** Enter in a row focuses the search, where the next supplement is added. */
const backToSearch = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  document.getElementById(SEARCH_ID)?.focus();
};

/** One row for each supplement: quantity, frequency, days, and the boxes needed. Cards on a phone. */
export function ChosenRows({ items, supplements, onChange, onRemove }: ChosenRowsProps) {
  const { t } = useTranslation("supplements");
  const units = useId();
  if (items.length === 0) return null;
  return (
    <div>
      <div className={classes.columns} aria-hidden>
        <span>{t("visit.columns.name")}</span>
        <span>{t("visit.columns.units")}</span>
        <span />
        <span>{t("visit.columns.times")}</span>
        <span>{t("visit.columns.days")}</span>
        <span>{t("visit.columns.box")}</span>
        <span>{t("visit.columns.boxes")}</span>
      </div>
      <ul className={classes.rows} aria-label={t("visit.list")} onKeyDown={backToSearch}>
        {items.map((item, at) => (
          <li key={item.id} data-entry={item.id}>
            <div className={classes.name}>
              <b>{item.name}</b> <span>{item.brand || t(`visit.kind.${item.kind}`)}</span>
            </div>
            <QuantityFields item={item} unitList={units} set={(change) => onChange(item.id, change)} />
            <RemoveButton
              className={classes.remove}
              label={t("visit.remove", { name: item.name })}
              onRemove={() => onRemove(item, at)}
            />
            <div className={classes.posology}>
              <TextField
                label={t("visit.posology", { name: item.name })}
                hideLabel
                placeholder={t("visit.posologyExample")}
                maxLength={500}
                value={item.posology}
                onChange={(posology) => onChange(item.id, { posology })}
              />
              <CatalogueNotes item={item} supplements={supplements} />
              <EntryCautions section="supplements" id={item.id} />
            </div>
          </li>
        ))}
      </ul>
      <datalist id={units}>
        {UNITS.map((unit) => (
          <option key={unit} value={unitName(unit, currentLanguage(), 1)} />
        ))}
      </datalist>
    </div>
  );
}

type QuantityFieldsProps = { item: ChosenSupplement; unitList: string; set: (change: Change) => void };

function QuantityFields({ item, unitList, set }: QuantityFieldsProps) {
  const { t } = useTranslation("supplements");
  const { name, units, times_per_day, days, units_per_box } = item;
  return (
    <>
      <Field name={t("visit.columns.units")}>
        <QuantityField
          label={t("visit.each", { name })}
          hideLabel
          least={0.01}
          most={100_000}
          digits={2}
          value={units}
          onChange={(next) => set({ units: next ?? 1 })}
        />
      </Field>
      <UnitField item={item} list={unitList} set={set} />
      <Field name={t("visit.columns.times")}>
        <QuantityField
          label={t("visit.times", { name })}
          hideLabel
          least={1}
          most={24}
          value={times_per_day}
          onChange={(next) => set({ times_per_day: next ?? 1 })}
        />
      </Field>
      <Field name={t("visit.columns.days")}>
        <QuantityField
          label={t("visit.days", { name })}
          hideLabel
          least={1}
          most={730}
          value={days}
          onChange={(next) => set({ days: next ?? 1 })}
        />
      </Field>
      <Field name={t("visit.columns.box")}>
        <QuantityField
          label={t("visit.perBox", { name })}
          hideLabel
          optional
          least={0.01}
          most={100_000}
          digits={2}
          value={units_per_box}
          onChange={(next) => set({ units_per_box: next })}
        />
      </Field>
      <span className={`${classes.boxes} num`}>{boxesWords(boxesNeeded(item), currentLanguage())}</span>
    </>
  );
}

/** A field; on a phone the column's name is shown above it. */
const Field = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={classes.field}>
    <span aria-hidden>{name}</span>
    {children}
  </div>
);

/** The unit: fixed for a product or nutrient, whose amounts refer to it; otherwise free text. */
function UnitField({
  item,
  list,
  set,
}: {
  item: ChosenSupplement;
  list: string;
  set: (change: Change) => void;
}) {
  const { t } = useTranslation("supplements");
  const { name, unit, units, kind } = item;
  const language = currentLanguage();
  if (kind === "product" || kind === "nutrient")
    return <span className={classes.unit}>{unitName(unit, language, units)}</span>;
  const codeOf = (typed: string) =>
    UNITS.find((code) => unitName(code, language, 1) === typed.trim()) ?? typed;
  return (
    <div className={classes.unit}>
      <input
        className={classes.unitField}
        aria-label={t("visit.unitOf", { name })}
        placeholder={t("visit.unitExample")}
        list={list}
        maxLength={30}
        value={unit === "" ? "" : unitName(unit, language, 1)}
        onChange={(event) => set({ unit: codeOf(event.currentTarget.value) })}
      />
    </div>
  );
}

/** The catalogue's notes on the supplement: usual dose and cautions. */
function CatalogueNotes({
  item,
  supplements,
}: {
  item: ChosenSupplement;
  supplements: Supplements | undefined;
}) {
  const { t } = useTranslation("supplements");
  if (item.kind === "product") {
    const product = supplements?.products.find(({ id }) => id === item.item);
    if (!product) return null;
    return (
      <div className={classes.notes}>
        {product.cautions && <small>{t("plant.cautions", { words: product.cautions })}</small>}
        {product.catalogue && <ReviewMark about={product.name} review={product.review} />}
      </div>
    );
  }
  const plant = item.kind === "plant" ? supplements?.plant(item.item) : undefined;
  if (!plant) return null;
  const dose = plantDoseWords(plant, currentLanguage(), formatNumber);
  const words = plant.cautions.length > 0 && t("plant.cautions", { words: plant.cautions.join(", ") });
  return <small>{[dose, words].filter(Boolean).join(" · ")}</small>;
}
