import { Button } from "@mantine/core";
import type { Language } from "@meridian/core/contracts/kernel/primitives";
import { type CopyPurpose, copyPurposesOf } from "@meridian/core/contracts/patient-copy/copy-purposes";
import type { Patient } from "@meridian/core/contracts/patients/patients";
import { Dialog } from "@meridian/ui/dialog/dialog";
import { saveStream } from "@meridian/ui/files/save-stream";
import { SelectField } from "@meridian/ui/forms/fields";
import { FormActions } from "@meridian/ui/forms/form-view";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { today } from "@meridian/ui/i18n/format";
import { LANGUAGES } from "@meridian/ui/i18n/resources";
import { useSession } from "@meridian/ui/session/session";
import { Notice } from "@meridian/ui/states/states";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { copySource, startCopy } from "../api/patient-copy.ts";
import type { CopyProgress } from "../model/copy-archive.ts";
import classes from "./patient-copy.module.css";

type State =
  | { kind: "asking"; error?: unknown }
  | { kind: "running"; progress: CopyProgress | undefined }
  | { kind: "done"; file: string };

/** Copies a patient's record into an archive: what it holds is chosen, then it is made with progress. */
export default function CopyDialog({ patient, onClose }: { patient: Patient; onClose: () => void }) {
  const { t } = useTranslation("patient-copy");
  const user = useSession();
  const purposes = copyPurposesOf(user, user.space?.shares_clinical_records ?? false);
  const [purpose, setPurpose] = useState<CopyPurpose>(purposes[0] ?? "professional");
  const [language, setLanguage] = useState<Language>(patient.language);
  const { state, start, stop } = useCopy(patient);
  return (
    <Dialog title={t("title", { name: patient.name })} onClose={onClose}>
      <div className={classes.stack}>
        {state.kind === "asking" && (
          <>
            <SelectField
              id="copy-purpose"
              label={t("purpose.label")}
              empty={false}
              options={purposes.map((value) => ({
                value,
                label: t(`purpose.${value}`),
              }))}
              value={purpose}
              onChange={(value) => setPurpose(value as CopyPurpose)}
            />
            <p>{t(`holds.${purpose}`)}</p>
            <SelectField
              id="copy-language"
              label={t("language.label")}
              empty={false}
              options={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
              value={language}
              onChange={(value) => setLanguage(value as Language)}
            />
            <p className={classes.quiet}>{t("recorded")}</p>
            <Failure error={state.error} />
            <FormActions>
              <Button onClick={() => void start({ purpose, language })}>{t("start")}</Button>
            </FormActions>
          </>
        )}
        {state.kind === "running" && <Running progress={state.progress} onStop={stop} />}
        {state.kind === "done" && (
          <>
            <Notice tone="green" live>
              {t("done", { file: state.file })}
            </Notice>
            <FormActions>
              <Button autoFocus onClick={onClose}>
                {t("close")}
              </Button>
            </FormActions>
          </>
        )}
      </div>
    </Dialog>
  );
}

function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation("patient-copy");
  const { t: say } = useTranslation("errors");
  if (error === undefined) return null;
  return (
    <Notice tone="red" live>
      {t("failed", { why: errorMessage(say, error) })}
    </Notice>
  );
}

function Running({ progress, onStop }: { progress: CopyProgress | undefined; onStop: () => void }) {
  const { t } = useTranslation("patient-copy");
  const { t: act } = useTranslation("ui");
  return (
    <>
      <p role="status" className="num">
        {progress ? t(`progress.${progress.part}`, { count: progress.count }) : t("progress.starting")}
      </p>
      <p className={classes.quiet}>{t("keepOpen")}</p>
      <div>
        <Button variant="default" autoFocus onClick={onStop}>
          {act("action.cancel")}
        </Button>
      </div>
    </>
  );
}

/** Makes the archive and saves it. Leaving the dialog stops it. */
function useCopy(patient: Patient) {
  const { t } = useTranslation("patient-copy");
  const [state, setState] = useState<State>({ kind: "asking" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (asked: { purpose: CopyPurpose; language: Language }) => {
    const abort = new AbortController();
    running.current = abort;
    const { signal } = abort;
    setState({ kind: "running", progress: undefined });
    try {
      const copy = { patient: patient.id, ...asked };
      const [head, { copyArchive }] = await Promise.all([
        startCopy(copy, signal),
        import("../model/copy-archive.ts"),
      ]);
      const file = `${patient.name} ${today()}.zip`;
      const archive = copyArchive({
        head,
        source: copySource(copy, signal),
        base: `${location.origin}/fhir`,
        today: today(),
        header: [
          t("answers.day"),
          t("answers.symptom"),
          t("answers.value"),
          t("answers.time"),
          t("answers.note"),
        ],
        signal,
        onProgress: (progress) => setState({ kind: "running", progress }),
      });
      await saveStream(archive, file, signal);
      setState({ kind: "done", file });
    } catch (error) {
      setState(signal.aborted ? { kind: "asking" } : { kind: "asking", error });
    }
  };
  return { state, start, stop: () => running.current?.abort() };
}
