import type { ValueField } from "@meridian/core/contracts/imports/imports";
import { fold } from "@meridian/core/text/fold";
import { formatDate, formatTime, today } from "@meridian/ui/i18n/format";
import classes from "@meridian/ui/sheets/preview.module.css";
import { useTranslation } from "react-i18next";
import type { AppointmentDecision } from "../model/appointment-decisions.ts";
import type { AppointmentTarget } from "../model/prepare-appointment.ts";
import { shownDay, typedDay } from "../model/typed-day.ts";
import type { AppointmentPreviewRow } from "../model/use-appointments.ts";
import type { MatchedPeople } from "../model/use-people.ts";
import { Cell } from "./cell.tsx";

const CELLS: readonly Exclude<AppointmentTarget, "name">[] = ["date", "start", "end"];

type AppointmentRowProps = {
  row: AppointmentPreviewRow;
  people: MatchedPeople;
  /** Names of what the row's texts stand for in the clinic, in the columns' order. */
  named: readonly { field: ValueField | "state"; name: string }[];
  onEdit: (field: AppointmentTarget, text: string) => void;
  onDecide: (decision: AppointmentDecision) => void;
};

/** An appointment of the file: when, whose and with whom, what is to be looked at, and what becomes of it. */
export function AppointmentRowView({ row, people, named, onEdit, onDecide }: AppointmentRowProps) {
  const { t } = useTranslation("imports");
  const { row: prepared, facts, decision, booking } = row;
  const { number, values } = prepared;
  const messages = useMessages(row, people);
  const text = `import-row-${number}`;
  const isWrong = (field: string) => prepared.problems.some(({ code }) => PROBLEM_FIELDS[code] === field);
  const cell = (field: AppointmentTarget, value: string, onChange: (typed: string) => void) => (
    <Cell
      label={t("preview.cell", { field: t(`appointments.field.${field}`), number })}
      value={value}
      isWrong={isWrong(field)}
      describedBy={messages.length > 0 ? text : undefined}
      onChange={onChange}
    />
  );
  const taken = facts.clashes.length > 0 || facts.sameTimeAs !== undefined;
  return (
    <tbody
      className={classes.row}
      data-skipped={decision === "skip" || undefined}
      data-attention={row.attention || undefined}
    >
      <tr>
        <th scope="row" data-label={t("preview.row")}>
          {number}
        </th>
        {CELLS.map((field) => (
          <td key={field} data-label={t(`appointments.field.${field}`)} data-short="">
            {field === "date"
              ? cell(field, shownDay(values.date), (typed) => onEdit(field, typedDay(typed, HORIZON())))
              : cell(field, values[field], (typed) => onEdit(field, typed))}
          </td>
        ))}
        <td data-label={t("appointments.field.name")} data-long="">
          {cell("name", values.name, (typed) => onEdit("name", typed))}
          <PatientChoice row={row} people={people} />
        </td>
        {named.map(({ field, name }) => (
          <td key={field} data-label={t(`appointments.field.${field}`)} data-text="">
            {name || "–"}
          </td>
        ))}
        <td className={classes.decision} data-label={t("preview.decision")}>
          <select
            className={classes.select}
            aria-label={t("preview.decisionOf", { number })}
            value={decision}
            disabled={!booking || facts.imported}
            onChange={(event) =>
              onDecide(DECISIONS.find((one) => one === event.currentTarget.value) ?? "skip")
            }
          >
            <option value={taken ? "anyway" : "add"}>
              {t(taken ? "appointments.decision.anyway" : "appointments.decision.add")}
            </option>
            <option value="skip">{t("decision.skip")}</option>
          </select>
        </td>
      </tr>
      {messages.length > 0 && (
        <tr>
          <td colSpan={named.length + CELLS.length + 3} id={text} className={classes.messages}>
            <div className={classes.message}>{messages.join(" ")}</div>
          </td>
        </tr>
      )}
    </tbody>
  );
}

const DECISIONS: readonly AppointmentDecision[] = ["add", "anyway", "skip"];
const PROBLEM_FIELDS: Readonly<Record<string, string>> = {
  date_invalid: "date",
  time_missing: "start",
  end_before_start: "end",
  too_long: "end",
  patient_missing: "name",
};
/** Dates with two digits for the year may be in the next years. */
const HORIZON = () => `${Number(today().slice(0, 4)) + 5}${today().slice(4)}`;

/** The patients who may be meant; choosing one decides for every row about the same person. */
function PatientChoice({ row, people }: Pick<AppointmentRowProps, "row" | "people">) {
  const { t } = useTranslation("imports");
  const { number, person } = row.row;
  const candidates = people.candidatesOf(person);
  const meant = candidates.find(({ id }) => id === people.patientOf(person));
  // Nobody has to choose where one patient of this name fits.
  const isCertain = candidates.length === 1 && meant !== undefined && fold(meant.name) === fold(person.name);
  if (candidates.length === 0 || isCertain || row.facts.imported) return null;
  return (
    <select
      className={classes.select}
      aria-label={t("appointments.patientOf", { number })}
      value={meant?.id ?? ""}
      onChange={(event) => people.choose(person, event.currentTarget.value)}
    >
      <option value="">{t("appointments.choosePatient")}</option>
      {candidates.map(({ id, name, birthday }) => (
        <option key={id} value={id}>
          {birthday ? `${name}, ${formatDate(birthday, "numeric")}` : name}
        </option>
      ))}
    </select>
  );
}

/** What is to be said about a row, in sentences. */
function useMessages({ row, booking, facts }: AppointmentPreviewRow, people: MatchedPeople): string[] {
  const { t } = useTranslation("imports");
  if (facts.imported) return [t("message.imported")];
  const problems = row.problems.map(({ code, value }) =>
    t(`appointments.problem.${code}`, { value: value.slice(0, 80) }),
  );
  const isNamed = !row.problems.some(({ code }) => code === "patient_missing");
  const unknown =
    isNamed && people.isReady && !people.patientOf(row.person)
      ? [t(people.candidatesOf(row.person).length > 0 ? "appointments.several" : "appointments.notFound")]
      : [];
  const isComplete = row.problems.length === 0 && unknown.length === 0;
  const missing = isComplete && people.isReady && !booking ? [t("appointments.valueMissing")] : [];
  const times = [...new Set(facts.clashes.map((clash) => JSON.stringify(clash)))]
    .map((text) => JSON.parse(text) as (typeof facts.clashes)[number])
    .map(({ cause, start, end, patient_name, resource }) =>
      t(cause ? `appointments.clash.${cause}` : `appointments.clash.${resource}`, {
        from: formatTime(start),
        to: formatTime(end),
        name: patient_name ?? "",
      }),
    );
  const inFile =
    facts.sameTimeAs === undefined ? [] : [t("appointments.sameTime", { number: facts.sameTimeAs })];
  return [...problems, ...unknown, ...missing, ...times, ...inFile];
}
