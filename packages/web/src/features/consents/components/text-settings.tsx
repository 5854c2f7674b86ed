import { Button } from "@mantine/core";
import type { ManagedTextDetail } from "@meridian/core/contracts/consents/consent-texts";
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

function Settings({ text, onClose }: { text: ManagedTextDetail; onClose: () => void }) {
  const { t } = useTranslation("consent-texts");
  const { t: say } = useTranslation("errors");
  const { publish, setActive } = useTextActions();
  const [language, setLanguage] = useState<Language>(currentLanguage());
  const [renew, setRenew] = useState(false);
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
      {failure !== undefined && (
        <Notice tone="red" live>
          {errorMessage(say, failure)}
        </Notice>
      )}
      <div className={classes.dialogActions}>
        <Button
          variant="default"
          disabled={busy}
          onClick={() =>
            void run(() => setActive(text, !text.active), t(text.active ? "nowUnused" : "nowUsed"))
          }
        >
          {t(text.active ? "stopUsing" : "use")}
        </Button>
        {text.unpublished && (
          <Button loading={busy} onClick={() => void run(() => publish(text, renew), t("published"))}>
            {t("publish")}
          </Button>
        )}
      </div>
      {text.versions.length > 0 && (
        <section>
          <h3>{t("versions")}</h3>
          <ul className={classes.versions}>
            {text.versions.map(({ number, published_at, published_by, renews }) => (
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
      )}
    </>
  );
}
