import type { RetentionSettings } from "@meridian/core/contracts/retention/retention";
import { retentionRoutes } from "@meridian/core/contracts/retention/retention";
import {
  RETENTION_KINDS,
  RETENTION_RULES,
  type RetentionKind,
  type RetentionPeriods,
} from "@meridian/core/contracts/retention/retention-kinds";
import { toast } from "@meridian/ui/feedback/toasts";
import { CheckboxField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, SubmitButton } from "@meridian/ui/forms/form-view";
import { NumberField } from "@meridian/ui/forms/number-field";
import { formatDate } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import { useRetentionActions } from "../api/retention.ts";
import classes from "./retention.module.css";

/** A period for each kind, and whether it is kept without an end. */
type Values = Record<RetentionKind, number | null> & Record<`forever_${RetentionKind}`, boolean>;

const valuesOf = (periods: RetentionPeriods) =>
  Object.fromEntries(
    RETENTION_KINDS.flatMap((kind) => [
      [kind, periods[kind] ?? RETENTION_RULES[kind].suggested],
      [`forever_${kind}`, periods[kind] === null],
    ]),
  ) as Values;

const periodsOf = (values: Values) =>
  Object.fromEntries(
    RETENTION_KINDS.map((kind) => [kind, values[`forever_${kind}`] ? null : values[kind]]),
  ) as RetentionPeriods;

const NAMES = Object.fromEntries(RETENTION_KINDS.map((kind) => [`periods.${kind}`, kind]));

/** How long each kind is kept, with what the law says. */
export function PeriodsForm({ settings }: { settings: RetentionSettings }) {
  const { t } = useTranslation("retention");
  const { save } = useRetentionActions();
  const form = useZodForm<Values>({
    initial: valuesOf(settings.periods),
    version: settings.version,
    stays: true,
    schema: async () => retentionRoutes.update.body,
    names: NAMES,
    shape: (values) => ({ version: settings.version, periods: periodsOf(values) }),
    rules: (values) =>
      Object.fromEntries(
        RETENTION_KINDS.map((kind) => [
          kind,
          values[kind] === null && !values[`forever_${kind}`] ? "required" : undefined,
        ]),
      ),
    submit: async (values) => {
      const saved = await save(settings.version, periodsOf(values));
      form.serverHas(valuesOf(saved.periods));
      toast(t("saved"));
    },
  });
  return (
    <Form form={form} label={t("periods.title")}>
      <div className={classes.kinds}>
        {RETENTION_KINDS.map((kind) => (
          <KindPeriod key={kind} kind={kind} form={form} />
        ))}
      </div>
      {settings.updated_at && (
        <p className={classes.law}>
          {t("periods.changed", {
            name: settings.updated_by_name ?? t("formerUser"),
            date: formatDate(settings.updated_at),
          })}
        </p>
      )}
      <FormActions>
        <SubmitButton form={form}>{t("periods.save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}

type KindProps = { kind: RetentionKind; form: ReturnType<typeof useZodForm<Values>> };

/** One kind: what it is, what the law says, and the clinic's period. */
function KindPeriod({ kind, form }: KindProps) {
  const { t } = useTranslation("retention");
  const { unit, min, max, canKeep } = RETENTION_RULES[kind];
  return (
    <section className={classes.kind} aria-label={t(`kind.${kind}`)}>
      <div className={classes.words}>
        <h3>{t(`kind.${kind}`)}</h3>
        <p>{t(`what.${kind}`)}</p>
        <p className={classes.law}>{t(`law.${kind}`)}</p>
      </div>
      <div className={classes.fields}>
        <NumberField
          {...form.field(kind, t(`kind.${kind}`))}
          label={t("periods.period", { kind: t(`kind.${kind}`) })}
          hideLabel
          unit={t(`unit.${unit}`)}
          disabled={form.values[`forever_${kind}`]}
        />
        <p className={classes.range}>{t(`range.${unit}`, { min, max })}</p>
        {canKeep && <CheckboxField {...form.field(`forever_${kind}`, t("periods.forever"))} />}
      </div>
    </section>
  );
}
