import { nutrientAmount } from "@meridian/core/clinical/supplements/supplement-amounts";
import type { KnownContent } from "@meridian/core/clinical/supplements/supplement-search";
import { CONTENT_UNITS, type ContentUnit } from "@meridian/core/clinical/supplements/supplement-units";
import type { ProductContent } from "@meridian/core/contracts/supplements/supplements";
import { SelectField } from "@meridian/ui/forms/fields";
import type { Bound } from "@meridian/ui/forms/form";
import { NumberField } from "@meridian/ui/forms/number-field";
import { RemoveButton } from "@meridian/ui/forms/remove-button";
import { SearchPick } from "@meridian/ui/forms/search-pick";
import { formatNumber } from "@meridian/ui/i18n/format";
import entries from "@meridian/ui/own-entries/entries.module.css";
import type { Supplements } from "@meridian/ui/supplements/catalogue";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import classes from "./supplements.module.css";

type ContentsFieldProps = Bound<ProductContent[]> & { supplements: Supplements };

/** The contents of one unit, added by search, each with an optional amount. */
export function ContentsField({ id, label, value, onChange, error, supplements }: ContentsFieldProps) {
  const { t } = useTranslation("supplements");
  const { t: act } = useTranslation("ui");
  // The undo of a removal must keep changes made since, so it reads the current value.
  const now = useRef({ value, onChange });
  now.current = { value, onChange };
  const find = async (text: string) =>
    supplements.findContents(text, 8).flatMap((known) => {
      const content = contentOf(known);
      if (value.some(({ key }) => key === content.key)) return [];
      return [{ id: content.key, label: nameOf(known), run: () => onChange([...value, content]) }];
    });
  const set = (at: number, change: Partial<ProductContent>) =>
    onChange(value.map((one, index) => (index === at ? { ...one, ...change } : one)));
  return (
    <div>
      <SearchPick
        id={id}
        label={label}
        placeholder={t("product.contentsExample")}
        error={error}
        pause={0}
        least={1}
        find={find}
        nothing={t("nothing")}
        failed={act("state.errorTitle")}
      />
      {value.length === 0 ? (
        <p className={entries.quiet}>{t("product.contentsNone")}</p>
      ) : (
        <ul className={classes.contents}>
          {value.map((content, at) => (
            <Content
              key={content.key}
              content={content}
              supplements={supplements}
              onChange={(change) => set(at, change)}
              onRemove={() => {
                onChange(value.filter((_, index) => index !== at));
                return () => {
                  const { value: current, onChange: change } = now.current;
                  if (!current.some(({ key }) => key === content.key))
                    change([...current.slice(0, at), content, ...current.slice(at)]);
                };
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

type ContentProps = {
  content: ProductContent;
  supplements: Supplements;
  onChange: (change: Partial<ProductContent>) => void;
  onRemove: () => () => void;
};

function Content({ content, supplements, onChange, onRemove }: ContentProps) {
  const { t } = useTranslation("supplements");
  const { kind, key, amount, unit } = content;
  const nutrient = kind === "nutrient" ? supplements.nutrient(key) : undefined;
  const name = supplements.nameOf(content) ?? key;
  const own = nutrient && amount ? nutrientAmount(nutrient, amount, unit) : undefined;
  return (
    <li>
      <span className={classes.contentName}>{name}</span>
      <NumberField
        label={t("product.amountOf", { name })}
        hideLabel
        digits={4}
        value={amount}
        onChange={(next) => onChange({ amount: next })}
      />
      <SelectField
        label={t("product.unitOf", { name })}
        hideLabel
        empty={false}
        value={unit}
        onChange={(code) => onChange({ unit: code as ContentUnit })}
        options={CONTENT_UNITS.map((code) => ({ value: code, label: code }))}
      />
      <span className={`${entries.quiet} num`}>
        {nutrient &&
          own !== undefined &&
          t("product.ofReference", { percent: formatNumber(Math.round((own / nutrient.nrv) * 100)) })}
      </span>
      <RemoveButton label={t("product.remove", { name })} name={name} onRemove={onRemove} />
    </li>
  );
}

function contentOf(known: KnownContent): ProductContent {
  switch (known.kind) {
    case "plant":
      return { kind: "plant", key: known.plant.key, amount: null, unit: "mg" };
    case "nutrient": {
      const own = known.nutrient.unit.split(" ")[0];
      const unit = CONTENT_UNITS.find((code) => code === own) ?? "mg";
      return { kind: "nutrient", key: known.nutrient.key, amount: null, unit };
    }
    case "ingredient":
      return { kind: "ingredient", key: known.ingredient.key, amount: null, unit: "mg" };
  }
}

function nameOf(known: KnownContent): string {
  switch (known.kind) {
    case "plant":
      return `${known.plant.name} (${known.plant.scientific})`;
    case "nutrient":
      return known.nutrient.name;
    case "ingredient":
      return known.ingredient.name;
  }
}
