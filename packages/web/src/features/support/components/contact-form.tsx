import { Button } from "@mantine/core";
import { MAX_TICKET_TEXT, TICKET_TOPICS } from "@meridian/core/contracts/support/tickets";
import { CheckboxField, SelectField, TextareaField } from "@meridian/ui/forms/fields";
import { FileField } from "@meridian/ui/forms/file-field";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, SubmitButton } from "@meridian/ui/forms/form-view";
import { useSession } from "@meridian/ui/session/session";
import { Notice } from "@meridian/ui/states/states";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTicketActions } from "../api/tickets.ts";
import { sentFrom } from "../model/sent-from.ts";
import classes from "./support.module.css";

const NOTHING = { page: null, app_version: null, browser: null };

/** Writes to the administrators. What is sent besides the message is shown first and can be left out. */
export function ContactForm() {
  const { t } = useTranslation("support");
  const [number, setNumber] = useState<string>();
  return (
    <section className={classes.part} aria-labelledby="contact">
      <h2 id="contact">{t("contact.title")}</h2>
      {number === undefined ? (
        <MessageForm onSent={setNumber} />
      ) : (
        <Thanks number={number} onAnother={() => setNumber(undefined)} />
      )}
    </section>
  );
}

function Thanks({ number, onAnother }: { number: string; onAnother: () => void }) {
  const { t } = useTranslation("support");
  const { email } = useSession();
  const another = useRef<HTMLButtonElement>(null);
  useEffect(() => another.current?.focus(), []);
  return (
    <>
      <div role="status">
        <Notice tone="green" title={t("contact.thanks")}>
          {t("contact.thanksHelp", { number, email })}
        </Notice>
      </div>
      <div>
        <Button ref={another} variant="default" onClick={onAnother}>
          {t("contact.another")}
        </Button>
      </div>
    </>
  );
}

function MessageForm({ onSent }: { onSent: (number: string) => void }) {
  const { t } = useTranslation("support");
  const { send } = useTicketActions();
  const [from] = useState(sentFrom);
  const form = useZodForm({
    initial: { topic: "question" as string, text: "", screenshot: null as File | null, adds: true },
    rules: ({ text }) => ({ text: text.trim() === "" ? "required" : undefined }),
    submit: async ({ topic, text, screenshot, adds }) => {
      const ticket = await send({
        topic: topic as (typeof TICKET_TOPICS)[number],
        text,
        screenshot,
        sent_from: adds ? from : NOTHING,
      });
      return () => onSent(ticket.number);
    },
  });
  return (
    <Form form={form} label={t("contact.title")}>
      <Notice tone="amber" title={t("contact.noPatients")}>
        {t("contact.noPatientsHelp")}
      </Notice>
      <SelectField
        {...form.field("topic", t("contact.topic"))}
        options={TICKET_TOPICS.map((value) => ({ value, label: t(`contact.topics.${value}`) }))}
        empty={false}
        required
      />
      <TextareaField
        {...form.field("text", t("contact.text"))}
        rows={6}
        required
        maxLength={MAX_TICKET_TEXT}
      />
      <FileField
        {...form.field("screenshot", t("contact.screenshot"))}
        help={t("contact.screenshotHelp")}
        accept="image/png,image/jpeg"
      />
      <CheckboxField {...form.field("adds", t("contact.adds"))} />
      {form.values.adds && (
        <dl className={classes.facts}>
          {(["page", "app_version", "browser"] as const).map((fact) => (
            <div key={fact}>
              <dt>{t(`contact.facts.${fact}`)}</dt>
              <dd>{from[fact] ?? t("contact.unknown")}</dd>
            </div>
          ))}
        </dl>
      )}
      <FormActions>
        <SubmitButton form={form}>{t("contact.send")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
