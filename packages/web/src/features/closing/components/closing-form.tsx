import { Button } from "@mantine/core";
import { CLOSING_REASONS, type ClosingReason, closingRoutes } from "@meridian/core/contracts/closing/closing";
import { toast } from "@meridian/ui/feedback/toasts";
import { PasswordField, SelectField, TextField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, SubmitButton } from "@meridian/ui/forms/form-view";
import { useSession } from "@meridian/ui/session/session";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useClosingActions } from "../api/closing.ts";
import classes from "./closing.module.css";

type ClosingFormProps = { onRequested: () => void };

/** Asks to close the clinic. Others than its owner, and an owner without a second factor, read what is missing. */
export function ClosingForm({ onRequested }: ClosingFormProps) {
  const { t } = useTranslation("closing");
  const user = useSession();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={classes.part}>
      <h2 id={heading}>{t("request.title")}</h2>
      {!user.owner && <p>{t("request.ownerOnly")}</p>}
      {user.owner && !user.totp_enabled && (
        <>
          <p>{t("request.needsSecondFactor")}</p>
          <div>
            <Button component={Link} to="/settings">
              {t("request.setUp")}
            </Button>
          </div>
        </>
      )}
      {user.owner && user.totp_enabled && (
        <RequestForm name={user.space?.space_name ?? ""} onRequested={onRequested} />
      )}
    </section>
  );
}

function RequestForm({ name, onRequested }: ClosingFormProps & { name: string }) {
  const { t } = useTranslation("closing");
  const { request } = useClosingActions();
  const form = useZodForm({
    initial: { reason: "ends_work" as ClosingReason, space_name: "", password: "", totp: "" },
    schema: async () => closingRoutes.request.body,
    submit: async (values) => {
      await request(values);
      return () => {
        toast(t("requested"));
        onRequested();
      };
    },
  });
  const reason = form.field("reason", t("request.reason"));
  return (
    <Form form={form} label={t("request.title")}>
      <SelectField
        {...reason}
        onChange={(next) => reason.onChange(next as ClosingReason)}
        options={CLOSING_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        required
      />
      <TextField
        {...form.field("space_name", t("request.name"))}
        help={t("request.nameHelp", { name })}
        autoComplete="off"
        maxLength={200}
        required
      />
      <PasswordField
        {...form.field("password", t("request.password"))}
        autoComplete="current-password"
        required
      />
      <TextField
        {...form.field("totp", t("request.totp"))}
        autoComplete="one-time-code"
        maxLength={12}
        required
      />
      <FormActions>
        <SubmitButton form={form} color="red">
          {t("request.submit")}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
