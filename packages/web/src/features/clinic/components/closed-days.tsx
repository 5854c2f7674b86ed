import { Button } from "@mantine/core";
import type { ClinicSettings } from "@meridian/core/contracts/clinic/settings";
import { toast } from "@meridian/ui/feedback/toasts";
import { DateField } from "@meridian/ui/forms/date-field";
import { SelectField, TextField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, FormRow, FormSection, SubmitButton } from "@meridian/ui/forms/form-view";
import { RemoveButton } from "@meridian/ui/forms/remove-button";
import { fieldMessage } from "@meridian/ui/i18n/error-message";
import { formatDate, today } from "@meridian/ui/i18n/format";
import { ConflictChoice } from "@meridian/ui/states/conflict";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useClinicActions } from "../api/clinic-settings.ts";
import { useClash } from "../api/use-clash.ts";
import {
  type ClosedRow,
  closedDayProblems,
  closedDayRows,
  closedDaysBody,
  newClosedDays,
} from "../model/closed-days.ts";
import { withoutField } from "../model/name-problems.ts";
import classes from "./clinic.module.css";

type ClosedDaysProps = {
  settings: ClinicSettings;
  /** Called with the closed days that were added. */
  onClosed: (days: ClinicSettings["closed_days"]) => void;
};

/** Closed days of the clinic or of one place. Booking on them needs a confirmation. */
export function ClosedDays({ settings, onClosed }: ClosedDaysProps) {
  const { t } = useTranslation("clinic");
  const { t: act } = useTranslation("ui");
  const { update } = useClinicActions();
  const clash = useClash(settings);
  const save = async (over: ClinicSettings, rows: readonly ClosedRow[]) => {
    const next = await clash.watch(() => update(over, { closed_days: closedDaysBody(rows) }));
    clash.settle(next);
    form.serverHas({ closed_days: closedDayRows(next.closed_days) });
    toast(t("saved"));
    const before = new Set(over.closed_days.map((days) => JSON.stringify(days)));
    onClosed(next.closed_days.filter((days) => !before.has(JSON.stringify(days))));
  };
  const form = useZodForm<{ closed_days: ClosedRow[] }>({
    initial: { closed_days: closedDayRows(settings.closed_days) },
    rules: ({ closed_days }) => closedDayProblems(closed_days),
    submit: ({ closed_days }) => save(clash.base, closed_days),
    stays: true,
    draft: "clinic-closed-days",
  });
  const field = form.field("closed_days", t("closed.title"));
  const rows = field.value;
  const set = (next: ClosedRow[]) => {
    field.onChange(next);
    form.setCodes((codes) => withoutField(codes, "closed_days"));
  };
  const listed = (days: readonly { from: string; name: string }[]) =>
    days.map(({ from, name }) => `${formatDate(from)} ${name}`).join(", ");
  return (
    <div className={classes.part}>
      <Form form={form} label={t("closed.title")}>
        {clash.theirs && (
          <ConflictChoice
            mine={listed(rows)}
            theirs={listed(clash.theirs.closed_days)}
            onKeepMine={() =>
              void form.send(({ closed_days }) => save(clash.theirs ?? clash.base, closed_days))
            }
            onTakeTheirs={() => void form.take({ closed_days: closedDayRows(clash.take().closed_days) })}
          />
        )}
        <FormSection title={t("closed.title")}>
          <p className={classes.quiet}>{t("closed.help")}</p>
          {rows.map((row, index) => (
            <ClosedFields
              key={row.key}
              row={row}
              id={index === 0 ? field.id : `${field.id}-${row.key}`}
              codes={form.codes}
              places={settings.establishments}
              onChange={(next) => set(rows.map((one) => (one.key === row.key ? next : one)))}
              onRemove={() => set(rows.filter(({ key }) => key !== row.key))}
            />
          ))}
          <div>
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
              onClick={() => set([...rows, newClosedDays(today())])}
            >
              {t("closed.add")}
            </Button>
          </div>
          <FormActions>
            <SubmitButton form={form} variant="default">
              {act("action.save")}
            </SubmitButton>
          </FormActions>
        </FormSection>
      </Form>
    </div>
  );
}

type ClosedFieldsProps = {
  row: ClosedRow;
  id: string;
  codes: Readonly<Record<string, string>>;
  places: ClinicSettings["establishments"];
  onChange: (row: ClosedRow) => void;
  onRemove: () => void;
};

function ClosedFields({ row, id, codes, places, onChange, onRemove }: ClosedFieldsProps) {
  const { t } = useTranslation("clinic");
  const { t: act } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  const error = (name: string) => {
    const code = codes[`closed_days.${row.key}.${name}`];
    return code ? fieldMessage(say, code) : undefined;
  };
  return (
    <fieldset data-row className={classes.closed} aria-label={row.name || t("closed.one")}>
      <FormRow>
        <TextField
          id={id}
          label={t("closed.name")}
          required
          maxLength={80}
          value={row.name}
          onChange={(name) => onChange({ ...row, name })}
          error={error("name")}
        />
        <DateField
          id={`${id}-from`}
          label={t("closed.from")}
          required
          value={row.from}
          onChange={(from) => onChange({ ...row, from, to: row.to < from ? from : row.to })}
          error={error("from")}
        />
        <DateField
          id={`${id}-to`}
          label={t("closed.to")}
          required
          value={row.to}
          onChange={(to) => onChange({ ...row, to })}
          error={error("to")}
        />
        {places.length > 1 && (
          <SelectField
            id={`${id}-place`}
            label={t("closed.where")}
            empty={false}
            value={row.establishment}
            onChange={(establishment) => onChange({ ...row, establishment })}
            options={[
              { value: "", label: t("closed.everywhere") },
              ...places.map((place) => ({ value: place.id, label: place.name })),
            ]}
          />
        )}
      </FormRow>
      <div>
        <RemoveButton
          text={act("action.remove")}
          label={`${act("action.remove")}: ${row.name || formatDate(row.from)}`}
          onRemove={onRemove}
        />
      </div>
    </fieldset>
  );
}
