import { publishedLimits } from "@meridian/core/clinical/ryodoraku/ryodoraku-catalogue";
import type { RyodorakuSettings } from "@meridian/core/contracts/clinic/ryodoraku-settings";
import type { ClinicSettings } from "@meridian/core/contracts/clinic/settings";
import { usePublished } from "@meridian/ui/catalogue/use-published";
import { toast } from "@meridian/ui/feedback/toasts";
import { SelectField } from "@meridian/ui/forms/fields";
import { useZodForm, type ZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, FormRow, FormSection, SubmitButton } from "@meridian/ui/forms/form-view";
import { NumberField } from "@meridian/ui/forms/number-field";
import { formatNumber } from "@meridian/ui/i18n/format";
import { ConflictChoice } from "@meridian/ui/states/conflict";
import { Skeleton } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { useClinicActions } from "../api/clinic-settings.ts";
import { useClash } from "../api/use-clash.ts";
import classes from "./clinic.module.css";

type Figures = Exclude<keyof RyodorakuSettings, "mode">;
/** A missing number is refused by the schema, not by the form. */
type Values = { [K in Figures]: number | null } & Pick<RyodorakuSettings, "mode">;

/** Limits for Ryodoraku: normal range, split and ratios. Earlier results keep the limits they were recorded with. */
export function RyodorakuForm({ settings }: { settings: ClinicSettings }) {
  const { overlay, waits } = usePublished("ryodoraku-limits", { enabled: settings.ryodoraku === null });
  return waits ? (
    <Skeleton lines={6} />
  ) : (
    <LimitsForm settings={settings} published={publishedLimits(overlay)} />
  );
}

type LimitsFormProps = {
  settings: ClinicSettings;
  /** The limits of a clinic without its own. */
  published: RyodorakuSettings;
};

function LimitsForm({ settings, published }: LimitsFormProps) {
  const { t } = useTranslation("clinic");
  const { t: act } = useTranslation("ui");
  const { update } = useClinicActions();
  const clash = useClash(settings);
  const save = async (over: ClinicSettings, values: Values) => {
    // The schema has checked that every number is present.
    const ryodoraku = values as RyodorakuSettings;
    const next = await clash.watch(() => update(over, { ryodoraku }));
    clash.settle(next);
    form.serverHas(next.ryodoraku ?? published);
    toast(t("saved"));
  };
  const form = useZodForm<Values>({
    initial: settings.ryodoraku ?? published,
    schema: () =>
      import("@meridian/core/contracts/clinic/ryodoraku-settings").then((module) => module.ryodorakuSettings),
    submit: (values) => save(clash.base, values),
    stays: true,
    draft: "clinic-ryodoraku",
  });
  return (
    <Form form={form} label={t("tabs.ryodoraku")}>
      {clash.theirs && (
        <ConflictChoice
          mine={<Facts values={form.values} />}
          theirs={<Facts values={clash.theirs.ryodoraku ?? published} />}
          onKeepMine={() => void form.send((values) => save(clash.theirs ?? clash.base, values))}
          onTakeTheirs={() => void form.take(clash.take().ryodoraku ?? published)}
        />
      )}
      <Fields form={form} />
      <FormActions>
        <SubmitButton form={form}>{act("action.save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}

function Fields({ form }: { form: ZodForm<Values> }) {
  const { t } = useTranslation("ryodoraku");
  return (
    <FormSection title={t("settings.title")}>
      <FormRow>
        <NumberField {...form.field("corridor", t("settings.corridor"))} digits={1} />
        <SelectField
          {...form.field("mode", t("settings.mode"))}
          onChange={(mode) =>
            form.setValues({ ...form.values, mode: mode === "percent" ? mode : "absolute" })
          }
          empty={false}
          options={[
            { value: "absolute", label: t("settings.absolute") },
            { value: "percent", label: t("settings.percent") },
          ]}
        />
      </FormRow>
      <FormRow>
        <NumberField {...form.field("split", t("settings.split"))} digits={1} unit="µA" />
      </FormRow>
      <FormRow>
        <NumberField {...form.field("ratio_low", t("settings.ratioLow"))} digits={2} />
        <NumberField {...form.field("ratio_high", t("settings.ratioHigh"))} digits={2} />
      </FormRow>
      <p className={classes.quiet}>{t("settings.help")}</p>
    </FormSection>
  );
}

/** One version of the limits, for a conflict. */
function Facts({ values }: { values: Values }) {
  const { t } = useTranslation("ryodoraku");
  const figure = (value: number | null) => (value === null ? "–" : formatNumber(value));
  return (
    <ul>
      <li>
        {t("settings.corridor")}: {figure(values.corridor)} {t(`settings.${values.mode}`)}
      </li>
      <li>
        {t("settings.split")}: {figure(values.split)} µA
      </li>
      <li>{t("settings.ratios", { low: figure(values.ratio_low), high: figure(values.ratio_high) })}</li>
    </ul>
  );
}
