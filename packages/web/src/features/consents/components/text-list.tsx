import { Button } from "@mantine/core";
import type { ManagedText } from "@meridian/core/contracts/consents/consent-texts";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import entries from "@meridian/ui/own-entries/entries.module.css";
import { EntryButton } from "@meridian/ui/own-entries/entry-button";
import { ErrorState, Notice, Skeleton, Tag } from "@meridian/ui/states/states";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "../api/consent-texts.ts";
import classes from "./consents.module.css";
import { NewText, TextEditor } from "./text-editor.tsx";
import { TextSettings } from "./text-settings.tsx";

type Opened = { kind: "edit" | "publish"; text: ManagedText } | { kind: "new" };

/** The texts of the clinic's consents: what is in force, what is being written, and what the clinic does not use. */
export function TextList() {
  const { t } = useTranslation("consent-texts");
  const { data, error, refetch } = useTexts();
  const [opened, setOpened] = useState<Opened>();
  const list = useRef<HTMLElement>(null);
  const left = useRef<string>(undefined);
  const close = () => {
    // The editor takes the list's place, so what opened it is another element afterwards.
    left.current = opened?.kind === "edit" ? opened.text.id : opened?.kind;
    setOpened(undefined);
  };
  useEffect(() => {
    const from = left.current;
    if (opened || !from || from === "publish") return;
    left.current = undefined;
    list.current?.querySelector<HTMLElement>(`[data-text="${from}"] button`)?.focus();
  }, [opened]);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={8} />;
  if (opened?.kind === "edit") return <TextEditor text={opened.text.id} onDone={close} />;
  if (opened?.kind === "new") return <NewText onDone={close} />;
  return (
    <section ref={list} className={entries.section}>
      <Notice tone="amber" title={t("review")}>
        <p>{t("reviewHelp")}</p>
      </Notice>
      <p data-text="new" className={classes.newText}>
        <Button onClick={() => setOpened({ kind: "new" })}>{t("new")}</Button>
      </p>
      <ul className={entries.entries} aria-label={t("title")}>
        {data.map((text) => (
          <Row key={text.id} text={text} onOpen={(kind) => setOpened({ kind, text })} />
        ))}
      </ul>
      {opened?.kind === "publish" && <TextSettings text={opened.text.id} onClose={close} />}
    </section>
  );
}

function Row({ text, onOpen }: { text: ManagedText; onOpen: (kind: "edit" | "publish") => void }) {
  const { t } = useTranslation("consent-texts");
  const name = text.titles[currentLanguage()];
  return (
    <li data-text={text.id}>
      <div className={entries.description}>
        <strong>{name}</strong> {!text.active && <Tag>{t("unused")}</Tag>}
        {text.unpublished && <Tag tone="amber">{t("unpublished")}</Tag>}
        <p>
          {text.current === null
            ? t("neverPublished")
            : t(text.current.startsWith("p") ? "ofPlatform" : "ofClinic", { version: text.current })}
        </p>
        <p>
          {[
            t(`needed.${text.occasion ?? "choice"}`),
            text.occasion && text.ages !== "all" && t(`rule.only.${text.ages}`),
          ]
            .filter(Boolean)
            .join(" ")}
        </p>
      </div>
      <div className={entries.actions}>
        <EntryButton label={t("edit")} name={name} onClick={() => onOpen("edit")} />
        <EntryButton
          label={t(text.unpublished ? "publish" : "settings")}
          name={name}
          onClick={() => onOpen("publish")}
        />
      </div>
    </li>
  );
}
