import { Button } from "@mantine/core";
import type { ConsentForm } from "@meridian/core/contracts/consents/consent-terms";
import { isCode } from "@meridian/ui/api/errors";
import { CheckboxField, SelectField, TextareaField, TextField } from "@meridian/ui/forms/fields";
import { useZodForm, type ZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, FormRow, SubmitButton } from "@meridian/ui/forms/form-view";
import { useSession } from "@meridian/ui/session/session";
import { Notice } from "@meridian/ui/states/states";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useConsentActions } from "../api/consents.ts";
import {
  type ConsentValues,
  decisionOf,
  newConsentValues,
  refusalFaults,
  signatureOf,
  signingFaults,
} from "../model/consent-values.ts";
import classes from "./consents.module.css";
import { SignatureField } from "./signature-field.tsx";

type DecisionFormProps = {
  patient: string;
  form: ConsentForm;
  onRepresentative: (name: string) => void;
  onChanged: () => void;
  onDone: (status: "signed" | "refused") => void;
};

/** Who decides, and the signature or the reason of a refusal. */
export function DecisionForm({
  patient,
  form: shown,
  onRepresentative,
  onChanged,
  onDone,
}: DecisionFormProps) {
  const { t } = useTranslation("consents");
  const places = useSession().space?.establishments ?? [];
  const { sign, refuse } = useConsentActions(patient);
  const [refusing, setRefusing] = useState(false);
  const form = useZodForm<ConsentValues>({
    initial: newConsentValues(shown, places[0]?.id ?? ""),
    rules: refusing ? refusalFaults : signingFaults,
    submit: async (values) => {
      const decided = decisionOf(values, shown);
      try {
        if (refusing) await refuse({ ...decided, reason: values.reason });
        else await sign({ ...decided, signature: signatureOf(values) });
      } catch (error) {
        if (isCode(error, "consent_text.changed") || isCode(error, "consent.stale")) onChanged();
        throw error;
      }
      return () => onDone(refusing ? "refused" : "signed");
    },
  });
  const { representative, name } = form.values;
  useEffect(() => onRepresentative(representative ? name : ""), [representative, name, onRepresentative]);
  return (
    <Form form={form} label={t(refusing ? "sign.refusal" : "sign.signature")}>
      <SignerFields form={form} minor={shown.minor} />
      {places.length > 1 && (
        <SelectField
          {...form.field("establishment", t("sign.place"))}
          empty={false}
          options={places.map((place) => ({ value: place.id, label: place.name ?? place.id }))}
        />
      )}
      {refusing ? (
        <TextareaField {...form.field("reason", t("sign.reason"))} required maxLength={500} autoFocus />
      ) : (
        <SignatureFields form={form} name={representative ? name : shown.patient_name} />
      )}
      <FormActions>
        <SubmitButton form={form} {...(refusing && { color: "red" })}>
          {t(refusing ? "sign.confirmRefusal" : "sign.confirm")}
        </SubmitButton>
        <Button variant="default" onClick={() => setRefusing(!refusing)}>
          {t(refusing ? "sign.back" : "sign.refuse")}
        </Button>
      </FormActions>
    </Form>
  );
}

function SignerFields({ form, minor }: { form: ZodForm<ConsentValues>; minor: boolean }) {
  const { t } = useTranslation("consents");
  return (
    <>
      {minor ? (
        <Notice tone="blue">{t("sign.minor")}</Notice>
      ) : (
        <CheckboxField {...form.field("representative", t("sign.byRepresentative"))} />
      )}
      {form.values.representative && (
        <>
          <FormRow>
            <TextField {...form.field("name", t("sign.name"))} required maxLength={200} autoComplete="off" />
            <TextField
              {...form.field("relation", t("sign.relation"))}
              required
              maxLength={80}
              placeholder={t("sign.relationExample")}
            />
          </FormRow>
          <TextField
            {...form.field("document", t("sign.document"))}
            help={t("sign.documentHelp")}
            maxLength={40}
            autoComplete="off"
          />
        </>
      )}
    </>
  );
}

/** Drawn, or typed. What was entered in one of them stays there while the other is shown. */
function SignatureFields({ form, name }: { form: ZodForm<ConsentValues>; name: string }) {
  const { t } = useTranslation("consents");
  const { typing } = form.values;
  const drawing = form.field("strokes", t("sign.draw"));
  return (
    <div className={classes.signing}>
      <div className={classes.signingHead}>
        <strong>{t("sign.signature")}</strong>
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => {
            form.setCodes({});
            form.set("typing", !typing);
          }}
        >
          {t(typing ? "sign.drawInstead" : "sign.typeInstead")}
        </Button>
      </div>
      {typing ? (
        <TextField
          {...form.field("typed", t("sign.typed"))}
          help={t("sign.typedHelp", { name })}
          required
          autoFocus
          maxLength={200}
          autoComplete="off"
        />
      ) : (
        <SignatureField {...drawing} />
      )}
    </div>
  );
}
