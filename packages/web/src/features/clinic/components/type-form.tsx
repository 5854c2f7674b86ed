import { Button } from "@mantine/core";
import type { AppointmentType } from "@meridian/core/contracts/accounts/accounts";
import { PRICED } from "@meridian/core/contracts/billing/billable-kinds";
import type { ClinicSettings } from "@meridian/core/contracts/clinic/settings";
import { toast } from "@meridian/ui/feedback/toasts";
import { ColorField } from "@meridian/ui/forms/color-field";
import { CheckboxField, TextField } from "@meridian/ui/forms/fields";
import { useZodForm, type ZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, FormRow, FormSection, SubmitButton } from "@meridian/ui/forms/form-view";
import { MoneyField, NumberField } from "@meridian/ui/forms/number-field";
import { formatMoney } from "@meridian/ui/i18n/format";
import { useSession } from "@meridian/ui/session/session";
import { ConflictChoice } from "@meridian/ui/states/conflict";
import { useTranslation } from "react-i18next";
import { useClinicActions } from "../api/clinic-settings.ts";
import { useOwnEntries } from "../api/own-entries.ts";
import { useClash } from "../api/use-clash.ts";
import {
  newType,
  open,
  sumOf,
  type TypeValues,
  typeBody,
  typeChanges,
  typeValues,
} from "../model/type-form.ts";
import classes from "./clinic.module.css";

const typeIn = (settings: ClinicSettings | undefined, id: string) =>
  settings?.appointment_types.find((one) => one.id === id);

type TypeFormProps = { settings: ClinicSettings; of: AppointmentType | null; onDone: () => void };

/** Form of an appointment type: name, duration, price, colour, and its tests and treatments. */
export function TypeForm({ settings, of, onDone }: TypeFormProps) {
  const { t } = useTranslation("clinic");
  const { t: act } = useTranslation("ui");
  const { createType, updateType } = useClinicActions();
  const clash = useClash(settings);
  const save = async (over: ClinicSettings, values: TypeValues) => {
    const before = of && typeIn(over, of.id);
    const next = await clash.watch(() =>
      of ? updateType(over, of.id, typeChanges(before ?? of, values)) : createType(typeBody(values)),
    );
    clash.settle(next);
    return () => {
      toast(t("saved"));
      onDone();
    };
  };
  const form = useZodForm<TypeValues>({
    initial: of ? typeValues(of) : newType,
    schema: () =>
      import("@meridian/core/contracts/clinic/clinic").then((module) => module.newAppointmentType),
    shape: typeBody,
    submit: (values) => save(clash.base, values),
    draft: of ? `type-${of.id}` : "type-new",
  });
  const theirs = of ? typeIn(clash.theirs, of.id) : undefined;
  const sum = sumOf(form.values, settings.prices);
  return (
    <Form form={form} label={of?.name ?? t("types.add")}>
      {theirs && (
        <ConflictChoice
          mine={<TypeFacts values={form.values} />}
          theirs={<TypeFacts values={typeValues(theirs)} />}
          onKeepMine={() => void form.send((values) => save(clash.theirs ?? clash.base, values))}
          onTakeTheirs={() => {
            clash.take();
            void form.take(typeValues(theirs));
          }}
        />
      )}
      <FormSection title={of?.name ?? t("types.add")}>
        <TextField {...form.field("name", t("places.name"))} required autoComplete="off" autoFocus={!of} />
        <FormRow>
          <NumberField
            {...form.field("duration", t("types.duration"))}
            unit="min"
            required
            help={t("types.durationHelp")}
          />
          <MoneyField
            {...form.field("price", t("types.price"))}
            help={sum === null ? t("types.priceHelp") : t("types.sum", { sum: formatMoney(sum) })}
          />
          <ColorField {...form.field("color", t("types.color"))} />
        </FormRow>
        <CheckboxField {...form.field("follow_up", t("types.followUp"))} help={t("types.followUpHelp")} />
        <Choices form={form} field="tests" />
        <Choices form={form} field="treatments" />
        <FormActions>
          <SubmitButton form={form}>{act("action.save")}</SubmitButton>
          <Button variant="default" onClick={onDone}>
            {act("action.cancel")}
          </Button>
        </FormActions>
      </FormSection>
    </Form>
  );
}

function Choices({ form, field }: { form: ZodForm<TypeValues>; field: "tests" | "treatments" }) {
  const { t } = useTranslation("clinic");
  const { space } = useSession();
  const own = useOwnEntries()[field];
  const chosen = form.field(field, t(`prices.${field}`));
  const toggle = (code: string) =>
    chosen.onChange(
      chosen.value.includes(code) ? chosen.value.filter((one) => one !== code) : [...chosen.value, code],
    );
  return (
    <fieldset className={classes.choices}>
      <legend>{t(`prices.${field}`)}</legend>
      <div>
        {open(PRICED[field], space?.modules ?? [], chosen.value).map(({ code }, index) => (
          <CheckboxField
            key={code}
            id={index === 0 ? chosen.id : `${chosen.id}-${code}`}
            label={t(`priced.${code}`)}
            value={chosen.value.includes(code)}
            onChange={() => toggle(code)}
          />
        ))}
        {own.map(({ id, name }) => (
          <CheckboxField
            key={id}
            id={`${chosen.id}-${id}`}
            label={name}
            value={chosen.value.includes(id)}
            onChange={() => toggle(id)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function TypeFacts({ values }: { values: TypeValues }) {
  const { t } = useTranslation("clinic");
  return (
    <ul>
      <li>{values.name}</li>
      <li>{t("minutes", { count: values.duration ?? 0 })}</li>
      <li>{formatMoney(values.price ?? 0)}</li>
    </ul>
  );
}
