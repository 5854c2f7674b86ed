import { Button } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import type { MergeChoice, MergeChoices } from "@meridian/core/contracts/patients/patient-merge";
import type { Patient, PatientRow } from "@meridian/core/contracts/patients/patients";
import { Dialog } from "@meridian/ui/dialog/dialog";
import { TextField } from "@meridian/ui/forms/fields";
import { FormActions } from "@meridian/ui/forms/form-view";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDate } from "@meridian/ui/i18n/format";
import { Announced } from "@meridian/ui/states/announced";
import { ErrorState, Notice, Skeleton } from "@meridian/ui/states/states";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { findPatients, readPatient, usePatientActions } from "../api/patients.ts";
import { isChoice, mergePreview, type PreviewLine } from "../model/merge-preview.ts";
import { valuesOf } from "../model/patient-form.ts";
import { fieldText } from "./field-text.ts";
import classes from "./merge.module.css";

type MergeProps = {
  patient: Patient;
  onClose: () => void;
  /** Where the remaining record is, and the merge to take back. */
  onMerged: (kept: string, merge: string) => void;
};

/** Two records of one person become one: find the other, see what will stand, merge. */
export default function MergeDialog({ patient, onClose, onMerged }: MergeProps) {
  const { t } = useTranslation("patients");
  const [other, setOther] = useState<string>();
  return (
    // Each step is a dialog of its own, so that the focus goes into it.
    <Dialog key={other} title={t("merge.title")} onClose={onClose} wide>
      {other ? (
        <Preview patient={patient} other={other} onOther={() => setOther(undefined)} onMerged={onMerged} />
      ) : (
        <Find patient={patient} onFound={setOther} />
      )}
    </Dialog>
  );
}

function Find({ patient, onFound }: { patient: Patient; onFound: (id: string) => void }) {
  const { t } = useTranslation("patients");
  const [typed, setTyped] = useState(patient.name.split(" ")[0] ?? "");
  const [q] = useDebouncedValue(typed.trim(), 200);
  const found = useQuery({
    queryKey: ["patients", "find", q],
    queryFn: ({ signal }) => findPatients(q, signal),
    enabled: q !== "",
  });
  const box = useRef<HTMLDivElement>(null);
  // The name that stands there is a proposal: typing replaces it.
  useEffect(() => box.current?.querySelector("input")?.select(), []);
  const others = found.data?.filter(({ id }) => id !== patient.id) ?? [];
  return (
    <div className={classes.stack} ref={box}>
      <p>{t("merge.lead", { name: patient.name })}</p>
      <TextField
        id="merge-other"
        label={t("merge.find")}
        help={t("merge.findHelp")}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
      />
      {found.error && <ErrorState error={found.error} onRetry={() => void found.refetch()} compact />}
      <ul className={classes.found}>
        {others.map((row) => (
          <li key={row.id}>
            <FoundPatient row={row} onClick={() => onFound(row.id)} />
          </li>
        ))}
      </ul>
      <Announced>
        {q !== "" && found.data && others.length === 0 && (
          <p className={classes.quiet}>{t("merge.nobody")}</p>
        )}
      </Announced>
    </div>
  );
}

function FoundPatient({ row, onClick }: { row: PatientRow; onClick: () => void }) {
  const facts = [row.birthday && formatDate(row.birthday), row.mobile_number || row.phone, row.email];
  return (
    <button type="button" onClick={onClick}>
      <strong>{row.name}</strong>
      <small className="num">{facts.filter(Boolean).join(" · ")}</small>
    </button>
  );
}

type PreviewProps = Omit<MergeProps, "onClose"> & { other: string; onOther: () => void };

function Preview({ patient, other, onOther, onMerged }: PreviewProps) {
  const { t } = useTranslation("patients");
  const { t: say } = useTranslation("errors");
  const actions = usePatientActions();
  const [swapped, setSwapped] = useState(false);
  const [choices, setChoices] = useState<MergeChoices>({});
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const read = useQuery({ queryKey: ["patient", other], queryFn: () => readPatient(other) });
  if (read.error) return <ErrorState error={read.error} onRetry={() => void read.refetch()} compact />;
  if (!read.data) return <Skeleton lines={4} />;
  const [kept, gone] = swapped ? [read.data, patient] : [patient, read.data];
  const merge = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { id } = await actions.merge(kept, gone, choices);
      onMerged(kept.id, id);
    } catch (error) {
      setFailure(errorMessage(say, error));
      void read.refetch();
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={classes.stack}>
      <p>{t("merge.lead", { name: kept.name })}</p>
      {failure && <Notice tone="red" title={failure} live />}
      <Comparison
        kept={kept}
        gone={gone}
        choices={choices}
        onChoose={(field, side) => setChoices((now) => ({ ...now, [field]: side }))}
      />
      <FormActions>
        <Button onClick={() => void merge()} loading={busy}>
          {t("merge.confirm")}
        </Button>
        <Button
          variant="default"
          onClick={() => {
            setSwapped(!swapped);
            setChoices({});
          }}
        >
          {t("merge.swap")}
        </Button>
        <Button variant="subtle" onClick={onOther}>
          {t("merge.other")}
        </Button>
      </FormActions>
    </div>
  );
}

type ComparisonProps = {
  kept: Patient;
  gone: Patient;
  choices: MergeChoices;
  onChoose: (field: MergeChoice, side: "kept" | "other") => void;
};

/** Every field in which the two differ, with the value that stands; where one of two stands it can be chosen. */
function Comparison({ kept, gone, choices, onChoose }: ComparisonProps) {
  const { t } = useTranslation("patients");
  const lines = mergePreview(valuesOf(kept), valuesOf(gone), choices);
  const table = useRef<HTMLElement>(null);
  useEffect(() => table.current?.focus({ preventScroll: true }), []);
  if (lines.length === 0) return <p className={classes.quiet}>{t("merge.same")}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard
    <section ref={table} className={classes.scroll} tabIndex={0} aria-label={t("merge.result")}>
      <table className={classes.table} aria-label={t("merge.result")}>
        <thead>
          <tr>
            <th scope="col">{t("merge.field")}</th>
            <th scope="col">{t("merge.stays")}</th>
            <th scope="col">{t("merge.goes")}</th>
            <th scope="col">{t("merge.result")}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.field} line={line} onChoose={onChoose} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Line({ line, onChoose }: { line: PreviewLine; onChoose: ComparisonProps["onChoose"] }) {
  const { t } = useTranslation("patients");
  const { field, side, result, rule } = line;
  const value = (held: "stays" | "goes") => fieldText(t, field, line[held]) || t("none");
  const cell = (held: "stays" | "goes", its: "kept" | "other") =>
    side && isChoice(field) ? (
      <label className={classes.choice}>
        <input
          type="radio"
          name={`merge-${field}`}
          checked={side === its}
          aria-label={`${t(`field.${field}`)}: ${value(held)} (${t(`merge.${held}`)})`}
          onChange={() => onChoose(field, its)}
        />
        <span>{value(held)}</span>
      </label>
    ) : (
      value(held)
    );
  return (
    <tr>
      <th scope="row">{t(`field.${field}`)}</th>
      <td data-label={t("merge.stays")}>{cell("stays", "kept")}</td>
      <td data-label={t("merge.goes")}>{cell("goes", "other")}</td>
      <td data-label={t("merge.result")}>
        <strong>{fieldText(t, field, result) || t("none")}</strong>
        {rule && <small>{t(`merge.${rule}`)}</small>}
      </td>
    </tr>
  );
}
