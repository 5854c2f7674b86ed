import type { RichText as Blocks, RichRun } from "@meridian/core/text/rich-text";
import { Link } from "react-router-dom";
import classes from "./rich-text.module.css";

/** A run with its place, which is its key: the runs of a shown text do not move. */
const placed = <T,>(items: readonly T[]) => items.map((item, place) => ({ item, place }));

function Run({ run: { text, bold, href } }: { run: RichRun }) {
  const shown = bold ? <strong>{text}</strong> : text;
  if (href === undefined) return shown;
  if (href.startsWith("/")) return <Link to={href}>{shown}</Link>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {shown}
    </a>
  );
}

const Runs = ({ runs }: { runs: readonly RichRun[] }) =>
  placed(runs).map(({ item, place }) => <Run key={place} run={item} />);

/** A formatted text of the administrators: headings, paragraphs and lists with bold words and links. */
export const RichText = ({ blocks }: { blocks: Blocks }) => (
  <div className={classes.text}>
    {placed(blocks).map(({ item, place }) => {
      if (item.kind === "heading")
        return (
          <h2 key={place}>
            <Runs runs={item.runs} />
          </h2>
        );
      if (item.kind === "paragraph")
        return (
          <p key={place}>
            <Runs runs={item.runs} />
          </p>
        );
      const List = item.ordered ? "ol" : "ul";
      return (
        <List key={place}>
          {placed(item.items).map(({ item: runs, place: row }) => (
            <li key={row}>
              <Runs runs={runs} />
            </li>
          ))}
        </List>
      );
    })}
  </div>
);
