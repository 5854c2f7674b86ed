/** A property with its parameters, before the first colon outside them. */
const PROPERTY = /^((?:[\w-]+\.)?[\w-]+)((?:;[^:]*)?):([\s\S]*)$/;

/**
 * A contact of version 2.1, as old phones and Outlook write them, in the form of later versions: values in quoted-printable are
 * decoded, types without a name get theirs, and pictures are left out. Other versions are returned as they are.
 */
export function modernContact(card: string): string {
  if (!/^VERSION:2\.1\s*$/im.test(card)) return card;
  return logicalLines(card).flatMap(modernLine).join("\r\n");
}

/** Lines that are continued: by a space at the beginning of the next, or in quoted-printable by an equals sign at the end. */
function logicalLines(card: string): string[] {
  const lines: string[] = [];
  for (const line of card.split(/\r?\n/)) {
    const last = lines.at(-1);
    const isSoft =
      last !== undefined && /QUOTED-PRINTABLE/i.test(last.split(":")[0] ?? "") && last.endsWith("=");
    if (last !== undefined && isSoft) lines[lines.length - 1] = last.slice(0, -1) + line;
    else if (last !== undefined && /^[ \t]/.test(line)) lines[lines.length - 1] = last + line.slice(1);
    else lines.push(line);
  }
  return lines;
}

function modernLine(line: string): string[] {
  const [, name = "", parameters = "", value = ""] = PROPERTY.exec(line) ?? [];
  if (name === "") return [];
  if (/^VERSION$/i.test(name)) return ["VERSION:3.0"];
  if (/^(PHOTO|LOGO|SOUND|KEY)$/i.test(name)) return [];
  const given = parameters.split(";").filter(Boolean);
  const of = (key: string) =>
    given.find((one) => one.toUpperCase().startsWith(`${key}=`))?.slice(key.length + 1);
  const isQuoted = given.some((one) => /^(ENCODING=)?QUOTED-PRINTABLE$/i.test(one));
  const types = given.filter((one) => !one.includes("=") && !/^QUOTED-PRINTABLE$/i.test(one));
  const all = [...types, ...(of("TYPE")?.split(",") ?? [])];
  const text = isQuoted ? unquoted(value, of("CHARSET") ?? "utf-8") : value;
  const escaped = text.replaceAll(",", "\\,").replaceAll(/\r?\n/g, "\\n");
  return [`${name}${all.length > 0 ? `;TYPE=${all.join(",")}` : ""}:${escaped}`];
}

/** The text of a value in quoted-printable. An unknown set of characters is read as UTF-8. */
function unquoted(value: string, charset: string): string {
  const bytes = new Uint8Array(
    [...value.matchAll(/=([0-9A-F]{2})|([\s\S])/gi)].flatMap(([, hex, letter = ""]) =>
      hex === undefined ? [...new TextEncoder().encode(letter)] : [Number.parseInt(hex, 16)],
    ),
  );
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
