import type { ChangedLine } from "@meridian/core/text/changed-lines";
import { useTranslation } from "react-i18next";
import classes from "./text-changes.module.css";

/** A line with its place, which is its key: the lines of a shown difference do not move. */
type Placed = { line: ChangedLine; place: number };

/** The lines that differ, each run of them below the heading to which it belongs. */
function shownLines(lines: readonly ChangedLine[]): (Placed & { quiet?: true })[] {
  const shown: (Placed & { quiet?: true })[] = [];
  let heading: Placed | undefined;
  for (const [place, line] of lines.entries()) {
    if (line.state === "same") {
      if (line.kind === "heading") heading = { line, place };
      continue;
    }
    if (heading && line.kind !== "heading") shown.push({ ...heading, quiet: true });
    heading = undefined;
    shown.push({ line, place });
  }
  return shown;
}

/** What differs between two versions of a text: only the lines that differ, with the words that came and went marked. */
export function TextChanges({ lines }: { lines: readonly ChangedLine[] }) {
  const { t } = useTranslation("ui");
  const shown = shownLines(lines);
  if (shown.length === 0) return <p className={classes.quiet}>{t("changes.none")}</p>;
  return (
    <div className={classes.changes}>
      {shown.map(({ line, place, quiet }) => (
        <Line key={place} line={line} quiet={quiet} />
      ))}
    </div>
  );
}

function Line({ line, quiet }: { line: ChangedLine; quiet?: true | undefined }) {
  const { t } = useTranslation("ui");
  const words = line.parts.map(({ text, change }, place) => {
    const key = `${place}-${change ?? ""}`;
    if (change === "added") return <ins key={key}>{text}</ins>;
    return change === "removed" ? <del key={key}>{text}</del> : <span key={key}>{text}</span>;
  });
  // Colour and line alone say nothing to who does not see them.
  const whole = line.state === "added" || line.state === "removed";
  return (
    <p
      className={line.kind === "heading" ? classes.heading : undefined}
      data-state={quiet ? undefined : line.state}
    >
      {whole && <small>{t(`changes.${line.state === "added" ? "added" : "removed"}`)}</small>}
      <span className={line.kind === "item" ? classes.item : undefined}>{words}</span>
    </p>
  );
}
