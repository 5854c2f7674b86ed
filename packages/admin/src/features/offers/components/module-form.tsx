import { Button } from "@mantine/core";
import type { Language } from "@meridian/core/contracts/kernel/primitives";
import type { ModuleOffer } from "@meridian/core/contracts/subscription/offers";
import { toast } from "@meridian/ui/feedback/toasts";
import { CheckboxField, TextareaField, TextField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, FormSection, SubmitButton } from "@meridian/ui/forms/form-view";
import { textInLanguage } from "@meridian/ui/forms/text-in-language";
import { Notice } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { BothLanguages } from "../../../both-languages/both-languages.tsx";
import { useOfferActions } from "../api/offers.ts";
import { rowsOf, tiersOf } from "../model/tier-rows.ts";
import { ModulePicture } from "./module-picture.tsx";
import classes from "./offers.module.css";
import { TiersField } from "./tiers-field.tsx";

const valuesOf = (module: ModuleOffer) => ({
  name: module.name,
  description: module.description,
  tiers: rowsOf(module.tiers),
  on_sale: module.on_sale,
  /** The name of an uploaded picture, null where the picture was removed, undefined where it stays. */
  picture: undefined as string | null | undefined,
});
type Values = ReturnType<typeof valuesOf>;

const bodyOf = ({ tiers, picture, ...values }: Values, version: number) => ({
  ...values,
  tiers: tiersOf(tiers),
  ...(picture !== undefined && { picture }),
  version,
});

/** A module's texts in both languages next to each other, its picture and prices. */
export function ModuleForm({ module }: { module: ModuleOffer }) {
  const { t } = useTranslation("offers");
  const { t: act } = useTranslation("ui");
  const navigate = useNavigate();
  const { saveModule } = useOfferActions();
  const back = () => navigate("/dashboard/modules");
  const form = useZodForm<Values>({
    initial: valuesOf(module),
    version: module.version,
    schema: () =>
      import("@meridian/core/contracts/subscription/offer-routes").then((file) => file.moduleEdit),
    shape: (values) => bodyOf(values, module.version),
    submit: async (values) => {
      await saveModule(module.code, bodyOf(values, module.version));
      return () => {
        toast(t("saved"));
        back();
      };
    },
  });
  const text = (field: "name" | "description", language: Language) =>
    textInLanguage(form, field, language, `${t(`module.${field}`)} (${t(`languages.${language}`)})`);
  return (
    <div className={classes.frame}>
      <Notice tone="blue" title={t("module.keepsTitle")}>
        {t("module.keeps")}
      </Notice>
      <Form form={form} label={module.name.en}>
        <FormSection title={t("module.texts")}>
          <BothLanguages>
            {(language) => <TextField {...text("name", language)} required maxLength={80} />}
          </BothLanguages>
          <BothLanguages>
            {(language) => <TextareaField {...text("description", language)} rows={4} maxLength={2000} />}
          </BothLanguages>
        </FormSection>
        <FormSection title={t("module.picture")}>
          <ModulePicture
            module={module}
            chosen={form.values.picture}
            onChoose={(picture) => form.field("picture", t("module.picture")).onChange(picture)}
            error={form.field("picture", t("module.picture")).error}
          />
        </FormSection>
        <FormSection title={t("tiers.title")}>
          <TiersField {...form.field("tiers", t("tiers.title"))} codes={form.codes} />
          <CheckboxField {...form.field("on_sale", t("onSale"))} help={t("module.onSaleHelp")} />
        </FormSection>
        <FormActions>
          <SubmitButton form={form}>{act("action.save")}</SubmitButton>
          <Button variant="default" onClick={back}>
            {act("action.cancel")}
          </Button>
        </FormActions>
      </Form>
    </div>
  );
}
