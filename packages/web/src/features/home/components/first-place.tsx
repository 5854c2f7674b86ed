import { PhoneField, SelectField, TextField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, FormRow, SubmitButton } from "@meridian/ui/forms/form-view";
import { MoneyField } from "@meridian/ui/forms/number-field";
import { useSession } from "@meridian/ui/session/session";
import { useTranslation } from "react-i18next";
import { createPlace, createType, useRefreshClinic } from "../api/home.ts";

const newEstablishment = () =>
  import("@meridian/core/contracts/clinic/clinic").then((module) => module.newEstablishment);
const newType = () =>
  import("@meridian/core/contracts/clinic/clinic").then((module) => module.newAppointmentType);

/** Where the clinic is, with its first office. */
export function FirstPlace() {
  const { t } = useTranslation("welcome");
  const { t: act } = useTranslation("ui");
  const user = useSession();
  const refresh = useRefreshClinic();
  const shape = ({ office, ...place }: { name: string; address: string; phone: string; office: string }) => ({
    ...place,
    offices: [office],
  });
  const form = useZodForm({
    initial: {
      name: user.space?.space_name ?? "",
      address: "",
      phone: "",
      office: t("steps.place.officeName") as string,
    },
    schema: newEstablishment,
    shape,
    rules: ({ office }) => ({ office: office.trim() === "" ? "required" : undefined }),
    submit: async (values) => {
      await createPlace(shape(values));
      await refresh();
    },
    draft: "first-place",
  });
  return (
    <Form form={form}>
      <FormRow>
        <TextField {...form.field("name", t("steps.place.name"))} required />
        <TextField
          {...form.field("office", t("steps.place.office"))}
          required
          help={t("steps.place.officeHelp")}
        />
      </FormRow>
      <TextField {...form.field("address", t("steps.place.address"))} autoComplete="street-address" />
      <PhoneField {...form.field("phone", t("steps.place.phone"))} />
      <FormActions>
        <SubmitButton form={form}>{act("action.save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}

const DURATIONS = [15, 30, 45, 60, 75, 90, 120];

/** What can be booked: one type to begin with. */
export function FirstType({ onDone }: { onDone?: () => void }) {
  const { t } = useTranslation("welcome");
  const { t: act } = useTranslation("ui");
  const refresh = useRefreshClinic();
  const initial: { name: string; duration: string; price: number | null } = {
    name: t("steps.place.typeName"),
    duration: "60",
    price: null,
  };
  const shape = ({ name, duration, price }: typeof initial) => ({
    name,
    duration: Number(duration),
    price: price ?? 0,
  });
  const form = useZodForm({
    initial,
    schema: newType,
    shape,
    submit: async (values) => {
      await createType(shape(values));
      await refresh();
      return onDone;
    },
    draft: "first-type",
  });
  return (
    <Form form={form}>
      <TextField {...form.field("name", t("steps.place.type"))} required help={t("steps.place.typeHelp")} />
      <FormRow>
        <SelectField
          {...form.field("duration", t("steps.place.duration"))}
          empty={false}
          options={DURATIONS.map((minutes) => ({
            value: `${minutes}`,
            label: t("minutes", { count: minutes }),
          }))}
        />
        <MoneyField {...form.field("price", t("steps.place.price"))} />
      </FormRow>
      <FormActions>
        <SubmitButton form={form}>{act("action.save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
