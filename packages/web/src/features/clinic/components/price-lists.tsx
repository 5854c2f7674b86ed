import { PRICED } from "@meridian/core/contracts/billing/billable-kinds";
import type { ClinicSettings } from "@meridian/core/contracts/clinic/settings";
import { toast } from "@meridian/ui/feedback/toasts";
import { useZodForm, type ZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, FormSection, SubmitButton } from "@meridian/ui/forms/form-view";
import { MoneyField } from "@meridian/ui/forms/number-field";
import { fieldMessage } from "@meridian/ui/i18n/error-message";
import { formatMoney } from "@meridian/ui/i18n/format";
import { useSession } from "@meridian/ui/session/session";
import { ConflictChoice } from "@meridian/ui/states/conflict";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { useClinicActions } from "../api/clinic-settings.ts";
import { useOwnEntries } from "../api/own-entries.ts";
import { useClash } from "../api/use-clash.ts";
import {
  type PriceRow,
  type PriceValues,
  priceList,
  priceProblems,
  priceValues,
} from "../model/price-form.ts";
import { open } from "../model/type-form.ts";
import classes from "./clinic.module.css";

type Values = { treatments: PriceValues; tests: PriceValues };
type Rows = Record<keyof Values, readonly PriceRow[]>;

/** The prices of treatments and tests; an empty field means no price of its own. */
export function PriceListsForm({ settings }: { settings: ClinicSettings }) {
  const { t } = useTranslation("clinic");
  const { t: act } = useTranslation("ui");
  const { space } = useSession();
  const { update } = useClinicActions();
  const clash = useClash(settings);
  const modules = space?.modules ?? [];
  const own = useOwnEntries();
  const rowsOf = (list: keyof Rows): PriceRow[] => [
    ...open(PRICED[list], modules).map(({ code }) => ({ key: code })),
    ...own[list].map(({ id, name }) => ({ key: id, name })),
  ];
  const rows: Rows = { treatments: rowsOf("treatments"), tests: rowsOf("tests") };
  const valuesOf = ({ prices }: ClinicSettings): Values => ({
    treatments: priceValues(rows.treatments, prices.treatments),
    tests: priceValues(rows.tests, prices.tests),
  });
  const save = async (over: ClinicSettings, values: Values) => {
    const prices = {
      treatments: priceList(over.prices.treatments, values.treatments, rows.treatments),
      tests: priceList(over.prices.tests, values.tests, rows.tests),
    };
    const next = await clash.watch(() => update(over, { prices }));
    clash.settle(next);
    form.serverHas(valuesOf(next));
    toast(t("saved"));
  };
  const form = useZodForm<Values>({
    initial: valuesOf(settings),
    rules: ({ treatments, tests }) => ({
      ...priceProblems("treatments", treatments),
      ...priceProblems("tests", tests),
    }),
    submit: (values) => save(clash.base, values),
    stays: true,
    draft: "clinic-prices",
  });
  return (
    <Form form={form} label={t("tabs.prices")}>
      {clash.theirs && (
        <ConflictChoice
          mine={<PriceFacts values={form.values} rows={rows} />}
          theirs={<PriceFacts values={valuesOf(clash.theirs)} rows={rows} />}
          onKeepMine={() => void form.send((values) => save(clash.theirs ?? clash.base, values))}
          onTakeTheirs={() => void form.take(valuesOf(clash.take()))}
        />
      )}
      <List form={form} list="treatments" rows={rows.treatments} stored={clash.base} />
      <List form={form} list="tests" rows={rows.tests} stored={clash.base} />
      <FormActions>
        <SubmitButton form={form}>{act("action.save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}

type ListProps = {
  form: ZodForm<Values>;
  list: keyof Values;
  rows: readonly PriceRow[];
  stored: ClinicSettings;
};

function List({ form, list, rows, stored }: ListProps) {
  const { t } = useTranslation("clinic");
  const { t: say } = useTranslation("errors");
  const field = form.field(list, t(`prices.${list}`));
  // The clinic's custom tests may load after the form was opened.
  const storedPrices = priceValues(rows, stored.prices[list]);
  return (
    <FormSection title={t(`prices.${list}`)}>
      <div className={classes.prices}>
        {rows.map(({ key, name }, index) => {
          const problem = form.codes[`${list}.${key}`];
          const label = name ?? t(`priced.${key as "pulse"}`);
          return (
            <Fragment key={key}>
              <span aria-hidden>{label}</span>
              <MoneyField
                id={index === 0 ? field.id : `${field.id}-${key}`}
                label={label}
                hideLabel
                value={(key in field.value ? field.value[key] : storedPrices[key]) ?? null}
                onChange={(price) => {
                  field.onChange({ ...field.value, [key]: price });
                  form.setCodes(({ [`${list}.${key}`]: _, ...rest }) => rest);
                }}
                error={problem && fieldMessage(say, problem)}
              />
            </Fragment>
          );
        })}
      </div>
    </FormSection>
  );
}

function PriceFacts({ values, rows }: { values: Values; rows: Rows }) {
  const { t } = useTranslation("clinic");
  const lines = (["treatments", "tests"] as const).flatMap((list) =>
    Object.entries(values[list]).map(([key, price]) => ({
      key: `${list} ${key}`,
      label: rows[list].find((row) => row.key === key)?.name ?? t(`priced.${key as "pulse"}`),
      price,
    })),
  );
  return (
    <ul>
      {lines.flatMap(({ key, label, price }) =>
        price === null
          ? []
          : [
              <li key={key}>
                {label}: {formatMoney(price)}
              </li>,
            ],
      )}
    </ul>
  );
}
