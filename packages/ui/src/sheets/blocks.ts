import { LIMITS, Unreadable } from "./limits.ts";
import { piecesOf } from "./text-file.ts";

/**
 * The blocks of those names in a vCard or iCalendar file, from `BEGIN` to `END`, one at a time as the file is read: contacts
 * with pictures are large. Throws {@link Unreadable} for a block that does not end.
 */
export async function* blocksOf(file: Blob, names: readonly string[]): AsyncGenerator<string> {
  const begin = new RegExp(`^BEGIN:(${names.join("|")})[ \\t]*$`, "im");
  let text = "";
  /** Up to where the end of a block was looked for. */
  let searched = 0;
  for await (const piece of piecesOf(file)) {
    text += piece;
    for (;;) {
      const found = begin.exec(text);
      if (!found) {
        // The last line may go on in the next piece.
        text = text.slice(text.lastIndexOf("\n") + 1);
        break;
      }
      const end = new RegExp(`^END:${found[1]}`, "gim");
      end.lastIndex = found.index + searched;
      const last = end.exec(text);
      text = text.slice(found.index);
      searched = last ? 0 : Math.max(0, text.lastIndexOf("\n"));
      if (!last) break;
      const length = last.index + last[0].length - found.index;
      yield text.slice(0, length);
      text = text.slice(length);
    }
    if (text.length > LIMITS.unclosed) throw new Unreadable("damaged");
  }
}
