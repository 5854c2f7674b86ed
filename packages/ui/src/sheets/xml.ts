/** Texts and attributes of the XML in workbooks. Only what such files contain: no entities of their own, no DTD. */

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** A text with its entities replaced, and with Excel's `_x000D_` for characters that XML forbids. */
export function decodeXml(text: string): string {
  let decoded = text;
  if (decoded.includes("&"))
    decoded = decoded.replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, name: string) => {
      if (name[0] !== "#") return NAMED[name] ?? whole;
      const hexadecimal = name[1] === "x" || name[1] === "X";
      const code = Number.parseInt(name.slice(hexadecimal ? 2 : 1), hexadecimal ? 16 : 10);
      return code <= 0x10ffff ? String.fromCodePoint(code) : "";
    });
  if (decoded.includes("_x"))
    decoded = decoded.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  return decoded;
}

/** Made once for each name: a sheet has many thousand rows. */
const patterns = new Map<string, RegExp>();

/** An attribute of a tag, given as the text between `<` and `>`. */
export function attribute(tag: string, name: string): string | undefined {
  let pattern = patterns.get(name);
  if (!pattern) {
    pattern = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
    patterns.set(name, pattern);
  }
  const found = pattern.exec(tag);
  return found ? decodeXml(found[1] ?? found[2] ?? "") : undefined;
}

/** All tags of that local name in a small document, each as the text between `<` and `>`. */
export function tagsOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<((?:[\\w.-]+:)?${name}(?:\\s[^>]*)?)>`, "g"))].map(
    ([, tag]) => tag ?? "",
  );
}

/**
 * Removes namespace prefixes from tags (`<x:row>`): some programs write one before every element. `prefix` is the one
 * of the document's root element.
 */
export const withoutPrefix = (xml: string, prefix: string) =>
  prefix === "" ? xml : xml.replaceAll(`<${prefix}:`, "<").replaceAll(`</${prefix}:`, "</");

/** The namespace prefix of the root element, `""` without one. */
export const prefixOf = (xml: string): string => /<(?!\?|!)(?:([\w.-]+):)?[\w.-]+/.exec(xml)?.[1] ?? "";

/**
 * The texts of all `<t>` in a piece of rich text between two places of a document, without the reading aid of Japanese
 * (`<rPh>`). Nearly all are one `<t>` without anything else, which is taken out without copying the piece.
 */
export function richText(document: string, from = 0, to = document.length): string {
  const open = document.indexOf("<t", from);
  if (open < 0 || open >= to) return "";
  const start = document.indexOf(">", open) + 1;
  const close = document.indexOf("<", start);
  if (isOnlyText(document, open, close, to)) return decodeXml(document.slice(start, close));
  const xml = document.slice(from, to);
  const spoken = xml.includes("<rPh") ? xml.replace(/<rPh[\s\S]*?<\/rPh>/g, "") : xml;
  let text = "";
  for (const [, part = ""] of spoken.matchAll(/<t(?:\s[^>]*)?>([\s\S]*?)<\/t>/g)) text += part;
  return decodeXml(unwrapCharacterData(text));
}

/** Whether the end of the `<t>` follows its text, and no other `<t>` comes after it. */
function isOnlyText(xml: string, open: number, close: number, to: number): boolean {
  const after = xml.charCodeAt(open + 2);
  if ((after !== 62 && after !== 32) || close < 0 || close >= to) return false;
  if (!xml.startsWith("</t>", close)) return false;
  const next = xml.indexOf("<t", close);
  return next < 0 || next >= to;
}

const unwrapCharacterData = (text: string) =>
  text.includes("<![CDATA[") ? text.replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, "$1") : text;
