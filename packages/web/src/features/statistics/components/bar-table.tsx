import { useTranslation } from "react-i18next";
import { Figure } from "./figure.tsx";
import classes from "./statistics.module.css";

export type BarRow = { key: string; name: string; values: readonly number[] };
export type BarColumn = {
  header: string;
  /** As it is read on the screen. */
  text: (value: number) => string;
  /** As it is saved in a file; the number itself by default. */
  saved?: (value: number) => string | number;
};

type Props = {
  title: string;
  note?: string;
  /** What the rows are. */
  of: string;
  columns: readonly BarColumn[];
  rows: readonly BarRow[];
};

/** A figure that is its own table: each row has its numbers and a bar as long as the first of them. */
export function BarTable({ title, note, of, columns, rows }: Props) {
  const { t } = useTranslation("statistics");
  // On a phone there is no room for a bar beside several numbers.
  const many = columns.length > 2 || undefined;
  const largest = Math.max(1, ...rows.map(({ values }) => values[0] ?? 0));
  const saved = (value: number, index: number) => columns[index]?.saved?.(value) ?? value;
  return (
    <Figure
      title={title}
      {...(note && { note })}
      file={{
        header: [of, ...columns.map(({ header }) => header)],
        rows: rows.map(({ name, values }) => [name, ...values.map(saved)]),
      }}
    >
      {rows.length === 0 ? (
        <p className={classes.note}>{t("nothing")}</p>
      ) : (
        <div className={classes.scroll}>
          <table className={classes.table} aria-label={title}>
            <thead>
              <tr>
                <th scope="col">{of}</th>
                <td data-many={many} aria-hidden />
                {columns.map(({ header }) => (
                  <th key={header} scope="col" className={classes.number}>
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, name, values }) => (
                <tr key={key}>
                  <th scope="row">{name}</th>
                  <td className={classes.drawn} data-many={many} aria-hidden>
                    {(values[0] ?? 0) > 0 && (
                      <span
                        className={classes.stroke}
                        style={{ width: `${((values[0] ?? 0) / largest) * 100}%` }}
                      />
                    )}
                  </td>
                  {columns.map((column, index) => (
                    <td key={column.header} className="num">
                      {column.text(values[index] ?? 0)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Figure>
  );
}
