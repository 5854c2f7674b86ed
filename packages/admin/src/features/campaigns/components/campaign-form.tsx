import { Button } from "@mantine/core";
import {
  CAMPAIGN_KINDS,
  type Campaign,
  MAX_CAMPAIGN_BODY,
  MAX_CAMPAIGN_SUBJECT,
} from "@meridian/core/contracts/campaigns/campaigns";
import type { Language } from "@meridian/core/contracts/kernel/primitives";
import { toast } from "@meridian/ui/feedback/toasts";
import { SelectField, TextareaField, TextField } from "@meridian/ui/forms/fields";
import { useZodForm, type ZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, FormSection, SubmitButton } from "@meridian/ui/forms/form-view";
import { textInLanguage } from "@meridian/ui/forms/text-in-language";
import { LANGUAGES } from "@meridian/ui/i18n/resources";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { BothLanguages } from "../../../both-languages/both-languages.tsx";
import { useFailure } from "../../../feedback/use-failure.ts";
import { type CampaignFields, useCampaignActions } from "../api/campaigns.ts";
import { CampaignAudienceField } from "./campaign-audience.tsx";
import { CampaignPreview } from "./campaign-preview.tsx";
import classes from "./campaigns.module.css";
import { ReceiverCount } from "./receiver-count.tsx";
import { SendDialog } from "./send-dialog.tsx";

const EVERY_MANAGER = {
  plans: [],
  subscriptions: [],
  modules: [],
  languages: [],
  recipients: "managers",
} as const;

const valuesOf = (campaign: Campaign | undefined) => ({
  kind: (campaign?.kind ?? "marketing") as string,
  subject: campaign?.subject ?? { en: "", pt: "" },
  body: campaign?.body ?? { en: "", pt: "" },
  audience: campaign?.audience ?? (EVERY_MANAGER as unknown as Campaign["audience"]),
});
type Values = ReturnType<typeof valuesOf>;
const fieldsOf = (values: Values) => values as CampaignFields;

/** A new mail, or one of which nothing is sent yet, with both languages next to each other. */
export function CampaignForm({ campaign }: { campaign?: Campaign | undefined }) {
  const { t } = useTranslation("campaigns");
  const navigate = useNavigate();
  const { create, update } = useCampaignActions();
  const form = useZodForm<Values>({
    initial: valuesOf(campaign),
    ...(campaign && { version: campaign.version, stays: true }),
    draft: `campaign-${campaign?.id ?? "new"}`,
    schema: () => import("@meridian/core/contracts/campaigns/campaigns").then((file) => file.newCampaign),
    shape: fieldsOf,
    submit: async (values) => {
      if (campaign) form.serverHas(valuesOf(await update(campaign, fieldsOf(values))));
      const made = campaign ?? (await create(fieldsOf(values)));
      return () => {
        toast(t("saved"));
        if (!campaign) void navigate(`/dashboard/emails/${made.id}`, { replace: true });
      };
    },
  });
  const [sending, setSending] = useState(false);
  return (
    <>
      <Form form={form} label={t(campaign ? "edit" : "new")}>
        <Words form={form} />
        <FormSection title={t("preview")}>
          <CampaignPreview {...form.values} kind={form.values.kind as Campaign["kind"]} />
          <TestMail form={form} />
        </FormSection>
        <FormSection title={t("audience.title")}>
          <CampaignAudienceField {...form.field("audience", t("audience.title"))} />
          <Counted values={form.values} />
        </FormSection>
        <Buttons form={form} campaign={campaign} onSend={() => setSending(true)} />
      </Form>
      {sending && campaign && <SendDialog campaign={campaign} onClose={() => setSending(false)} />}
    </>
  );
}

type PartProps = { form: ZodForm<Values> };

function Words({ form }: PartProps) {
  const { t } = useTranslation("campaigns");
  const { t: named } = useTranslation("alerts");
  const text = (field: "subject" | "body", language: Language) =>
    textInLanguage(form, field, language, `${t(field)} (${named(`languages.${language}`)})`);
  return (
    <>
      <SelectField
        {...form.field("kind", t("kind"))}
        help={t(`kindHelp.${form.values.kind as Campaign["kind"]}`)}
        options={CAMPAIGN_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        empty={false}
      />
      <BothLanguages>
        {(language) => <TextField {...text("subject", language)} required maxLength={MAX_CAMPAIGN_SUBJECT} />}
      </BothLanguages>
      <BothLanguages>
        {(language) => (
          <TextareaField
            {...text("body", language)}
            help={named("bodyHelp")}
            rows={8}
            required
            maxLength={MAX_CAMPAIGN_BODY}
          />
        )}
      </BothLanguages>
    </>
  );
}

/** Sends what is typed to oneself, in one language. */
function TestMail({ form: { values } }: PartProps) {
  const { t } = useTranslation("campaigns");
  const { t: named } = useTranslation("alerts");
  const failed = useFailure();
  const { test } = useCampaignActions();
  const [busy, setBusy] = useState(false);
  const send = async (language: Language) => {
    setBusy(true);
    try {
      const { kind, subject, body } = fieldsOf(values);
      const { to } = await test({ kind, language, subject: subject[language], body: body[language] });
      toast(t("test.sent", { to }));
    } catch (error) {
      failed(error);
    } finally {
      setBusy(false);
    }
  };
  const missing = LANGUAGES.filter((one) => !values.subject[one].trim() || !values.body[one].trim());
  return (
    <>
      <p className={classes.help}>{t(missing.length > 0 ? "test.missing" : "test.help")}</p>
      <div className={classes.actions}>
        {LANGUAGES.filter((language) => !missing.includes(language)).map((language) => (
          <Button key={language} variant="default" loading={busy} onClick={() => void send(language)}>
            {t("test.send", { language: named(`languages.${language}`) })}
          </Button>
        ))}
      </div>
    </>
  );
}

/** The number of receivers, where it is asked for: counting reads every clinic. */
function Counted({ values: { kind, audience } }: { values: Values }) {
  const { t } = useTranslation("campaigns");
  // What is read again after saving may have the lists in another order.
  const asked = JSON.stringify([kind, Object.entries(audience).sort()]);
  const [shown, setShown] = useState("");
  const counted = useRef<HTMLDivElement>(null);
  const isShown = shown === asked;
  // The button that was pressed is gone then; the keyboard goes on from the number in its place.
  useEffect(() => {
    if (shown !== "") counted.current?.focus();
  }, [shown]);
  return (
    <>
      <div ref={counted} role="status" tabIndex={-1} className={classes.counted}>
        {isShown && <ReceiverCount kind={kind as Campaign["kind"]} audience={audience} />}
      </div>
      {!isShown && (
        <div className={classes.actions}>
          <Button variant="default" onClick={() => setShown(asked)}>
            {t("count.action")}
          </Button>
        </div>
      )}
    </>
  );
}

type ButtonsProps = PartProps & { campaign: Campaign | undefined; onSend: () => void };

function Buttons({ form, campaign, onSend }: ButtonsProps) {
  const { t } = useTranslation("campaigns");
  const { t: act } = useTranslation("ui");
  const navigate = useNavigate();
  const ready = campaign && !form.dirty;
  return (
    <>
      <FormActions>
        <SubmitButton form={form}>{act("action.save")}</SubmitButton>
        {ready && (
          <Button variant="outline" onClick={onSend}>
            {t(campaign.state === "scheduled" ? "send.again" : "send.open")}
          </Button>
        )}
        <Button variant="default" onClick={() => void navigate("/dashboard/emails")}>
          {act("action.back")}
        </Button>
      </FormActions>
      {!ready && <p className={classes.help}>{t("send.saveFirst")}</p>}
    </>
  );
}
