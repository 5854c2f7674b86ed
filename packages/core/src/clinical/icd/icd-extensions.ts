import type { ExtensionAxis, IcdExtensionFields } from "../catalogues/descriptions/icd-extensions.ts";
import type { BaseRow, OverlayEntry } from "../catalogues/overlay.ts";
import { publishedTable } from "../catalogues/published-table.ts";
import type { Words } from "../safety/finding.ts";

/**
 * One per line: code | axis | English | Portuguese. The codes are the World Health Organization's (ICD-11, extension codes);
 * the words are the product's own. Nobody has compared them with the WHO's browser yet.
 */
const ROWS = `XS5W|severity|mild|ligeira
XS0T|severity|moderate|moderada
XS25|severity|severe|grave
XK8G|laterality|left|esquerda
XK9K|laterality|right|direita
XK9J|laterality|bilateral|bilateral
XK70|laterality|one side, not stated which|de um lado, não indicado qual
XT5R|course|acute|aguda
XT8W|course|chronic|crónica`;

/** The key of a code's entry. */
export const extensionKey = ({ code }: Pick<IcdExtensionFields, "code">) => code.toLowerCase();

/** The extension codes that ship with the product. */
export const shippedExtensions: readonly BaseRow<IcdExtensionFields>[] = ROWS.split("\n").map((row) => {
  const [code = "", axis = "", en = "", pt = ""] = row.split("|");
  return { key: extensionKey({ code }), fields: { code, axis: axis as ExtensionAxis, name: { en, pt } } };
});

/** The extension codes that can be chosen, with what is published over those that ship. */
export const offeredExtensions = publishedTable<IcdExtensionFields, readonly IcdExtensionFields[]>(
  () => shippedExtensions,
  (rows) => rows.map(({ fields }) => fields),
);

/** The codes that a diagnosis may name: retired ones too, since an open visit may hold them. */
export const knownExtensions = (overlay: readonly OverlayEntry<IcdExtensionFields>[]): ReadonlySet<string> =>
  new Set([...shippedExtensions, ...overlay].flatMap(({ fields }) => (fields ? [fields.code] : [])));

/** An extension as a diagnosis stores it: with its words, so that a later edition changes no record. */
type Stored = { code: string } & Words;

/** A diagnosis's code with its extensions, as ICD-11 writes them: `stem&X1&X2`. */
export const clusterOf = (code: string, extensions: readonly Pick<Stored, "code">[] = []) =>
  [code, ...extensions.map((one) => one.code)].join("&");

/** An extension's name in a language; where it has none, the other one or the code. */
export const extensionName = (one: Stored, language: keyof Words) =>
  one[language] || one.en || one.pt || one.code;

/** A title with the names of its extensions: "Low back pain, right, severe". */
export const extendedTitle = (
  title: string,
  extensions: readonly Stored[] | undefined,
  language: keyof Words,
) => [title, ...(extensions ?? []).map((one) => extensionName(one, language))].join(", ");
