import { PRICED } from "@meridian/core/contracts/priceable";
import type { ClinicSettings } from "@meridian/core/contracts/settings";
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
import { useClash } from "../api/use-clash.ts";
import { type PriceValues, priceList, priceProblems, priceValues } from "../model/price-form.ts";
import { open } from "../model/type-form.ts";
import classes from "./clinic.module.css";

type Values = { treatments: PriceValues; tests: PriceValues };

/** What each treatment and each test costs; an empty field has no price of its own. */
export function PriceListsForm({ settings }: { settings: ClinicSettings }) {
  const { t } = useTranslation("clinic");
  const { t: act } = useTranslation("ui");
  const { space } = useSession();
  const { update } = useClinicActions();
  const clash = useClash(settings);
  const modules = space?.modules ?? [];
  const valuesOf = ({ prices }: ClinicSettings): Values => ({
    treatments: priceValues(open(PRICED.treatments, modules), prices.treatments),
    tests: priceValues(open(PRICED.tests, modules), prices.tests),
  });
  const save = async (over: ClinicSettings, values: Values) => {
    const prices = {
      treatments: priceList(over.prices.treatments, values.treatments),
      tests: priceList(over.prices.tests, values.tests),
    };
    const next = await clash.watch(() => update(over, { prices }));
    clash.settle(next);
    form.setValues(valuesOf(next));
    toast(t("saved"));
  };
  const form = useZodForm<Values>({
    initial: valuesOf(settings),
    rules: ({ treatments, tests }) => ({
      ...priceProblems("treatments", treatments),
      ...priceProblems("tests", tests),
    }),
    submit: (values) => save(clash.base, values),
    draft: "clinic-prices",
  });
  return (
    <Form form={form} label={t("tabs.prices")}>
      {clash.theirs && (
        <ConflictChoice
          mine={<PriceFacts values={form.values} />}
          theirs={<PriceFacts values={valuesOf(clash.theirs)} />}
          onKeepMine={() => void save(clash.theirs ?? clash.base, form.values).catch(() => undefined)}
          onTakeTheirs={() => form.setValues(valuesOf(clash.take()))}
        />
      )}
      <List form={form} list="treatments" />
      <List form={form} list="tests" />
      <FormActions>
        <SubmitButton form={form}>{act("action.save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}

function List({ form, list }: { form: ZodForm<Values>; list: keyof Values }) {
  const { t } = useTranslation("clinic");
  const { t: say } = useTranslation("errors");
  const field = form.field(list, t(`prices.${list}`));
  const rows = PRICED[list].filter(({ code }) => code in field.value);
  return (
    <FormSection title={t(`prices.${list}`)}>
      <div className={classes.prices}>
        {rows.map(({ code }, index) => {
          const problem = form.codes[`${list}.${code}`];
          return (
            <Fragment key={code}>
              <span aria-hidden>{t(`priced.${code}`)}</span>
              <MoneyField
                id={index === 0 ? field.id : `${field.id}-${code}`}
                label={t(`priced.${code}`)}
                hideLabel
                value={field.value[code] ?? null}
                onChange={(price) => {
                  field.onChange({ ...field.value, [code]: price });
                  form.setCodes(({ [`${list}.${code}`]: _, ...rest }) => rest);
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

function PriceFacts({ values }: { values: Values }) {
  const { t } = useTranslation("clinic");
  const rows = [...Object.entries(values.treatments), ...Object.entries(values.tests)];
  return (
    <ul>
      {rows.flatMap(([code, price]) =>
        price === null
          ? []
          : [
              <li key={code}>
                {t(`priced.${code as "pulse"}`)}: {formatMoney(price)}
              </li>,
            ],
      )}
    </ul>
  );
}
