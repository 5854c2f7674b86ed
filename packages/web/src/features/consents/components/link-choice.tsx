import {
  CONSENT_LINK_SIGNERS,
  type ConsentLinkWanted,
  MAX_LINK_TEXTS,
} from "@meridian/core/contracts/consents/consent-links";
import { CheckboxField, SelectField } from "@meridian/ui/forms/fields";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Choosable } from "../model/link-choice.ts";
import classes from "./consents.module.css";

type LinkChoiceProps = {
  /** Texts for which a link waits for an answer. */
  waiting: ReadonlySet<string>;
  choices: readonly Choosable[];
  minor: boolean;
  value: ConsentLinkWanted;
  onChange: (wanted: ConsentLinkWanted) => void;
};

/** Which texts are to be signed, and by whom. */
export function LinkChoice({ waiting, choices, minor, value, onChange }: LinkChoiceProps) {
  const { t } = useTranslation("consents");
  const { texts, signer } = value;
  const fields = useRef<HTMLFieldSetElement>(null);
  // The dialog was open before its fields were there.
  useEffect(() => fields.current?.querySelector("input")?.focus(), []);
  const choose = (id: string, on: boolean) =>
    onChange({
      ...value,
      // In the order in which they are shown.
      texts: choices
        .map((choice) => choice.id as ConsentLinkWanted["texts"][number])
        .filter((one) => (one === id ? on : texts.includes(one))),
    });
  return (
    <>
      <fieldset ref={fields} className={classes.linkChoice}>
        <legend>{t("link.texts")}</legend>
        {choices.map(({ id, title, state }) => {
          const chosen = texts.includes(id as never);
          return (
            <CheckboxField
              key={id}
              name={`text-${id}`}
              label={`${title} (${t(`state.${state === "missing" ? "none" : state}`)})`}
              value={chosen}
              disabled={!chosen && texts.length >= MAX_LINK_TEXTS}
              onChange={(on) => choose(id, on)}
            />
          );
        })}
        {texts.some((text) => waiting.has(text)) && <p className={classes.quiet}>{t("link.replaces")}</p>}
        {texts.length === 0 && <p className={classes.quiet}>{t("link.chooseText")}</p>}
      </fieldset>
      {minor ? (
        <p>{t("sign.minor")}</p>
      ) : (
        <SelectField
          name="signer"
          label={t("link.who")}
          value={signer}
          onChange={(next) => onChange({ ...value, signer: next as ConsentLinkWanted["signer"] })}
          empty={false}
          options={CONSENT_LINK_SIGNERS.map((one) => ({ value: one, label: t(`link.signer.${one}`) }))}
        />
      )}
    </>
  );
}
