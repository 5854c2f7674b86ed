import { formatDate, today } from "@meridian/ui/i18n/format";
import classes from "@meridian/ui/sheets/preview.module.css";
import { useTranslation } from "react-i18next";
import { type Decision, isLikelySame } from "../model/decisions.ts";
import type { Target } from "../model/prepare.ts";
import { shownDay, typedDay } from "../model/typed-day.ts";
import type { PreviewRow } from "../model/use-preview.ts";
import { Cell } from "./cell.tsx";

/** Fields whose texts are long: their cells are wider. */
const LONG: ReadonlySet<Target> = new Set(["name", "email", "address", "notes"]);

type PreviewRowProps = {
  row: PreviewRow;
  targets: readonly Target[];
  onEdit: (field: Target, text: string) => void;
  onDecide: (decision: Decision) => void;
};

/** A row of the preview: its cells, what is to be looked at, and what becomes of it. */
export function PreviewRowView({ row, targets, onEdit, onDecide }: PreviewRowProps) {
  const { t } = useTranslation("imports");
  const { t: patients } = useTranslation("patients");
  const { row: prepared, facts, decision } = row;
  const { number, values, problems } = prepared;
  const isWrong = (field: Target) => problems.some((problem) => problem.field === field);
  const messages = useMessages(row);
  const text = `import-row-${number}`;
  const choose = (value: string) =>
    onDecide(value === "add" || value === "skip" ? { do: value } : { do: "merge", into: value });
  return (
    <tbody
      className={classes.row}
      data-skipped={decision.do === "skip" || undefined}
      data-attention={row.attention || undefined}
    >
      <tr>
        <th scope="row" data-label={t("preview.row")}>
          {number}
        </th>
        {targets.map((field) => (
          <td
            key={field}
            data-label={patients(`field.${field}`)}
            data-long={LONG.has(field) || undefined}
            // A telephone shows what is filled or wrong.
            data-empty={((values[field] ?? "") === "" && !isWrong(field)) || undefined}
          >
            <Cell
              label={t("preview.cell", { field: patients(`field.${field}`), number })}
              value={field === "birthday" ? shownDay(values[field] ?? "") : (values[field] ?? "")}
              isWrong={isWrong(field)}
              describedBy={messages.length > 0 ? text : undefined}
              onChange={(typed) => onEdit(field, field === "birthday" ? typedDay(typed, today()) : typed)}
            />
          </td>
        ))}
        <td className={classes.decision} data-label={t("preview.decision")}>
          <select
            className={classes.select}
            aria-label={t("preview.decisionOf", { number })}
            value={decision.do === "merge" ? decision.into : decision.do}
            disabled={values.name === "" || facts.imported}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            <option value="add">{t("decision.add")}</option>
            <option value="skip">{t("decision.skip")}</option>
            {facts.candidates
              .filter(({ archived }) => !archived)
              .map(({ id, name, birthday }) => (
                <option key={id} value={id}>
                  {t("decision.merge", {
                    name: birthday ? `${name}, ${formatDate(birthday, "numeric")}` : name,
                  })}
                </option>
              ))}
          </select>
        </td>
      </tr>
      {messages.length > 0 && (
        <tr>
          <td colSpan={targets.length + 2} id={text} className={classes.messages}>
            <div className={classes.message}>{messages.join(" ")}</div>
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** What is to be said about a row, in sentences. */
function useMessages({ row, facts }: PreviewRow): string[] {
  const { t } = useTranslation("imports");
  const { t: patients } = useTranslation("patients");
  if (facts.imported) return [t("message.imported")];
  const problems = row.problems.map(({ code, field, value }) =>
    t(`problem.${code}`, { field: patients(`field.${field}`), value: value.slice(0, 80) }),
  );
  const people = facts.candidates.flatMap((candidate) => {
    const who = {
      name: candidate.name,
      date: candidate.birthday ? formatDate(candidate.birthday, "numeric") : "",
    };
    const kind = candidate.archived ? "archived" : isLikelySame(row, candidate) ? "same" : undefined;
    if (kind) return [t(`message.${kind}${who.date ? "Born" : ""}`, who)];
    if (candidate.same_name) return [t("message.nameExists", who)];
    return candidate.matches.length > 0 ? [t("message.sharesContact", who)] : [];
  });
  const inFile = facts.sameAs === undefined ? [] : [t("message.sameAs", { number: facts.sameAs })];
  return [...problems, ...inFile, ...people];
}
