import classes from "./statistics.module.css";

type Props = {
  header: readonly string[];
  /** The name of each row and its numbers as they are read. */
  rows: readonly (readonly string[])[];
};

/** A figure's numbers as a table: the first column names the rows. */
export const PlainTable = ({ header, rows }: Props) => (
  <table className={classes.table}>
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
