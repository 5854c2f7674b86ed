import { mustHoldText } from "./table.ts";

/** Texts in one block, and blocks that are open at the same time. */
const [PER_BLOCK, OPEN] = [128, 64] as const;
/** Between the texts of a block: no XML has it. */
const SEPARATOR = "\u0000";

/**
 * The texts of a workbook by number. They are kept in blocks of one text each, because some hundred thousand short texts
 * take several times the memory of what they say. Cells refer to them nearly in order, so a few open blocks are enough.
 */
export class StringTable {
  readonly #blocks: string[] = [];
  readonly #open = new Map<number, string[]>();
  #last: string[] = [];
  #letters = 0;

  /** Throws beyond the letters that a workbook may have. */
  add(text: string) {
    this.#letters += text.length;
    mustHoldText(this.#letters);
    this.#last.push(text);
    if (this.#last.length < PER_BLOCK) return;
    this.#blocks.push(this.#last.join(SEPARATOR));
    this.#last = [];
  }

  /** The text of a number, `""` if there is none. */
  get(index: number): string {
    const block = Math.floor(index / PER_BLOCK);
    const texts = block === this.#blocks.length ? this.#last : this.#opened(block);
    return texts[index % PER_BLOCK] ?? "";
  }

  #opened(block: number): string[] {
    const known = this.#open.get(block);
    if (known) return known;
    const texts = this.#blocks[block]?.split(SEPARATOR) ?? [];
    if (this.#open.size >= OPEN) {
      const [oldest] = this.#open.keys();
      if (oldest !== undefined) this.#open.delete(oldest);
    }
    this.#open.set(block, texts);
    return texts;
  }
}
