import { Button } from "@mantine/core";
import {
  CHARGE_BASES,
  type Charge,
  type ChargeBasis,
  type ChargedItem,
} from "@meridian/core/contracts/billing/billing";
import { toast } from "@meridian/ui/feedback/toasts";
import { CheckboxField } from "@meridian/ui/forms/fields";
import { useZodForm, type ZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, SubmitButton } from "@meridian/ui/forms/form-view";
import { MoneyField } from "@meridian/ui/forms/number-field";
import { formatMoney } from "@meridian/ui/i18n/format";
import { useSession } from "@meridian/ui/session/session";
import { useTranslation } from "react-i18next";
import { type PriceChoice, useChargeActions } from "../api/charges.ts";
import { nameOf, type Priced, pricedOf, sumOfChosen } from "../model/money.ts";
import { usePricedName } from "../model/priced-name.ts";
import classes from "./billing.module.css";

type Values = { basis: ChargeBasis; price: number | null; items: string[] };
const NO_PRICES = { tests: [], treatments: [] };
const MOST = 100_000_00;

type PriceFormProps = {
  charge: Charge;
  /** Items recorded in the visit; preselected when none were chosen before. */
  given: readonly ChargedItem[];
  onDone: () => void;
};

/** Sets the price: the appointment type's, the sum of chosen price-list items, or an amount. */
export function PriceForm({ charge, given, onDone }: PriceFormProps) {
  const { t } = useTranslation("billing");
  const { t: act } = useTranslation("ui");
  const { space } = useSession();
  const { setPrice } = useChargeActions(charge.appointment);
  const priced = pricedOf(space?.pricing ?? NO_PRICES, space?.modules ?? [], charge.items);
  const chosen = charge.items.length > 0 ? charge.items : given;
  const form = useZodForm<Values>({
    initial: { basis: charge.basis, price: charge.price, items: chosen.map(nameOf) },
    rules: problemsOf,
    submit: async (values) => {
      const { price } = await setPrice.mutateAsync({ base: charge, choice: choiceOf(values, priced) });
      toast(t("priceSaved", { amount: formatMoney(price) }));
      onDone();
    },
  });
  const { basis } = form.values;
  const radio = form.field("basis", t("price"));
  return (
    <div className={classes.form}>
      <Form form={form} label={t("changePrice")}>
        <fieldset className={classes.bases}>
          <legend>{t("price")}</legend>
          {CHARGE_BASES.map((one, index) => (
            <label key={one}>
              <input
                type="radio"
                name={radio.id}
                id={index === 0 ? radio.id : `${radio.id}-${one}`}
                checked={basis === one}
                onChange={() => radio.onChange(one)}
              />
              <span>{t(`basis.${one}`)}</span>
              {one === "type" && <span className="num">{formatMoney(charge.type_price)}</span>}
              {one === "items" && basis === "items" && (
                <span className="num">{formatMoney(sumOfChosen(priced, form.values.items))}</span>
              )}
            </label>
          ))}
        </fieldset>
        {basis === "items" && <Items form={form} priced={priced} />}
        {basis === "typed" && <MoneyField {...form.field("price", t("amount"))} required />}
        <FormActions>
          <SubmitButton form={form}>{t("savePrice")}</SubmitButton>
          <Button variant="default" onClick={onDone}>
            {act("action.cancel")}
          </Button>
        </FormActions>
      </Form>
    </div>
  );
}

function problemsOf({ basis, price, items }: Values): Record<string, string> {
  if (basis === "items" && items.length === 0) return { items: "required" };
  if (basis !== "typed") return {};
  if (price === null) return { price: "required" };
  return price >= 0 && price <= MOST ? {} : { price: "number.invalid" };
}

function choiceOf({ basis, price, items }: Values, priced: readonly Priced[]): PriceChoice {
  if (basis === "typed") return { basis, price: price ?? 0 };
  if (basis === "type") return { basis };
  const chosen = priced.filter((one) => items.includes(nameOf(one)));
  return { basis, items: chosen.map(({ list, key }) => ({ list, key })) };
}

function Items({ form, priced }: { form: ZodForm<Values>; priced: readonly Priced[] }) {
  const { t } = useTranslation("billing");
  const name = usePricedName();
  const field = form.field("items", t("basis.items"));
  if (priced.length === 0) return <p className={classes.quiet}>{t("noPrices")}</p>;
  const toggle = (name: string) =>
    field.onChange(
      field.value.includes(name) ? field.value.filter((one) => one !== name) : [...field.value, name],
    );
  return (
    <fieldset className={classes.items}>
      <legend>{field.label}</legend>
      <div>
        {priced.map((one, index) => (
          <CheckboxField
            key={nameOf(one)}
            id={index === 0 ? field.id : `${field.id}-${nameOf(one).replace(" ", "-")}`}
            label={`${name(one)} · ${formatMoney(one.price)}`}
            value={field.value.includes(nameOf(one))}
            onChange={() => toggle(nameOf(one))}
          />
        ))}
      </div>
      {field.error && (
        <p className={classes.error} role="alert">
          {field.error}
        </p>
      )}
    </fieldset>
  );
}
