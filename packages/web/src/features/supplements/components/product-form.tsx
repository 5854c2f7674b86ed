import { UNITS, VOLUME_UNITS } from "@meridian/core/clinical/supplements/supplement-units";
import { intakeWords, unitName } from "@meridian/core/clinical/supplements/supplement-words";
import type { Product } from "@meridian/core/contracts/supplements/supplements";
import { CheckboxField, SelectField, TextareaField, TextField } from "@meridian/ui/forms/fields";
import { useZodForm, type ZodForm } from "@meridian/ui/forms/form";
import { FormRow, FormSection } from "@meridian/ui/forms/form-view";
import { MoneyField, NumberField } from "@meridian/ui/forms/number-field";
import { formatNumber } from "@meridian/ui/i18n/format";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { EntryForm } from "@meridian/ui/own-entries/entry-form";
import { useSaving } from "@meridian/ui/own-entries/use-saving";
import { useSession } from "@meridian/ui/session/session";
import type { Supplements } from "@meridian/ui/supplements/catalogue";
import { useTranslation } from "react-i18next";
import { useProducts } from "../api/products.ts";
import { type ProductValues, productBody, productValues } from "../model/product-values.ts";
import { ContentsField } from "./contents-field.tsx";
import { PropertyChoice } from "./property-choice.tsx";

type ProductFormProps = {
  values: ProductValues;
  /** The product to change; undefined creates one. */
  based: Product | undefined;
  supplements: Supplements;
  onDone: () => void;
};
type PartProps = { form: ZodForm<ProductValues> };

/** The form of the user's product: properties, contents and usual posology. */
export function ProductForm({ values, based, supplements, onDone }: ProductFormProps) {
  const { t } = useTranslation("supplements");
  const provider = Boolean(useSession().space?.external_entity);
  const { make, edit } = useProducts();
  const { theirs, submit } = useSaving({ based, make, edit, onDone, saved: t("done.saved") });
  const form = useZodForm<ProductValues>({
    initial: values,
    schema: () =>
      import("@meridian/core/contracts/supplements/supplements").then(({ productForm }) => productForm),
    shape: productBody,
    submit,
    draft: `product ${based?.id ?? "new"}`,
  });
  return (
    <EntryForm
      form={form}
      label={based?.name ?? t("new")}
      theirs={theirs && productValues(theirs)}
      show={(one) => <ProductText values={one} />}
      onDone={onDone}
    >
      <ProductFields form={form} />
      <FormSection title={t("product.inside")}>
        <ContentsField {...form.field("contents", t("product.contents"))} supplements={supplements} />
      </FormSection>
      <PosologyFields form={form} />
      {!provider && (
        <CheckboxField {...form.field("shared", t("product.share"))} help={t("product.shareHelp")} />
      )}
    </EntryForm>
  );
}

function ProductFields({ form }: PartProps) {
  const { t } = useTranslation("supplements");
  const unit = form.field("unit", t("product.unit"));
  const properties = form.field("properties", t("product.properties"));
  const volumeUnit = form.field("volume_unit", t("product.volumeUnit"));
  return (
    <FormSection title={t("product.what")}>
      <FormRow>
        <TextField {...form.field("name", t("product.name"))} required autoFocus maxLength={160} />
        <TextField {...form.field("brand", t("product.brand"))} maxLength={120} />
      </FormRow>
      <FormRow>
        <SelectField
          {...unit}
          empty={false}
          onChange={(code) => unit.onChange(code as ProductValues["unit"])}
          options={UNITS.map((code) => ({ value: code, label: unitName(code, currentLanguage()) }))}
        />
        <NumberField {...form.field("units_per_box", t("product.unitsPerBox"))} digits={2} />
      </FormRow>
      <FormRow>
        <NumberField {...form.field("volume", t("product.volume"))} digits={2} />
        <SelectField
          {...volumeUnit}
          empty={false}
          onChange={(code) => volumeUnit.onChange(code as ProductValues["volume_unit"])}
          options={VOLUME_UNITS.map((code) => ({ value: code, label: code }))}
        />
        <MoneyField {...form.field("price", t("product.price"))} />
      </FormRow>
      <TextareaField {...properties} help={t("product.propertiesHelp")} rows={2} />
      <PropertyChoice value={properties.value} onChange={properties.onChange} />
    </FormSection>
  );
}

function PosologyFields({ form }: PartProps) {
  const { t } = useTranslation("supplements");
  return (
    <FormSection title={t("product.taking")}>
      <FormRow>
        <NumberField {...form.field("units", t("product.units"))} digits={2} required />
        <NumberField {...form.field("times_per_day", t("product.times"))} required />
        <NumberField {...form.field("days", t("product.days"))} required />
      </FormRow>
      <TextField
        {...form.field("posology", t("product.posology"))}
        placeholder={t("product.posologyExample")}
        maxLength={500}
      />
      <TextareaField {...form.field("cautions", t("product.cautions"))} rows={2} maxLength={1000} />
    </FormSection>
  );
}

/** A product in a few words: what the one who decides between two has to see. */
function ProductText({ values }: { values: ProductValues }) {
  const { units, times_per_day, days, unit } = values;
  const taken = { unit, units: units ?? 0, times_per_day: times_per_day ?? 0, days: days ?? 0 };
  return (
    <p>
      <strong>{values.name}</strong>{" "}
      {[
        values.brand,
        intakeWords(taken, currentLanguage(), formatNumber),
        values.properties.split("\n").join(", "),
        values.cautions,
      ]
        .filter(Boolean)
        .join(" · ")}
    </p>
  );
}
