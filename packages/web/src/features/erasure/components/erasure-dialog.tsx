import { Button } from "@mantine/core";
import {
  ERASURE_DAYS,
  ERASURE_REASONS,
  type ErasureReason,
  erasureRoutes,
} from "@meridian/core/contracts/erasure/erasure";
import { EXPORT_HOURS } from "@meridian/core/contracts/exports/export-terms";
import type { Patient } from "@meridian/core/contracts/patients/patients";
import { Dialog } from "@meridian/ui/dialog/dialog";
import { toast } from "@meridian/ui/feedback/toasts";
import { PasswordField, SelectField, TextareaField, TextField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, SubmitButton } from "@meridian/ui/forms/form-view";
import { formatDate, formatTime } from "@meridian/ui/i18n/format";
import { useSession } from "@meridian/ui/session/session";
import { Notice } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useErasureActions, useUpcomingOf } from "../api/erasure.ts";
import classes from "./erasure.module.css";

type DialogProps = {
  patient: Patient;
  onClose: () => void;
  /** The erasure was asked for; the dialog closes. */
  onRequested: () => void;
};

/** Asks for the erasure of a patient: what it does, why, and who asks. */
export function ErasureDialog({ patient, onClose, onRequested }: DialogProps) {
  const { t } = useTranslation("erasure");
  const user = useSession();
  return (
    <Dialog title={t("title", { name: patient.name })} onClose={onClose}>
      <div className={classes.body}>
        <p>{t("effect", { count: ERASURE_DAYS })}</p>
        <p>{t("kept")}</p>
        <p>{t("exports", { hours: EXPORT_HOURS })}</p>
        <Upcoming patient={patient.id} />
        {user.totp_enabled ? (
          <RequestForm patient={patient} onClose={onClose} onRequested={onRequested} />
        ) : (
          <>
            <p>{t("needsSecondFactor")}</p>
            <Button component={Link} to="/settings">
              {t("setUp")}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Appointments that are still booked: erasing cancels none. */
function Upcoming({ patient }: { patient: string }) {
  const { t } = useTranslation("erasure");
  const { data, isError } = useUpcomingOf(patient);
  if (isError) return <Notice tone="amber">{t("upcomingUnknown")}</Notice>;
  if (!data || data.count === 0) return null;
  const shown = data.first.map(({ start }) => `${formatDate(start, "weekday")}, ${formatTime(start)}`);
  const more = data.count - shown.length;
  return (
    <Notice tone="amber" title={t("upcoming", { count: data.count })} live>
      <p>{[...shown, ...(more > 0 ? [t("upcomingMore", { count: more })] : [])].join(" · ")}</p>
      <p>{t("upcomingHelp")}</p>
    </Notice>
  );
}

function RequestForm({ patient, onClose, onRequested }: DialogProps) {
  const { t } = useTranslation("erasure");
  const { t: act } = useTranslation("ui");
  const { request } = useErasureActions(patient.id);
  const form = useZodForm({
    initial: { reason: "patient_asked" as ErasureReason, note: "", password: "", totp: "" },
    schema: async () => erasureRoutes.request.body,
    submit: async (values) => {
      await request(values);
      return () => {
        toast(t("requested", { name: patient.name }));
        onRequested();
      };
    },
  });
  const reason = form.field("reason", t("reason"));
  return (
    <Form form={form} label={t("title", { name: patient.name })}>
      <SelectField
        {...reason}
        onChange={(next) => reason.onChange(next as ErasureReason)}
        options={ERASURE_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        required
      />
      <TextareaField {...form.field("note", t("note"))} maxLength={500} rows={2} />
      <PasswordField {...form.field("password", t("password"))} autoComplete="current-password" required />
      <TextField {...form.field("totp", t("totp"))} autoComplete="one-time-code" maxLength={12} required />
      <FormActions>
        <SubmitButton form={form} color="red">
          {t("submit")}
        </SubmitButton>
        <Button variant="default" onClick={onClose}>
          {act("action.cancel")}
        </Button>
      </FormActions>
    </Form>
  );
}
