import type { Clinic } from "@meridian/core/contracts/clinic/clinic";
import { mayCharge } from "@meridian/core/contracts/kernel/access";
import { DateField } from "@meridian/ui/forms/date-field";
import { SelectField, TextareaField, TextField } from "@meridian/ui/forms/fields";
import { MoneyField, NumberField } from "@meridian/ui/forms/number-field";
import { useSession } from "@meridian/ui/session/session";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type BookingDraft, type BookingFault, typesFor, withType } from "../model/booking-draft.ts";
import classes from "./booking.module.css";

type FieldsProps = {
  clinic: Clinic;
  draft: BookingDraft;
  set: (typed: Partial<BookingDraft>) => void;
  faults: Partial<Record<BookingFault, string>>;
};

/** Date and time; `help` says what the time is, or why there is none. */
export function TimeFields({ draft, set, faults, help }: Omit<FieldsProps, "clinic"> & { help: ReactNode }) {
  const { t } = useTranslation("scheduling");
  return (
    <div className={classes.pair}>
      <DateField
        label={t("form.date")}
        required
        value={draft.day}
        onChange={(day) => set({ day })}
        error={faults.day}
      />
      <TextField
        label={t("form.time")}
        required
        inputMode="numeric"
        value={draft.time}
        onChange={(time) => set({ time })}
        help={help}
        error={faults.time}
      />
    </div>
  );
}

/** With whom, and in which office. */
export function PlaceFields({ clinic, draft, set, faults }: FieldsProps) {
  const { t } = useTranslation("scheduling");
  return (
    <div className={classes.pair}>
      <SelectField
        label={t("form.professional")}
        required
        value={draft.professional}
        onChange={(professional) => set({ professional })}
        error={faults.professional}
        options={clinic.professionals
          .filter(({ active, id }) => active || id === draft.professional)
          .map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField
        label={t("form.office")}
        required
        value={draft.office}
        onChange={(office) => set({ office })}
        error={faults.office}
        options={clinic.establishments.flatMap((place) =>
          place.offices.map(({ id, name }) => ({
            value: id,
            label: clinic.establishments.length > 1 ? `${place.name} · ${name}` : name,
          })),
        )}
      />
    </div>
  );
}

/** Type, length and price, and notes for the front desk. */
export function TypeFields({ clinic, draft, set, faults }: FieldsProps) {
  const { t } = useTranslation("scheduling");
  const user = useSession();
  return (
    <>
      <div className={classes.triple}>
        <SelectField
          label={t("form.type")}
          required
          value={draft.type}
          onChange={(type) => set(withType(type, clinic))}
          error={faults.type}
          options={typesFor(clinic, draft).map(({ id, name }) => ({ value: id, label: name }))}
        />
        <NumberField
          label={t("form.duration")}
          required
          unit="min"
          value={draft.duration}
          onChange={(duration) => set({ duration })}
          error={faults.duration}
        />
        {mayCharge(user, { professional_id: draft.professional }) && (
          <MoneyField
            label={t("form.price")}
            value={draft.price}
            onChange={(price) => set({ price })}
            error={faults.price}
          />
        )}
      </div>
      <TextareaField
        label={t("form.notes")}
        help={t("form.notesHelp")}
        rows={2}
        value={draft.notes}
        onChange={(notes) => set({ notes })}
      />
    </>
  );
}
