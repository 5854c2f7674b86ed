/** What the words of an automatic message may leave open, and what becomes of them without it. */
export type Placeholder = {
  readonly name: string;
  /** The body must have it. */
  readonly required?: true;
  /**
   * What is left out with it where it has no value: the `word` alone, with the comma and the blank before it, or the whole
   * `line` in which it stands. Without this it always has a value.
   */
  readonly empty?: "word" | "line";
  /** It becomes several lines, so that it stands in a line of its own. */
  readonly lines?: true;
  /** Only the body may have it. */
  readonly body?: true;
  /** The most characters it takes in a text message. */
  readonly most?: number;
};

/** The value of each placeholder by its name; several lines for one with `lines`. */
export type PlaceholderValues = Readonly<Record<string, string | readonly string[]>>;

/** Characters of one text message in the basic alphabet; with any other letter it would be 70. */
export const ONE_MESSAGE = 160;
/** Characters of a text message that are left for the name of the clinic, which is shortened where it is longer. */
const CLINIC_ROOM = 10;

const BRACES = /\{([^{}]*)\}/g;
const mark = (name: string) => `{${name}}`;
const linesOf = (text: string) =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);

/** Only letters that every telephone's basic alphabet has: accents go, anything else becomes a space. */
export const plain = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\w .,;:+\-/()&'!?@]/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** What is wrong with a text, as a code; undefined where nothing is. */
export type WordsFault =
  | "message_text.unknown"
  | "message_text.missing"
  | "message_text.own_line"
  | "message_text.body_only"
  | "message_text.letters"
  | "message_text.too_long";

/** The first thing in braces that is no placeholder, as typed, or a single brace; undefined where all are known. */
export function unknownIn(text: string, placeholders: readonly Placeholder[]): string | undefined {
  const known = new Set(placeholders.map(({ name }) => name));
  const rest = text.replaceAll(BRACES, (whole, name: string) => (known.has(name) ? "" : whole));
  return /\{[^{}]*\}/.exec(rest)?.[0] ?? /[{}]/.exec(rest)?.[0];
}

/** The required placeholders that a body lacks. */
export const missingIn = (body: string, placeholders: readonly Placeholder[]): string[] =>
  placeholders.filter(({ name, required }) => required && !body.includes(mark(name))).map(({ name }) => name);

/** What is wrong with the body of a mail. */
export function bodyFault(body: string, placeholders: readonly Placeholder[]): WordsFault | undefined {
  if (unknownIn(body, placeholders) !== undefined) return "message_text.unknown";
  if (missingIn(body, placeholders).length > 0) return "message_text.missing";
  const joined = placeholders.some(
    ({ name, lines }) =>
      lines && linesOf(body).some((line) => line.includes(mark(name)) && line !== mark(name)),
  );
  return joined ? "message_text.own_line" : undefined;
}

/** What is wrong with a text of one line: the subject, the button or the note. */
export function lineFault(text: string, placeholders: readonly Placeholder[]): WordsFault | undefined {
  if (unknownIn(text, placeholders) !== undefined) return "message_text.unknown";
  const bodyOnly = placeholders.some(
    ({ name, lines, empty, body }) => (lines || body || empty === "line") && text.includes(mark(name)),
  );
  return bodyOnly ? "message_text.body_only" : undefined;
}

/** The most characters a text message has without the name of the clinic. */
export function longestWithoutClinic(body: string, placeholders: readonly Placeholder[]): number {
  const most = new Map(placeholders.map(({ name, most: length = 0 }) => [name, length]));
  const joined = linesOf(body).join(" ");
  const open = [...joined.matchAll(BRACES)].reduce((sum, [, name = ""]) => sum + (most.get(name) ?? 0), 0);
  return joined.replaceAll(BRACES, "").length + open;
}

/** What is wrong with a text message: it is one message whatever the names are. */
export function smsFault(body: string, placeholders: readonly Placeholder[]): WordsFault | undefined {
  const fault = bodyFault(body, placeholders);
  if (fault) return fault;
  const typed = linesOf(body).join(" ").replaceAll(BRACES, "");
  if (!/^[\w .,;:+\-/()&'!?@]*$/.test(typed)) return "message_text.letters";
  const room = body.includes(mark("clinic")) ? CLINIC_ROOM : 0;
  return longestWithoutClinic(body, placeholders) + room > ONE_MESSAGE ? "message_text.too_long" : undefined;
}

/** A value in one line. A space that keeps a number and its unit together stays. */
const oneLine = (value: string | readonly string[] | undefined) =>
  (typeof value === "string" ? value : (value ?? []).join(" "))
    .replaceAll(/[ \t\r\n\u2028\u2029]+/g, " ")
    .trim();

/**
 * The lines of a body with its placeholders filled in. A line with a placeholder that may be empty, and is, is left out. Braces in
 * values stay as they are.
 */
export function filledLines(
  body: string,
  placeholders: readonly Placeholder[],
  values: PlaceholderValues,
): string[] {
  return linesOf(body).flatMap((line) => {
    const alone = placeholders.find(({ name, lines }) => lines && line === mark(name));
    if (alone) return [values[alone.name] ?? []].flat();
    const used = placeholders.filter(({ name }) => line.includes(mark(name)));
    if (used.some(({ name, empty }) => empty === "line" && oneLine(values[name]) === "")) return [];
    return [filledLine(line, placeholders, values)];
  });
}

/** A text of one line with its placeholders filled in. */
export function filledLine(
  text: string,
  placeholders: readonly Placeholder[],
  values: PlaceholderValues,
): string {
  const known = new Set(placeholders.map(({ name }) => name));
  return text.replaceAll(/(,? )?\{([^{}]*)\}/g, (whole, before: string | undefined, name: string) => {
    if (!known.has(name)) return whole;
    const value = oneLine(values[name]);
    return value === "" ? "" : `${before ?? ""}${value}`;
  });
}

/**
 * A text message with its placeholders filled in: one message of the basic alphabet, whatever the names are. The name of the
 * clinic gives way, and a link is never cut.
 */
export function filledSms(
  body: string,
  placeholders: readonly Placeholder[],
  values: PlaceholderValues,
): string {
  const short = Object.fromEntries(
    placeholders.map(({ name, most }) => {
      const value = oneLine(values[name]);
      return [name, name === "link" || name === "clinic" ? value : plain(value).slice(0, most)];
    }),
  );
  const fill = (clinic: string) => {
    const text = clinic === "" ? body.replaceAll(/\{clinic\}[:,]? ?/g, "") : body;
    return filledLines(text, placeholders, { ...short, clinic }).join(" ");
  };
  const room = Math.max(0, ONE_MESSAGE - (fill("x").length - 1));
  return fill(
    plain(short.clinic ?? "")
      .slice(0, room)
      .trim(),
  );
}
