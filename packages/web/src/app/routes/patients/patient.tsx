import { copyPurposesOf } from "@meridian/core/contracts/patient-copy/copy-purposes";
import type { Patient } from "@meridian/core/contracts/patients/patients";
import { ApiError } from "@meridian/ui/api/errors";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { loadNamespaces } from "@meridian/ui/i18n/i18n";
import { loadPart } from "@meridian/ui/loading/load";
import { useAllows, useSession } from "@meridian/ui/session/session";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useNavigate, useParams } from "react-router-dom";
import { usePatient, usePatientActions, useRecord } from "../../../features/patients/api/patients.ts";
import { PatientHead } from "../../../features/patients/components/patient-head.tsx";
import { nextAndLast } from "../../../features/patients/model/history.ts";
import { conditionName } from "../../../features/visit/model/condition-name.ts";
import { useUpcoming } from "../appointments/upcoming-warning.tsx";
import { RecordTabs } from "./record-tabs.tsx";

const MergeDialog = lazy(() =>
  loadPart(() => import("../../../features/patients/components/merge-dialog.tsx")),
);

const ErasureDialog = lazy(() =>
  loadPart(async () => {
    const [{ ErasureDialog: part }] = await Promise.all([
      import("../../../features/erasure/components/erasure-dialog.tsx"),
      loadNamespaces(["erasure"]),
    ]);
    return { default: part };
  }),
);
const ErasureNotice = lazy(() =>
  loadPart(async () => {
    const [{ ErasureNotice: part }] = await Promise.all([
      import("../../../features/erasure/components/erasure-notice.tsx"),
      loadNamespaces(["erasure"]),
    ]);
    return { default: part };
  }),
);
const CopyDialog = lazy(() =>
  loadPart(async () => {
    const [dialog] = await Promise.all([
      import("../../../features/patient-copy/components/copy-dialog.tsx"),
      loadNamespaces(["patient-copy"]),
    ]);
    return dialog;
  }),
);

/** A patient's record. One merged away leads to the record that stayed. */
export default function PatientScreen() {
  const { pid = "" } = useParams();
  return <PatientById key={pid} pid={pid} />;
}

/** The patient and the appointments are asked for together, and shown together: findings of visits make the head higher. */
function PatientById({ pid }: { pid: string }) {
  const { data, error, refetch } = usePatient(pid);
  const record = useRecord(pid);
  if (error instanceof ApiError && error.status === 400) return <Navigate to="/not-found" replace />;
  if (data?.merged_into) return <MergedAway into={data.merged_into} />;
  if (data && !record.loading) return <Record key={data.id} patient={data} record={record} />;
  return (
    <>
      <PageHead title="" />
      <PageBody>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton lines={6} />}
      </PageBody>
    </>
  );
}

function MergedAway({ into }: { into: string }) {
  const { t } = useTranslation("patients");
  const mergedAwayText = t("record.mergedAway");
  useEffect(() => toast(mergedAwayText), [mergedAwayText]);
  return <Navigate to={`/patient/${into}`} replace />;
}

function Record({ patient, record }: { patient: Patient; record: ReturnType<typeof useRecord> }) {
  const { archive, restore, merged, undoMerge, dialog } = useRecordActions(patient);
  const [merging, setMerging] = useState(false);
  const [erasing, setErasing] = useState(false);
  const [asked, setAsked] = useState(false);
  const manages = useAllows()({ can: "patients.manage" });
  const [copying, setCopying] = useState(false);
  const user = useSession();
  const copies = copyPurposesOf(user, user.space?.shares_clinical_records ?? false).length > 0;
  const earlierFindings = record.first?.patient?.clinical?.before;
  const { last } = nextAndLast(record.rows, new Date().toISOString());
  const known = record.error === undefined;
  // Who is booked or was begun with has appointments, though none is signed yet.
  const lastVisit = last?.appointment.start ?? (known && record.rows.length === 0 ? null : undefined);
  return (
    <>
      <PatientHead
        patient={patient}
        lastVisit={lastVisit}
        findings={earlierFindings}
        conditions={earlierFindings?.conditions.map(({ key }) => conditionName(key)) ?? []}
        onArchive={archive}
        onRestore={restore}
        onMerge={() => setMerging(true)}
        onErase={() => setErasing(true)}
        erasure={(archived) =>
          manages ? (
            <Suspense>
              <ErasureNotice patient={patient.id} takesFocus={asked}>
                {archived}
              </ErasureNotice>
            </Suspense>
          ) : (
            archived
          )
        }
        onCopy={copies ? () => setCopying(true) : undefined}
      />
      <PageBody>
        <RecordTabs patient={patient} record={record} onUndoMerge={undoMerge} />
      </PageBody>
      {dialog}
      {erasing && (
        <Suspense>
          <ErasureDialog
            patient={patient}
            onClose={() => setErasing(false)}
            onRequested={() => {
              setErasing(false);
              setAsked(true);
            }}
          />
        </Suspense>
      )}
      {copying && (
        <Suspense>
          <CopyDialog patient={patient} onClose={() => setCopying(false)} />
        </Suspense>
      )}
      {merging && (
        <Suspense>
          <MergeDialog
            patient={patient}
            onClose={() => setMerging(false)}
            onMerged={(kept, merge) => {
              setMerging(false);
              merged(kept, merge);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** What the head's menu does, each with its way back. */
function useRecordActions(patient: Patient) {
  const { t } = useTranslation("patients");
  const { t: act } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  const navigate = useNavigate();
  const actions = usePatientActions();
  const { mayGo, dialog } = useUpcoming("patient");
  const attempt = async (work: () => Promise<unknown>, done: string, back?: () => void) => {
    try {
      if ((await work()) === false) return;
      toast(done, back && { action: { label: act("action.undo"), run: back } });
    } catch (error) {
      toast(errorMessage(say, error), { tone: "red" });
    }
  };
  const archive = () => {
    const work = async () => {
      if (!(await mayGo([patient]))) return false;
      return actions.archive(patient.id);
    };
    void attempt(work, t("done.archived", { count: 1 }), restore);
  };
  const restore = () =>
    void attempt(() => actions.restore(patient.id), t("done.restored", { count: 1 }), archive);
  const undoMerge = (merge: string) => void attempt(() => actions.undoMerge(merge), t("done.unmerged"));
  const merged = (kept: string, merge: string) => {
    if (kept !== patient.id) void navigate(`/patient/${kept}`, { replace: true });
    toast(t("done.merged"), { action: { label: act("action.undo"), run: () => undoMerge(merge) } });
  };
  return { archive, restore, merged, undoMerge, dialog };
}
