import { Notice } from "@meridian/ui/states/states";
import { FileButton, useFileDrop } from "@meridian/ui/uploads/file-button";
import uploads from "@meridian/ui/uploads/uploads.module.css";
import { IconUpload } from "@tabler/icons-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { useFile } from "../model/use-file.ts";

const ACCEPT = ".xlsx,.csv,.tsv,.txt,.vcf,.ics";

type FileStepProps = {
  file: ReturnType<typeof useFile>;
  /** Whether the file's only sheet was read as well. */
  onRead: (isSheetRead: boolean) => void;
};

/** Chooses the file. What it is shows from its content, not from its name. */
export function FileStep({ file, onRead }: FileStepProps) {
  const { t } = useTranslation("imports");
  const heading = useId();
  const take = async (files: FileList | null) => {
    const [chosen] = files ?? [];
    if (!chosen) return;
    const opened = await file.choose(chosen);
    if (opened) onRead(opened.sheet !== undefined);
  };
  const over = useFileDrop((files) => void take(files));
  return (
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
      {file.problem && (
        <Notice tone="red" live>
          {t(`unreadable.${file.problem.reason}`, { limit: file.problem.limit ?? "" })}
        </Notice>
      )}
    </div>
  );
}
