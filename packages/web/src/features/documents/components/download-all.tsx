import { Button } from "@mantine/core";
import { fetchStored } from "@meridian/ui/files/fetch-stored";
import { saveStream } from "@meridian/ui/files/save-stream";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { today } from "@meridian/ui/i18n/format";
import { Notice } from "@meridian/ui/states/states";
import { IconFileZip } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type DocumentFilter,
  type DocumentReference,
  openDocument,
  readDocuments,
} from "../api/documents.ts";
import classes from "./documents.module.css";

type DownloadAllProps = { patient: { id: string; name: string }; filter: DocumentFilter };

/** All documents as one archive, made in the browser while they are read, with progress and the way to stop. */
export function DownloadAll({ patient, filter }: DownloadAllProps) {
  const { t } = useTranslation("documents");
  const { t: act } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  const [done, setDone] = useState<{ count: number; total?: number }>();
  const [error, setError] = useState<unknown>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const start = async () => {
    const abort = new AbortController();
    const { signal } = abort;
    running.current = abort;
    setDone({ count: 0 });
    setError(undefined);
    const source = {
      page: (cursor: string | undefined) => readDocuments(patient.id, filter, cursor, signal),
      file: async (document: DocumentReference) =>
        fetchStored((await openDocument(document, signal)).download, signal),
    };
    try {
      const { archiveAll } = await import("../model/archive.ts");
      const nameOf = (part: number) => `${patient.name} ${today()}${part > 1 ? ` (${part})` : ""}.zip`;
      await archiveAll(source, (archive, part) => saveStream(archive, nameOf(part), signal), {
        signal,
        onProgress: (count, total) => setDone({ count, total }),
      });
    } catch (failure) {
      if (!signal.aborted) setError(failure);
    } finally {
      setDone(undefined);
    }
  };
  return (
    <div className={classes.download}>
      {done === undefined ? (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconFileZip size={16} stroke={1.5} aria-hidden />}
          onClick={() => void start()}
        >
          {t("downloadAll.start")}
        </Button>
      ) : (
        <>
          <span role="status" className="num">
            {done.total === undefined
              ? t("downloadAll.progress", { count: done.count })
              : t("downloadAll.progressOf", { done: done.count, count: done.total })}
          </span>
          <Button variant="default" size="compact-sm" autoFocus onClick={() => running.current?.abort()}>
            {act("action.cancel")}
          </Button>
        </>
      )}
      {error !== undefined && (
        <Notice tone="red" live>
          {t("downloadAll.failed", { why: errorMessage(say, error) })}
        </Notice>
      )}
    </div>
  );
}
