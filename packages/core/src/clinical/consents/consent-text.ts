/** What a text may leave open. Signing fills it in. */
export const CONSENT_PLACEHOLDERS = [
  "clinic",
  "clinic_address",
  "patient",
  "birthday",
  "representative",
  "professional",
  "date",
] as const;
export type ConsentPlaceholder = (typeof CONSENT_PLACEHOLDERS)[number];

const known: ReadonlySet<string> = new Set(CONSENT_PLACEHOLDERS);

/** The first thing in braces that is no placeholder, as typed, or a single brace; undefined if all are known. */
export function unknownPlaceholder(text: string): string | undefined {
  const rest = text.replaceAll(/\{([^{}]*)\}/g, (whole, name: string) => (known.has(name) ? "" : whole));
  return /\{[^{}]*\}/.exec(rest)?.[0] ?? /[{}]/.exec(rest)?.[0];
}

/** What is printed where nothing is known. */
const NOTHING = "—";

/** The text with its placeholders filled in. One without a value becomes a dash; braces in values stay as they are. */
export const fillPlaceholders = (
  text: string,
  values: Readonly<Partial<Record<ConsentPlaceholder, string>>>,
): string =>
  text.replaceAll(/\{([^{}]*)\}/g, (whole, name: string) =>
    known.has(name) ? values[name as ConsentPlaceholder]?.trim() || NOTHING : whole,
  );

export type ConsentBlock =
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "list"; items: string[] };

/** A text's blocks: a line beginning with `# ` is a heading, lines beginning with `- ` are a list, others paragraphs. */
export function consentBlocks(body: string): ConsentBlock[] {
  const blocks: ConsentBlock[] = [];
  for (const line of body.split("\n").map((one) => one.trim())) {
    const last = blocks.at(-1);
    if (line === "") continue;
    if (line.startsWith("# ")) blocks.push({ kind: "heading", text: line.slice(2).trim() });
    else if (!line.startsWith("- ")) blocks.push({ kind: "paragraph", text: line });
    else if (last?.kind === "list") last.items.push(line.slice(2).trim());
    else blocks.push({ kind: "list", items: [line.slice(2).trim()] });
  }
  return blocks;
}
