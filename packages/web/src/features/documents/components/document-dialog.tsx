import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Modal.layer.css";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/Paper.layer.css";
import { Button, Modal } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import type { PatientDocument } from "@meridian/core/contracts/documents/documents";
import { ApiError } from "@meridian/ui/api/errors";
import { fetchStored } from "@meridian/ui/files/fetch-stored";
import { saveStream } from "@meridian/ui/files/save-stream";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDate } from "@meridian/ui/i18n/format";
import { ErrorState, Notice, Skeleton } from "@meridian/ui/states/states";
import { IconDownload, IconExternalLink } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type DocumentReference, openDocument, useDocument } from "../api/documents.ts";
import { fileSize } from "../model/file-size.ts";
import { DocumentFormView } from "./document-form.tsx";
import { DocumentPreview } from "./document-preview.tsx";
import classes from "./documents.module.css";
import type { LinkedVisit } from "./patient-documents.tsx";

type Action = { label: string; run: () => void; danger?: boolean };
type DialogProps = {
  document: DocumentReference;
  visits: readonly LinkedVisit[];
  editing: boolean;
  onEditing: (on: boolean) => void;
  onClose: () => void;
  actions: (document: PatientDocument) => readonly Action[];
};

/** A document in place, with what is known of it and what can be done with it. */
export function DocumentDialog({
  document: named,
  visits,
  editing,
  onEditing,
  onClose,
  actions,
}: DialogProps) {
  const { t } = useTranslation("documents");
  const { t: act } = useTranslation("ui");
  const { data, error, refetch } = useDocument(named);
  const isPhone = useMediaQuery("(max-width: 47.9375em)");
  return (
    <Modal
      opened
      onClose={onClose}
      title={data?.document.title ?? t("title")}
      size="min(1100px, 96vw)"
      fullScreen={isPhone ?? false}
      closeButtonProps={{ "aria-label": act("action.close") }}
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={6} />
      ) : editing ? (
        <DocumentFormView document={data.document} visits={visits} onDone={() => onEditing(false)} />
      ) : (
        <div className={classes.open}>
          <Facts document={data.document} visits={visits} />
          <Buttons
            document={data.document}
            viewable={data.view !== null}
            onEdit={() => onEditing(true)}
            actions={actions(data.document).map((action) => ({
              ...action,
              run: () => {
                action.run();
                onClose();
              },
            }))}
          />
          <DocumentPreview document={data.document} view={data.view} />
        </div>
      )}
    </Modal>
  );
}

function Facts({ document, visits }: { document: PatientDocument; visits: readonly LinkedVisit[] }) {
  const { t } = useTranslation("documents");
  const visit = visits.find(({ id }) => id === document.appointment);
  const facts = [
    t(`kind.${document.kind}`),
    formatDate(document.date),
    visit && t("visitOf", { date: formatDate(visit.start) }),
    t("addedBy", { name: document.added_by.name, date: formatDate(document.added_at) }),
    `${document.format.toUpperCase()}, ${fileSize(document.size)}`,
    document.archived_until && t("archived.until", { date: formatDate(document.archived_until) }),
  ].filter(Boolean);
  return <p className={classes.facts}>{facts.join(" · ")}</p>;
}

type ButtonsProps = {
  document: PatientDocument;
  viewable: boolean;
  onEdit: () => void;
  actions: readonly Action[];
};

function Buttons({ document, viewable, onEdit, actions }: ButtonsProps) {
  const { t } = useTranslation("documents");
  const { t: say } = useTranslation("errors");
  const { problem, saving, save, openTab } = useFile(document);
  return (
    <>
      <div className={classes.buttons}>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
          loading={saving}
          onClick={() => void save()}
        >
          {t("action.download")}
        </Button>
        {viewable && (
          <Button
            variant="default"
            leftSection={<IconExternalLink size={16} stroke={1.5} aria-hidden />}
            onClick={() => void openTab()}
          >
            {t("action.openTab")}
          </Button>
        )}
        {document.changeable && !document.archived_until && (
          <Button variant="default" onClick={onEdit}>
            {t("action.edit")}
          </Button>
        )}
        {actions.map(({ label, run, danger }) => (
          <Button key={label} variant="subtle" {...(danger && { color: "red" })} onClick={run}>
            {label}
          </Button>
        ))}
      </div>
      {problem !== undefined && (
        <Notice tone="amber" live>
          {errorMessage(say, problem)}
        </Notice>
      )}
    </>
  );
}

/** Saving a document's file, and showing it in a tab of its own. `problem` is why one of the two failed. */
function useFile(document: PatientDocument) {
  const [problem, setProblem] = useState<unknown>();
  const [saving, setSaving] = useState(false);
  const save = async () => {
    const { signal } = new AbortController();
    setProblem(undefined);
    setSaving(true);
    try {
      const { download } = await openDocument(document);
      const { body } = await fetchStored(download, signal);
      // Not by going to the link: the browser would ask whether to leave a page that is still sending.
      if (body) await saveStream(body, `${document.title}.${document.format}`, signal);
    } catch (error) {
      setProblem(error);
    } finally {
      setSaving(false);
    }
  };
  const openTab = async () => {
    setProblem(undefined);
    // Before the link is there: a browser that blocks pop-ups opens one only while a press is handled.
    const tab = window.open("about:blank");
    if (!tab) return setProblem(new ApiError(0, { code: "popup.blocked" }));
    tab.opener = null;
    try {
      tab.location.replace(String((await openDocument(document)).view));
    } catch (error) {
      tab.close();
      setProblem(error);
    }
  };
  return { problem, saving, save, openTab };
}
