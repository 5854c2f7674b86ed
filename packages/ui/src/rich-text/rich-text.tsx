import type { RichText as Blocks, RichRun } from "@meridian/core/text/rich-text";
import { Link } from "react-router-dom";
import classes from "./rich-text.module.css";

/** A run with its place, which is its key: the runs of a shown text do not move. */
const placed = <T,>(items: readonly T[]) => items.map((item, place) => ({ item, place }));

type Links = "open" | "shown";

function Run({ run: { text, bold, href }, links }: { run: RichRun; links: Links }) {
  const shown = bold ? <strong>{text}</strong> : text;
  if (href === undefined) return shown;
  if (links === "shown") return <span className={classes.link}>{shown}</span>;
  if (href.startsWith("/")) return <Link to={href}>{shown}</Link>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {shown}
    </a>
  );
}

const Runs = ({ runs, links }: { runs: readonly RichRun[]; links: Links }) =>
  placed(runs).map(({ item, place }) => <Run key={place} run={item} links={links} />);

type RichTextProps = {
  blocks: Blocks;
  /** Links lead nowhere where a text is only `shown`, as in a preview. */
  links?: Links;
  /** The level of the text's headings: one below that of the heading above the text. */
  level?: 2 | 3 | 4;
};

/** A formatted text of the administrators: headings, paragraphs and lists with bold words and links. */
export const RichText = ({ blocks, links = "open", level = 2 }: RichTextProps) => (
  <div className={classes.text}>
    {placed(blocks).map(({ item, place }) => {
      if (item.kind === "heading") {
        const Heading = `h${level}` as const;
        return (
          <Heading key={place}>
            <Runs runs={item.runs} links={links} />
          </Heading>
        );
      }
      if (item.kind === "paragraph")
        return (
          <p key={place}>
            <Runs runs={item.runs} links={links} />
          </p>
        );
      const List = item.ordered ? "ol" : "ul";
      return (
        <List key={place}>
          {placed(item.items).map(({ item: runs, place: row }) => (
            <li key={row}>
              <Runs runs={runs} links={links} />
            </li>
          ))}
        </List>
      );
    })}
  </div>
);
