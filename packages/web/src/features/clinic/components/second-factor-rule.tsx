import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import type { ClinicSettings } from "@meridian/core/contracts/clinic/settings";
import { call } from "@meridian/ui/api/client";
import { toast } from "@meridian/ui/feedback/toasts";
import { CheckboxField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, FormSection, SubmitButton } from "@meridian/ui/forms/form-view";
import { storeSession, useSession } from "@meridian/ui/session/session";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import classes from "./clinic.module.css";

/** Whether all users must have two-step verification. The owner decides; others see the setting. */
export function SecondFactorRule({ settings }: { settings: ClinicSettings }) {
  const { t } = useTranslation("clinic");
  const { t: act } = useTranslation("ui");
  const { owner, totp_enabled } = useSession();
  const client = useQueryClient();
  const form = useZodForm({
    initial: { requires_totp: settings.requires_totp },
    version: settings.version,
    stays: true,
    submit: async ({ requires_totp }) => {
      const { user } = await call(accountsRoutes.requireTotp, {
        body: { requires_totp, version: settings.version },
      });
      await storeSession(user);
      await client.invalidateQueries({ queryKey: ["settings"] });
      toast(t("saved"));
    },
  });
  const asks = form.values.requires_totp && !totp_enabled;
  return (
    <div className={classes.part}>
      <Form form={form} label={t("factor.title")}>
        <FormSection title={t("factor.title")}>
          {owner ? (
            <>
              <CheckboxField
                {...form.field("requires_totp", t("factor.all"))}
                help={t(asks ? "factor.youToo" : "factor.help")}
              />
              <FormActions>
                <SubmitButton form={form} variant="default">
                  {act("action.save")}
                </SubmitButton>
              </FormActions>
            </>
          ) : (
            <p className={classes.quiet}>{t(settings.requires_totp ? "factor.isOn" : "factor.isOff")}</p>
          )}
        </FormSection>
      </Form>
    </div>
  );
}
