import { Button } from "@mantine/core";
import {
  ASKED,
  type Asked,
  type EditedLegalText,
  isAcceptedText,
} from "@meridian/core/contracts/legal-texts/legal-texts";
import { Dialog } from "@meridian/ui/dialog/dialog";
import { toast } from "@meridian/ui/feedback/toasts";
import { DateField } from "@meridian/ui/forms/date-field";
import { SelectField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, SubmitButton } from "@meridian/ui/forms/form-view";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { useLegalTextActions, useVersions } from "../api/legal-texts.ts";
import { LanguageChanges } from "./language-changes.tsx";

/** The first moment of a day, where the administrator is. */
const beginOf = (day: string) => (day === "" ? null : new Date(`${day}T00:00`).toISOString());

/** Says what the draft changes, and asks from when it is in force and who has to accept it. */
export function PublishDialog({ known, onClose }: { known: EditedLegalText; onClose: () => void }) {
  const { t } = useTranslation("legal-texts");
  const { t: act } = useTranslation("ui");
  const { publish } = useLegalTextActions(known.text);
  const newest = known.versions[0]?.number ?? 1;
  const versions = useVersions(known.text, [newest]);
  const isConsent = !isAcceptedText(known.text);
  const form = useZodForm({
    initial: { from: "", asked: "all" as string },
    schema: () =>
      import("@meridian/core/contracts/legal-texts/legal-texts").then((file) => file.legalPublication),
    shape: ({ from, asked }) => ({ from: beginOf(from), asked, version: known.version }),
    submit: async ({ from, asked }) => {
      await publish({ from: beginOf(from), asked: asked as Asked, version: known.version });
      return () => {
        toast(t("published"));
        onClose();
      };
    },
  });
  const asked = ASKED.filter((one) => !isConsent || one !== "owners");
  const [before] = versions.data ?? [];
  return (
    <Dialog title={t("publish")} onClose={onClose} wide>
      <Form form={form} label={t("publish")}>
        {before ? (
          <LanguageChanges before={before} after={known.draft} />
        ) : versions.error ? (
          <ErrorState error={versions.error} onRetry={() => void versions.refetch()} />
        ) : (
          <Skeleton lines={5} />
        )}
        <DateField {...form.field("from", t("from"))} help={t("fromHelp")} />
        <SelectField
          {...form.field("asked", t(isConsent ? "renews" : "asked"))}
          options={asked.map((value) => ({
            value,
            label: t(isConsent ? `renewal.${value === "all" ? "all" : "nobody"}` : `askedWho.${value}`),
          }))}
          empty={false}
          required
        />
        <FormActions>
          <SubmitButton form={form}>{t("publish")}</SubmitButton>
          <Button variant="default" onClick={onClose}>
            {act("action.cancel")}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
