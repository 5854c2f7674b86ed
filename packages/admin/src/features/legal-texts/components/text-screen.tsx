import { Button } from "@mantine/core";
import type {
  EditedLegalText,
  LegalTextId,
  LegalWords,
} from "@meridian/core/contracts/legal-texts/legal-texts";
import { DecisionDialog } from "@meridian/ui/dialog/decision-dialog";
import { formatDateTime } from "@meridian/ui/i18n/format";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { ErrorState, Notice, Skeleton } from "@meridian/ui/states/states";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLegalText, useLegalTextActions } from "../api/legal-texts.ts";
import classes from "./legal-texts.module.css";
import { PublishDialog } from "./publish-dialog.tsx";
import { TextForm } from "./text-form.tsx";
import { VersionList } from "./version-list.tsx";

type TextScreenProps = {
  text: LegalTextId;
  crumbs?: { label: string; to: string }[];
  /** The history of its changes. */
  history: ReactNode;
};

/** A text with its draft, its versions and their history. */
export function TextScreen({ text, crumbs, history }: TextScreenProps) {
  const { i18n } = useTranslation("legal-texts");
  const { data, error, refetch } = useLegalText(text);
  const language = i18n.language === "pt" ? "pt" : "en";
  return (
    <>
      <PageHead title={data?.versions[0]?.titles[language] ?? ""} {...(crumbs && { crumbs })} />
      <PageBody>
        {data ? (
          <TextParts key={text} known={data} />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={8} />
        )}
        {data && history}
      </PageBody>
    </>
  );
}

function TextParts({ known }: { known: EditedLegalText }) {
  const { t } = useTranslation("legal-texts");
  const [open, setOpen] = useState<"publish" | "withdraw">();
  // The words of an earlier version, taken as the draft; each taking begins the form anew.
  const [taken, setTaken] = useState<{ words: LegalWords; times: number }>();
  const form = useRef<HTMLDivElement>(null);
  const { withdraw } = useLegalTextActions(known.text);
  const planned = known.versions.find(({ number }) => number > known.current);
  const take = (words: LegalWords) => {
    setTaken({ words, times: (taken?.times ?? 0) + 1 });
    form.current?.focus();
    form.current?.scrollIntoView({ block: "start" });
  };
  const close = () => setOpen(undefined);
  return (
    <>
      {planned && (
        <Notice
          tone="amber"
          action={
            <Button size="compact-sm" variant="default" onClick={() => setOpen("withdraw")}>
              {t("withdraw")}
            </Button>
          }
        >
          {t("isPlanned", { number: planned.number, moment: formatDateTime(planned.from) })}
        </Notice>
      )}
      {known.unpublished && !planned && (
        <Notice
          tone="blue"
          action={
            <Button size="compact-sm" onClick={() => setOpen("publish")}>
              {t("publish")}
            </Button>
          }
        >
          {t("unpublished", { name: known.updated_by })}
        </Notice>
      )}
      <div ref={form} tabIndex={-1} className={classes.form}>
        <TextForm key={taken?.times ?? 0} known={known} words={taken?.words ?? known.draft} />
      </div>
      <VersionList known={known} onTake={take} />
      {open === "publish" && <PublishDialog known={known} onClose={close} />}
      {open === "withdraw" && planned && (
        <DecisionDialog
          title={t("withdraw")}
          effect={t("withdrawEffect", { number: planned.number })}
          done={t("withdrawn")}
          onDecide={() => withdraw(known.version)}
          onClose={close}
        />
      )}
    </>
  );
}
