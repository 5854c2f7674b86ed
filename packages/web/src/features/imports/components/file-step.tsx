import { Button } from "@mantine/core";
import { FormActions } from "@meridian/ui/forms/form-view";
import { formatDate, formatTime } from "@meridian/ui/i18n/format";
import { UnreadableNotice } from "@meridian/ui/sheets/unreadable-notice";
import { Notice } from "@meridian/ui/states/states";
import { FileButton, useFileDrop } from "@meridian/ui/uploads/file-button";
import uploads from "@meridian/ui/uploads/uploads.module.css";
import { IconUpload } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { useFile } from "../model/use-file.ts";
import type { ImportDraftOnDevice } from "../model/use-import-draft.ts";

const ACCEPT = ".xlsx,.csv,.tsv,.txt,.vcf,.ics";

type FileStepProps = {
  file: ReturnType<typeof useFile>;
  draft: ImportDraftOnDevice;
  onTake: (file: File) => Promise<void>;
};

/** Chooses the file. What it is shows from its content, not from its name. */
export function FileStep({ file, draft, onTake }: FileStepProps) {
  const { t } = useTranslation("imports");
  const heading = useId();
  const take = async (files: FileList | null) => {
    const [chosen] = files ?? [];
    if (chosen) await onTake(chosen);
  };
  const over = useFileDrop((files) => void take(files));
  return (
    <>
      {draft.found && !file.isReading && <KeptImport draft={draft} onTake={onTake} />}
      <div className={uploads.zone} data-over={over.active || undefined} {...over.events}>
        <p id={heading}>{t("file.help")}</p>
        <div className={uploads.buttons}>
          <FileButton
            label={t("file.choose")}
            heading={heading}
            accept={ACCEPT}
            icon={IconUpload}
            onFiles={(files) => void take(files)}
          />
        </div>
        <p>{t(over.active ? "file.dropHere" : "file.drop")}</p>
        {file.isReading && <p role="status">{t("file.reading")}</p>}
        <UnreadableNotice problem={file.problem} />
      </div>
    </>
  );
}

/** The import that an earlier page left, to continue or to discard. */
function KeptImport({ draft, onTake }: Pick<FileStepProps, "draft" | "onTake">) {
  const { t } = useTranslation("imports");
  const [isGone, setGone] = useState(false);
  const { found } = draft;
  if (!found) return null;
  const take = async () => {
    const file = await draft.fileOf(found);
    if (file) await onTake(file);
    else setGone(true);
  };
  const facts = { file: found.fileName, date: formatDate(found.at), time: formatTime(found.at) };
  return (
    <Notice tone="blue" title={t("keptDraft.title", facts)}>
      <p>{t(isGone ? "keptDraft.gone" : "keptDraft.help", facts)}</p>
      <FormActions>
        <KeptButtons isGone={isGone} onResume={take} onDiscard={draft.forget} />
      </FormActions>
    </Notice>
  );
}

type KeptButtonsProps = { isGone: boolean; onResume: () => Promise<void>; onDiscard: () => Promise<void> };

/** Goes on with the import, unless its file is gone, or discards it. */
function KeptButtons({ isGone, onResume, onDiscard }: KeptButtonsProps) {
  const { t } = useTranslation("imports");
  return (
    <>
      {!isGone && <Button onClick={() => void onResume()}>{t("action.resume")}</Button>}
      <Button variant="default" onClick={() => void onDiscard()}>
        {t("action.discard")}
      </Button>
    </>
  );
}
