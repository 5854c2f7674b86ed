import type { Invitation } from "@meridian/core/contracts/accounts/accounts";
import { EmailField, TextField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, SubmitButton } from "@meridian/ui/forms/form-view";
import { useTranslation } from "react-i18next";
import { type InviteBody, useUserActions } from "../api/users.ts";
import classes from "./users.module.css";

const ROLES = ["professional", "receptionist", "manager"] as const satisfies readonly InviteBody["role"][];

/** Catches typing mistakes; the API decides. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** Invites a user by e-mail, and explains what each role may do. */
export function InviteForm({ onInvited }: { onInvited: (invitation: Invitation) => void }) {
  const { t } = useTranslation("users");
  const { invite } = useUserActions();
  const form = useZodForm<InviteBody>({
    initial: { name: "", email: "", role: "professional" },
    rules: ({ name, email }) => ({
      name: name.trim() === "" ? "required" : undefined,
      email: email.trim() === "" ? "required" : ADDRESS.test(email.trim()) ? undefined : "email.invalid",
    }),
    submit: async ({ name, email, role }) =>
      onInvited(await invite({ name: name.trim(), email: email.trim(), role })),
    draft: "invite-user",
  });
  const role = form.field("role", t("invite.role"));
  return (
    <Form form={form} label={t("invite.title")}>
      <TextField {...form.field("name", t("invite.name"))} required autoFocus autoComplete="off" />
      <EmailField {...form.field("email", t("invite.email"))} required autoComplete="off" />
      <fieldset className={classes.roles}>
        <legend>{t("invite.role")}</legend>
        {ROLES.map((one, index) => (
          <label key={one} className={classes.role}>
            <input
              type="radio"
              name={role.name}
              {...(index === 0 && { id: role.id })}
              value={one}
              checked={role.value === one}
              onChange={() => role.onChange(one)}
            />
            <strong>{t(`role.${one}`)}</strong>
            <small>{t(`roleHelp.${one}`)}</small>
          </label>
        ))}
      </fieldset>
      <FormActions>
        <SubmitButton form={form}>{t("invite.send")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
