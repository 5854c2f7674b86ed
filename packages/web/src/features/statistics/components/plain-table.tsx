import classes from "./statistics.module.css";

type Props = {
  /** What a screen reader calls the table. */
  label: string;
  header: readonly string[];
  /** The name of each row and its numbers as they are read. */
  rows: readonly (readonly string[])[];
};

/** A figure's numbers as a table: the first column names the rows. */
export const PlainTable = ({ label, header, rows }: Props) => (
  <table className={classes.table} aria-label={label}>
    <thead>
      <tr>
        {header.map((name, index) => (
          <th key={name} scope="col" className={index > 0 ? classes.number : undefined}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, index) => (
            <td key={header[index + 1]} className="num">
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
