import { Button } from "@mantine/core";
import type { ConsentEntry } from "@meridian/core/contracts/consents/consent-terms";
import { Dialog } from "@meridian/ui/dialog/dialog";
import { toast } from "@meridian/ui/feedback/toasts";
import { TextareaField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, SubmitButton } from "@meridian/ui/forms/form-view";
import { useTranslation } from "react-i18next";
import { useConsentActions } from "../api/consents.ts";

type RevokeDialogProps = { patient: string; entry: ConsentEntry; onClose: () => void };

/** Records that a patient takes a consent back, with the reason. */
export function RevokeDialog({ patient, entry, onClose }: RevokeDialogProps) {
  const { t } = useTranslation("consents");
  const { t: act } = useTranslation("ui");
  const { revoke } = useConsentActions(patient);
  const form = useZodForm({
    initial: { reason: "" },
    rules: ({ reason }) => ({ reason: reason.trim() === "" ? "required" : undefined }),
    submit: async ({ reason }) => {
      await revoke(entry, reason);
      return () => {
        toast(t("revoke.done", { title: entry.title }));
        onClose();
      };
    },
  });
  return (
    <Dialog title={t("revoke.title", { title: entry.title })} onClose={onClose}>
      <p>{t("revoke.help")}</p>
      <Form form={form}>
        <TextareaField {...form.field("reason", t("revoke.reason"))} required maxLength={500} />
        <FormActions>
          <SubmitButton form={form} color="red">
            {t("revoke.confirm")}
          </SubmitButton>
          <Button variant="default" onClick={onClose}>
            {act("action.back")}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
