import { Button } from "@mantine/core";
import { Notice } from "@meridian/ui/states/states";
import { isUploadable, storageOf } from "@meridian/ui/uploads/upload-queue";
import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { documentQueue, resumeAllDocuments } from "../api/document-queue.ts";
import { useDocumentActions } from "../api/documents.ts";
import classes from "./documents.module.css";

/** Sends the documents that wait on this device, from whatever screen; says on every other one that they wait. */
export default function PendingDocumentsBanner() {
  const { t } = useTranslation("documents");
  const { pathname } = useLocation();
  const { refresh } = useDocumentActions();
  useEffect(() => void resumeAllDocuments(() => void refresh()), [refresh]);
  const unsent = useSyncExternalStore(documentQueue.subscribe, documentQueue.pending).filter(
    (one) => isUploadable(one) && pathname !== `/patient/${one.patient}`,
  );
  const [first] = unsent;
  // One that is on its way arrives before anybody reads about it.
  if (!first || unsent.every(({ state }) => state !== "failed")) return null;
  return (
    <div className={classes.waitingBar}>
      <Notice
        tone="amber"
        title={t(`sending.${storageOf(unsent)}`, { count: unsent.length })}
        action={
          <Button
            component={Link}
            to={`/patient/${first.patient}?tab=documents`}
            variant="default"
            size="compact-sm"
          >
            {t("sending.open")}
          </Button>
        }
      />
    </div>
  );
}
