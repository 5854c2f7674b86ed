import { Marked, type Token, type Tokens } from "marked";

/** A piece of text: plain, bold, or a link. */
export type RichRun = { text: string; bold?: true | undefined; href?: string | undefined };
export type RichBlock =
  | { kind: "heading"; runs: RichRun[] }
  | { kind: "paragraph"; runs: RichRun[] }
  | { kind: "list"; ordered: boolean; items: RichRun[][] };
/** A formatted text as headings, paragraphs and lists. It has no markup: whatever shows it shows its texts as they are. */
export type RichText = RichBlock[];

const markdown = new Marked({ gfm: true, breaks: true });
const PROTOCOLS = new Set(["https:", "http:", "mailto:"]);

/**
 * Reads a text in which `**bold**`, `- lists`, `1. lists` and `[links](https://…)` are formatted, as in Markdown. Everything
 * else, HTML, images and code among it, stays the text that was typed.
 */
export const richText = (source: string): RichText => blocksOf(source, false);

/** The same for a long text, in which a line that begins with `#` is a heading, of one level only. */
export const richDocument = (source: string): RichText => blocksOf(source, true);

const blocksOf = (source: string, headings: boolean): RichText =>
  markdown.lexer(source).flatMap((token) => blockOf(token, headings));

/** The same as plain text, for mails and searches: a link is followed by its address. */
export const plainText = (blocks: RichText): string =>
  blocks
    .map((block) =>
      block.kind === "list"
        ? block.items
            .map((item, index) => `${block.ordered ? `${index + 1}.` : "-"} ${plainRuns(item)}`)
            .join("\n")
        : plainRuns(block.runs),
    )
    .join("\n\n");

/** The runs as plain text: a link is followed by its address. */
export const plainRuns = (runs: readonly RichRun[]): string =>
  runs.map(({ text, href }) => (href && href !== text ? `${text} (${href})` : text)).join("");

/**
 * The address of a link, if a browser may follow it: a web or mail address, or a path of the product. Undefined for
 * everything else, such as `javascript:`.
 */
export function safeAddress(href: string): string | undefined {
  // Browsers leave out control characters and read a backslash as a slash.
  if (/[\p{Cc}\s\\]/u.test(href)) return undefined;
  if (href.startsWith("/")) return href.startsWith("//") ? undefined : href;
  try {
    const url = new URL(href);
    return PROTOCOLS.has(url.protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}

function blockOf(token: Token, headings: boolean): RichText {
  if (token.type === "space" || token.type === "def") return [];
  if (headings && token.type === "heading" && token.raw.startsWith("#")) {
    const runs = runsOf((token as Tokens.Heading).tokens);
    return runs.some(({ text }) => text.trim() !== "") ? [{ kind: "heading", runs }] : [];
  }
  if (token.type === "paragraph") return paragraph(runsOf((token as Tokens.Paragraph).tokens));
  if (token.type === "list") {
    const { ordered, items } = token as Tokens.List;
    return [{ kind: "list", ordered, items: items.flatMap(itemsOf) }];
  }
  return paragraph([{ text: token.raw.trim() }]);
}

const paragraph = (runs: RichRun[]): RichText =>
  runs.some(({ text }) => text.trim() !== "") ? [{ kind: "paragraph", runs }] : [];

/** An item of a list; the items of a list inside it follow it. */
function itemsOf({ tokens }: Tokens.ListItem): RichRun[][] {
  const lists = tokens.filter((token): token is Tokens.List => token.type === "list");
  const own = tokens
    .filter((token) => token.type !== "list" && token.type !== "space")
    .flatMap((token) =>
      "tokens" in token && token.tokens && (token.type === "text" || token.type === "paragraph")
        ? runsOf(token.tokens)
        : [{ text: token.raw.trim() }],
    );
  return [...(own.length > 0 ? [own] : []), ...lists.flatMap(({ items }) => items.flatMap(itemsOf))];
}

const runsOf = (tokens: readonly Token[], bold?: true): RichRun[] =>
  joined(tokens.flatMap((token) => inlineOf(token, bold)));

function inlineOf(token: Token, bold: true | undefined): RichRun[] {
  const run = (text: string, href?: string): RichRun => ({
    text,
    ...(bold && { bold }),
    ...(href && { href }),
  });
  if (token.type === "br") return [run("\n")];
  if (token.type === "strong") return runsOf((token as Tokens.Strong).tokens, true);
  if (token.type === "escape") return [run((token as Tokens.Escape).text)];
  if (token.type === "link") {
    const { href, text, raw } = token as Tokens.Link;
    const address = safeAddress(href);
    return [address ? run(text, address) : run(raw)];
  }
  return [run(token.raw)];
}

/** Joins neighbours of the same kind, so that what was typed in one piece is one piece again. */
function joined(runs: readonly RichRun[]): RichRun[] {
  const result: RichRun[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    if (last && last.bold === run.bold && last.href === undefined && run.href === undefined)
      result[result.length - 1] = { ...last, text: last.text + run.text };
    else result.push(run);
  }
  return result;
}
