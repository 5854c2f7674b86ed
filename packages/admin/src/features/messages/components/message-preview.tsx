import type { Language } from "@meridian/core/contracts/kernel/primitives";
import {
  type ExamplePlaceholder,
  type MessageCatalogue,
  messageText,
} from "@meridian/core/contracts/notifications/message-texts";
import {
  filledLine,
  filledLines,
  filledSms,
  missingIn,
  ONE_MESSAGE,
  unknownIn,
} from "@meridian/core/text/message-words";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import {
  BothLanguages,
  Preview,
  PreviewSubject,
  PreviewWhy,
} from "../../../both-languages/both-languages.tsx";
import classes from "./message-preview.module.css";

/** What the form holds: a text in both languages has one value for each, such as `body_en`. */
type Values = Readonly<Record<string, unknown>>;
type MessagePreviewProps = { catalogue: MessageCatalogue; values: Values };

const typed = (values: Values, name: string, language: Language) =>
  String(values[`${name}_${language}`] ?? "");

/** What a message may leave open, and what its words become with example data, in both languages. */
export function MessagePreview({ catalogue, values }: MessagePreviewProps) {
  const { t } = useTranslation("messages");
  const message = messageText(catalogue, String(values.message));
  if (!message) return null;
  const { placeholders } = message;
  return (
    <section className={classes.preview} aria-labelledby="message-preview">
      <h2 id="message-preview">{t("wording.placeholders")}</h2>
      <dl className={classes.placeholders}>
        {placeholders.map((one) => (
          <Explained key={one.name} placeholder={one} />
        ))}
      </dl>
      <h2>{t("wording.preview")}</h2>
      <BothLanguages>
        {(language) => (
          <div>
            <Faults body={typed(values, "body", language)} placeholders={placeholders} />
            <Preview mail language={language} title={t(`wording.language.${language}`)}>
              {catalogue === "mails" ? (
                <MailWords values={values} language={language} message={message} />
              ) : (
                <SmsWords
                  body={typed(values, "body", language)}
                  language={language}
                  placeholders={placeholders}
                />
              )}
            </Preview>
          </div>
        )}
      </BothLanguages>
      <Link to="/dashboard/email-sms">{t("wording.failed")}</Link>
    </section>
  );
}

function Explained({ placeholder }: { placeholder: ExamplePlaceholder }) {
  const { t } = useTranslation("messages");
  const { name, required, empty, lines, body } = placeholder;
  const marks = [
    required && t("wording.required"),
    empty === "line" && t("wording.emptyLine"),
    empty === "word" && t("wording.emptyWord"),
    lines && t("wording.lines"),
    body && t("wording.bodyOnly"),
  ].filter(Boolean);
  return (
    <div>
      <dt>
        <code>{`{${name}}`}</code>
      </dt>
      <dd>{[t(`wording.placeholder.${name}` as "wording.placeholder.clinic"), ...marks].join(" · ")}</dd>
    </div>
  );
}

type FaultsProps = { body: string; placeholders: readonly ExamplePlaceholder[] };

/** Which placeholders are wrong or missing, by name, as soon as they are typed. */
function Faults({ body, placeholders }: FaultsProps) {
  const { t } = useTranslation("messages");
  const unknown = unknownIn(body, placeholders);
  const missing = missingIn(body, placeholders);
  return (
    <div role="status">
      {unknown !== undefined && <p className={classes.fault}>{t("wording.unknown", { name: unknown })}</p>}
      {missing.length > 0 && (
        <p className={classes.fault}>
          {t("wording.missing", { names: missing.map((name) => `{${name}}`).join(", ") })}
        </p>
      )}
    </div>
  );
}

const exampleValues = (placeholders: readonly ExamplePlaceholder[], language: Language) =>
  Object.fromEntries(placeholders.map(({ name, example }) => [name, example[language]]));

type MailWordsProps = {
  values: Values;
  language: Language;
  message: { placeholders: readonly ExamplePlaceholder[] };
};

function MailWords({ values, language, message: { placeholders } }: MailWordsProps) {
  const examples = exampleValues(placeholders, language);
  const line = (name: string) => filledLine(typed(values, name, language), placeholders, examples);
  const lines = filledLines(typed(values, "body", language), placeholders, examples);
  const button = line("button");
  return (
    <>
      <PreviewSubject>{line("subject")}</PreviewSubject>
      {lines.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are shown anew with each letter typed
        <p key={at}>{text}</p>
      ))}
      {button !== "" && <p className={classes.button}>{button}</p>}
      <PreviewWhy>{line("why")}</PreviewWhy>
    </>
  );
}

type SmsWordsProps = { body: string; language: Language; placeholders: readonly ExamplePlaceholder[] };

function SmsWords({ body, language, placeholders }: SmsWordsProps) {
  const { t, i18n } = useTranslation("messages");
  const text = filledSms(body, placeholders, exampleValues(placeholders, language));
  return (
    <>
      <p>{text}</p>
      <div lang={i18n.language}>
        <PreviewWhy>{t("wording.length", { count: text.length, most: ONE_MESSAGE })}</PreviewWhy>
      </div>
    </>
  );
}
