import { LIMITS, Unreadable } from "./limits.ts";
import { piecesOf } from "./text-file.ts";

/**
 * The blocks of those names in a vCard or iCalendar file, from `BEGIN` to `END`, one at a time as the file is read: contacts
 * with pictures are large. Throws {@link Unreadable} for a block that does not end within so many letters.
 */
export async function* blocksOf(
  file: Blob,
  names: readonly string[],
  most: number = LIMITS.unclosed,
): AsyncGenerator<string> {
  const begin = new RegExp(`^BEGIN:(${names.join("|")})[ \\t]*$`, "gim");
  const ends = new Map<string, RegExp>();
  let text = "";
  /** Up to where the end of a block was looked for, from its beginning. */
  let searched = 0;
  for await (const piece of piecesOf(file)) {
    text += piece;
    /** Up to where the text was read. It is cut once a piece: a text cut for each block leaves many texts behind. */
    let from = 0;
    for (;;) {
      begin.lastIndex = from;
      const found = begin.exec(text);
      if (!found) {
        // The last line may go on in the next piece.
        from = Math.max(from, text.lastIndexOf("\n") + 1);
        break;
      }
      const end = endOf(ends, found[1] as string);
      end.lastIndex = found.index + searched;
      const last = end.exec(text);
      from = last ? end.lastIndex : found.index;
      searched = last ? 0 : Math.max(0, text.lastIndexOf("\n") - from);
      if (!last) break;
      yield text.slice(found.index, from);
    }
    text = text.slice(from);
    if (text.length > most) throw new Unreadable("damaged");
  }
}

/** What ends a block, made once for each name: files have many thousand blocks. */
function endOf(made: Map<string, RegExp>, name: string): RegExp {
  const known = made.get(name) ?? new RegExp(`^END:${name}`, "gim");
  made.set(name, known);
  return known;
}
