import { Button } from "@mantine/core";
import {
  ERASURE_DAYS,
  ERASURE_REASONS,
  type ErasureReason,
  erasureRoutes,
} from "@meridian/core/contracts/erasure/erasure";
import type { Patient } from "@meridian/core/contracts/patients/patients";
import { Dialog } from "@meridian/ui/dialog/dialog";
import { toast } from "@meridian/ui/feedback/toasts";
import { PasswordField, SelectField, TextareaField, TextField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, SubmitButton } from "@meridian/ui/forms/form-view";
import { useSession } from "@meridian/ui/session/session";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useErasureActions } from "../api/erasure.ts";
import classes from "./erasure.module.css";

type DialogProps = { patient: Patient; onClose: () => void };

/** Asks for the erasure of a patient: what it does, why, and who asks. */
export function ErasureDialog({ patient, onClose }: DialogProps) {
  const { t } = useTranslation("erasure");
  const user = useSession();
  return (
    <Dialog title={t("title", { name: patient.name })} onClose={onClose}>
      <div className={classes.body}>
        <p>{t("effect", { count: ERASURE_DAYS })}</p>
        <p>{t("kept")}</p>
        {user.totp_enabled ? (
          <RequestForm patient={patient} onClose={onClose} />
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

function RequestForm({ patient, onClose }: DialogProps) {
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
        onClose();
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
