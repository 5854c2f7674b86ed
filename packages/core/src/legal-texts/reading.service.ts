import type { Language } from "../contracts/kernel/primitives.ts";
import type { AcceptedText, ReadLegalText } from "../contracts/legal-texts/legal-texts.ts";
import { absent } from "../platform/errors.ts";
import { changedLines } from "../text/changed-lines.ts";
import { richDocument } from "../text/rich-text.ts";
import { acceptedTexts } from "./published.ts";
import { wordsOf } from "./words.ts";

type Asked = { language: Language; number?: number | undefined; since?: number | undefined };

/**
 * A text as everybody may read it: the version in force, or the one with a number, a planned one too. With `since` also what
 * differs from that version. Two requests, none for what this container knows. Throws 404 `legal_text.not_found`.
 */
export async function readText(
  text: AcceptedText,
  { language, number, since }: Asked,
): Promise<ReadLegalText> {
  await acceptedTexts.read();
  const versions = acceptedTexts.versionsOf(text);
  const current = acceptedTexts.current(text);
  const shown = number === undefined ? current : versions.find((one) => one.number === number);
  const isKnown = since === undefined || versions.some((one) => one.number === since);
  if (!shown || !isKnown) throw absent("legal_text");
  const [words, before] = await wordsOf(text, [shown.number, ...(since === undefined ? [] : [since])]);
  const { title, body } = (words as NonNullable<typeof words>)[language];
  return {
    text,
    number: shown.number,
    from: shown.from,
    title,
    body: richDocument(body),
    current: current.number,
    versions: versions.map((one) => ({ number: one.number, from: one.from })).reverse(),
    changes: before ? changedLines(before[language].body, body) : null,
  };
}
