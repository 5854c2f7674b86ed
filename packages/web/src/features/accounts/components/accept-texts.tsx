import { Button } from "@mantine/core";
import type { AskedText } from "@meridian/core/contracts/legal-texts/legal-texts";
import { ApiError } from "@meridian/ui/api/errors";
import { CheckboxField } from "@meridian/ui/forms/fields";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDate } from "@meridian/ui/i18n/format";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { TextChanges } from "@meridian/ui/legal-texts/text-changes";
import { RichText } from "@meridian/ui/rich-text/rich-text";
import { readUser } from "@meridian/ui/session/load-user";
import { storeSession } from "@meridian/ui/session/session";
import { ErrorState, Notice, Skeleton } from "@meridian/ui/states/states";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { acceptTexts, useLegalText } from "../api/legal-texts.ts";
import classes from "./accept-texts.module.css";

type AcceptTextsProps = {
  texts: readonly AskedText[];
  /** Called once everything is accepted. */
  onDone: () => void;
};

const boxOf = ({ text }: AskedText) => `accept-${text}`;

/** Accepts the texts; answers whether nothing is left to accept. */
async function acceptAll(texts: readonly AskedText[], language: ReturnType<typeof currentLanguage>) {
  const body = { texts: texts.map(({ text, number }) => ({ text, number })), language };
  const { user } = await acceptTexts(body);
  await storeSession(user);
  return user.texts.asked.length === 0;
}

/** The texts with what is new in each, a box for each, and the button that accepts them. */
export function AcceptTexts({ texts, onDone }: AcceptTextsProps) {
  const { t } = useTranslation("legal");
  const { t: say } = useTranslation("errors");
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const language = currentLanguage();
  const isTicked = (one: AskedText) => ticked.includes(boxOf(one));

  const accept = async () => {
    setTried(true);
    const open = texts.find((one) => !isTicked(one));
    if (open) {
      document.getElementById(boxOf(open))?.focus();
      return;
    }
    setSending(true);
    setProblem(undefined);
    try {
      if (await acceptAll(texts, language)) onDone();
    } catch (error) {
      setProblem(errorMessage(say, error));
      // A newer version came into force meanwhile: it is the one to read.
      if (error instanceof ApiError && error.code === "legal_text.changed") {
        setTicked([]);
        setTried(false);
        await readUser().catch(() => undefined);
      }
    } finally {
      setSending(false);
    }
  };

  return (
    <form
      className={classes.texts}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void accept();
      }}
    >
      {texts.map((one) => (
        <OneText key={`${one.text} ${one.number}`} asked={one} language={language} />
      ))}
      {problem && (
        <Notice tone="red" live>
          {problem}
        </Notice>
      )}
      <div className={classes.boxes}>
        {texts.map((one) => (
          <CheckboxField
            key={boxOf(one)}
            id={boxOf(one)}
            label={t(`accept.${one.text}`)}
            value={isTicked(one)}
            onChange={(on) =>
              setTicked(on ? [...ticked, boxOf(one)] : ticked.filter((box) => box !== boxOf(one)))
            }
            required
            error={tried && !isTicked(one) ? say("must_accept") : undefined}
          />
        ))}
      </div>
      <div>
        <Button type="submit" loading={sending}>
          {t("accept.action")}
        </Button>
      </div>
    </form>
  );
}

/** A text: what differs from the version the user accepted, or all of it. */
function OneText({ asked, language }: { asked: AskedText; language: "en" | "pt" }) {
  const { t } = useTranslation("legal");
  const [whole, setWhole] = useState(false);
  const { text, number, accepted } = asked;
  const { data, error, refetch } = useLegalText(text, { language, number, since: accepted });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={6} />;
  const views = [
    [false, t("accept.changes")],
    [true, t("accept.whole")],
  ] as const;
  return (
    <section className={classes.text} aria-labelledby={`title-${text}`}>
      <h2 id={`title-${text}`}>{data.title}</h2>
      <p className={classes.quiet}>
        {t("accept.since", { number, date: formatDate(data.from, "long"), accepted })}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn as one */}
      <div className={classes.views} role="group" aria-labelledby={`title-${text}`}>
        {views.map(([value, label]) => (
          <Button
            key={label}
            size="compact-sm"
            variant={whole === value ? "light" : "subtle"}
            aria-pressed={whole === value}
            onClick={() => setWhole(value)}
          >
            {label}
          </Button>
        ))}
      </div>
      {whole ? <RichText blocks={data.body} /> : <TextChanges lines={data.changes ?? []} />}
    </section>
  );
}
