import { ColorField } from "@meridian/ui/forms/color-field";
import { CheckboxField, TextField } from "@meridian/ui/forms/fields";
import type { ZodForm } from "@meridian/ui/forms/form";
import { FormRow, FormSection } from "@meridian/ui/forms/form-view";
import { useAllows, useSession } from "@meridian/ui/session/session";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { MemberValues } from "../model/member-form.ts";
import classes from "./users.module.css";
import week from "./week.module.css";

/** Fields for a user's name, colour, licence number and specialities. */
export function UserIdentity({ form }: { form: ZodForm<MemberValues> }) {
  const { t } = useTranslation("users");
  return (
    <FormSection title={t("edit.person")}>
      <TextField {...form.field("name", t("column.name"))} required autoComplete="off" />
      <FormRow>
        <TextField
          {...form.field("license_number", t("edit.licence"))}
          help={t("edit.licenceHelp")}
          maxLength={40}
          autoComplete="off"
        />
        <ColorField {...form.field("color", t("edit.color"))} help={t("edit.colorHelp")} />
      </FormRow>
      {(form.values.practises || form.values.specialities.length > 0) && <Specialities form={form} />}
    </FormSection>
  );
}

function Specialities({ form }: { form: ZodForm<MemberValues> }) {
  const { t } = useTranslation("users");
  const { space } = useSession();
  const allows = useAllows();
  const chosen = form.field("specialities", t("edit.specialities"));
  // A speciality removed from the clinic's list is kept by the users who have it.
  const choices = [...new Set([...(space?.specialities ?? []), ...chosen.value])];
  const toggle = (name: string) =>
    chosen.onChange(
      chosen.value.includes(name) ? chosen.value.filter((one) => one !== name) : [...chosen.value, name],
    );
  return (
    <fieldset className={week.checks}>
      <legend>{t("edit.specialities")}</legend>
      {choices.map((name, index) => (
        <CheckboxField
          key={name}
          id={index === 0 ? chosen.id : `${chosen.id}-${index}`}
          label={name}
          value={chosen.value.includes(name)}
          onChange={() => toggle(name)}
        />
      ))}
      {choices.length === 0 && (
        <p className={classes.quiet}>
          {t("edit.noSpecialities")}{" "}
          {allows({ can: "clinic.manage" }) && <Link to="/settings/places">{t("edit.toSpecialities")}</Link>}
        </p>
      )}
    </fieldset>
  );
}
