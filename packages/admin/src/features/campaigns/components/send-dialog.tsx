import { Button } from "@mantine/core";
import type { Campaign } from "@meridian/core/contracts/campaigns/campaigns";
import { Dialog } from "@meridian/ui/dialog/dialog";
import { toast } from "@meridian/ui/feedback/toasts";
import { DateField } from "@meridian/ui/forms/date-field";
import { TextField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, FormRow, SubmitButton } from "@meridian/ui/forms/form-view";
import { formatDateTime } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import { useCampaignActions } from "../api/campaigns.ts";
import { momentOf, momentProblem } from "../model/moment.ts";
import classes from "./campaigns.module.css";
import { ReceiverCount } from "./receiver-count.tsx";

/** Says how many users get the mail, and sends it now or at a moment. */
export function SendDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { t } = useTranslation("campaigns");
  const { t: act } = useTranslation("ui");
  const { send } = useCampaignActions();
  const form = useZodForm({
    initial: { day: "", time: "09:00" },
    rules: momentProblem,
    names: { at: "day" },
    submit: async (values) => {
      const at = momentOf(values);
      await send(campaign, at);
      return () => {
        toast(at ? t("send.scheduled", { at: formatDateTime(at) }) : t("send.begun"));
        onClose();
      };
    },
  });
  const later = form.values.day !== "";
  return (
    <Dialog title={t("send.title")} onClose={onClose}>
      <Form form={form} label={t("send.title")}>
        <ReceiverCount kind={campaign.kind} audience={campaign.audience} />
        <p className={classes.help}>{t("send.help")}</p>
        <FormRow>
          <DateField {...form.field("day", t("send.day"))} help={t("send.dayHelp")} />
          {later && <TextField {...form.field("time", t("send.time"))} inputMode="numeric" maxLength={5} />}
        </FormRow>
        <FormActions>
          <SubmitButton form={form}>{t(later ? "send.schedule" : "send.now")}</SubmitButton>
          <Button variant="default" onClick={onClose}>
            {act("action.cancel")}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
