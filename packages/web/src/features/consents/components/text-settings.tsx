import { Button } from "@mantine/core";
import type { ConsentRule, ManagedTextDetail } from "@meridian/core/contracts/consents/consent-texts";
import type { Language } from "@meridian/core/contracts/kernel/primitives";
import { Dialog } from "@meridian/ui/dialog/dialog";
import { toast } from "@meridian/ui/feedback/toasts";
import { CheckboxField } from "@meridian/ui/forms/fields";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDateTime } from "@meridian/ui/i18n/format";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { ErrorState, Notice, Skeleton } from "@meridian/ui/states/states";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useText, useTextActions } from "../api/consent-texts.ts";
import classes from "./consents.module.css";
import { LanguageButtons, Preview } from "./text-editor.tsx";
import { TextRule } from "./text-rule.tsx";

type TextSettingsProps = { text: string; onClose: () => void };

/** Publishes a draft, shows the versions published so far, and whether the clinic uses the text. */
export function TextSettings({ text, onClose }: TextSettingsProps) {
  const { data, error, refetch } = useText(text);
  const title = data?.titles[currentLanguage()] ?? "";
  return (
    <Dialog title={title} onClose={onClose} wide>
      {data ? (
        <Settings text={data} onClose={onClose} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Dialog>
  );
}

/** What is said and closed after something was done, and what went wrong otherwise. */
function useDoing(onClose: () => void) {
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>, said: string) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
      toast(said);
      onClose();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  return { run, busy, failure };
}

function Settings({ text, onClose }: { text: ManagedTextDetail; onClose: () => void }) {
  const { t } = useTranslation("consent-texts");
  const { t: say } = useTranslation("errors");
  const { publish, setActive, setRule } = useTextActions();
  const [language, setLanguage] = useState<Language>(currentLanguage());
  const [renew, setRenew] = useState(false);
  const { run, busy, failure } = useDoing(onClose);
  return (
    <>
      <LanguageButtons language={language} onChange={setLanguage} />
      <Preview {...text.words[language]} language={language} />
      {text.unpublished && (
        <CheckboxField
          name="renew"
          label={t("renew")}
          help={t("renewHelp")}
          value={renew}
          onChange={setRenew}
        />
      )}
      {!text.shipped && (
        <Rule
          text={text}
          busy={busy}
          onSave={(rule) => void run(() => setRule(text, rule), t("rule.saved"))}
        />
      )}
      {failure !== undefined && (
        <Notice tone="red" live>
          {errorMessage(say, failure)}
        </Notice>
      )}
      <div className={classes.dialogActions}>
        {text.unpublished && (
          <Button loading={busy} onClick={() => void run(() => publish(text, renew), t("published"))}>
            {t("publish")}
          </Button>
        )}
        <Button
          variant="default"
          disabled={busy}
          onClick={() =>
            void run(() => setActive(text, !text.active), t(text.active ? "nowUnused" : "nowUsed"))
          }
        >
          {t(text.active ? "stopUsing" : "use")}
        </Button>
      </div>
      <Versions versions={text.versions} />
    </>
  );
}

type RuleProps = { text: ManagedTextDetail; busy: boolean; onSave: (rule: ConsentRule) => void };

/** Who must have a text of the clinic's own; saved by itself. */
function Rule({ text: { occasion, ages }, busy, onSave }: RuleProps) {
  const { t } = useTranslation("consent-texts");
  const [rule, setRule] = useState<ConsentRule>({ occasion, ages });
  const isChanged = rule.occasion !== occasion || rule.ages !== ages;
  return (
    <section className={classes.rule}>
      <h3>{t("rule.title")}</h3>
      <TextRule value={rule} onChange={setRule} />
      {isChanged && (
        <Button variant="default" disabled={busy} onClick={() => onSave(rule)}>
          {t("rule.save")}
        </Button>
      )}
    </section>
  );
}

/** The published versions, newest first. */
function Versions({ versions }: Pick<ManagedTextDetail, "versions">) {
  const { t } = useTranslation("consent-texts");
  if (versions.length === 0) return null;
  return (
    <section>
      <h3>{t("versions")}</h3>
      <ul className={classes.versions}>
        {versions.map(({ number, published_at, published_by, renews }) => (
          <li key={number}>
            {[
              t("version", { version: `c${number}` }),
              formatDateTime(published_at),
              published_by,
              renews && t("asksRenewal"),
            ]
              .filter(Boolean)
              .join(" · ")}
          </li>
        ))}
      </ul>
    </section>
  );
}
