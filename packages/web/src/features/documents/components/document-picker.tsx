import { useThrottledCallback } from "@mantine/hooks";
import { DOCUMENT_KINDS, type DocumentKind } from "@meridian/core/contracts/documents/document-kinds";
import { SelectField } from "@meridian/ui/forms/fields";
import { useAllows } from "@meridian/ui/session/session";
import { FileButton, useFileDrop } from "@meridian/ui/uploads/file-button";
import { PendingUploads } from "@meridian/ui/uploads/pending-uploads";
import uploads from "@meridian/ui/uploads/uploads.module.css";
import { IconCamera, IconFilePlus } from "@tabler/icons-react";
import { useEffect, useId, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { documentQueue, resumeDocuments, sendDocuments } from "../api/document-queue.ts";
import { ACCEPTED } from "../model/document-file.ts";
import classes from "./documents.module.css";

/** The list is read again at most this often while documents arrive, milliseconds. */
const REFRESH_MS = 1500;

/** Documents come from files, the camera or by dropping; they leave by themselves. */
export function DocumentPicker({ patient, onAdded }: { patient: string; onAdded: () => void }) {
  const { t } = useTranslation("documents");
  const allows = useAllows();
  const clinical = allows({ can: "clinical.write" });
  const [kind, setKind] = useState<DocumentKind>(clinical ? "exam" : "administrative");
  const heading = useId();
  const refresh = useThrottledCallback(onAdded, REFRESH_MS);
  useEffect(() => void resumeDocuments(patient, refresh), [patient, refresh]);
  const take = (files: FileList | null) => sendDocuments({ patient, kind }, [...(files ?? [])], refresh);
  const over = useFileDrop(take);
  const pending = useSyncExternalStore(documentQueue.subscribe, documentQueue.pending).filter(
    (one) => one.patient === patient,
  );
  if (!clinical && !allows({ can: "patients.write" })) return null;
  const shared = { heading, accept: ACCEPTED, onFiles: take };
  return (
    <section className={classes.picker} aria-labelledby={heading}>
      <h2 id={heading} className="visually-hidden">
        {t("add.title")}
      </h2>
      <div className={uploads.zone} data-over={over.active || undefined} {...over.events}>
        <div className={classes.adding}>
          {clinical && (
            <SelectField
              name="kind"
              label={t("add.kind")}
              value={kind}
              empty={false}
              onChange={(chosen) => setKind(chosen as DocumentKind)}
              options={DOCUMENT_KINDS.map((one) => ({ value: one, label: t(`kind.${one}`) }))}
            />
          )}
          <div className={uploads.buttons}>
            <FileButton {...shared} label={t("add.files")} multiple icon={IconFilePlus} />
            <span className={uploads.camera}>
              <FileButton {...shared} accept="image/*" label={t("add.camera")} capture icon={IconCamera} />
            </span>
          </div>
        </div>
        <p>
          <span className={uploads.mouse}>{t(over.active ? "add.dropHere" : "add.drop")} </span>
          {t(clinical ? "add.formats" : "add.formatsDesk")}
        </p>
      </div>
      <PendingUploads
        uploads={pending}
        queue={documentQueue}
        texts={{
          label: t("sending.label"),
          waiting: (storage, count) => t(`sending.${storage}`, { count }),
          removed: t("sending.removed"),
        }}
      />
    </section>
  );
}
