import ICAL from "ical.js";
import { blocksOf } from "./blocks.ts";
import { LIMITS, Unreadable } from "./limits.ts";
import { modernContact } from "./old-vcard.ts";
import { type Table, TableBuilder } from "./table.ts";

/** The columns of contacts, by names that the guessing of columns knows. */
const HEADER = ["Name", "Birthday", "Gender", "Mobile", "Phone", "E-mail", "Address", "Notes"];

/** Reads the contacts of a vCard file (versions 2.1 to 4.0 as phones and mail programs write them) as a sheet. */
export async function readContacts(file: Blob): Promise<Table> {
  const builder = new TableBuilder();
  builder.add(HEADER, 1);
  let number = 1;
  for await (const card of blocksOf(file, ["VCARD"])) {
    number += 1;
    if (number > LIMITS.rows) throw new Unreadable("too_many_rows", LIMITS.rows);
    const cells = contactOf(modernContact(card));
    if (cells) builder.add(cells, number);
  }
  if (builder.length === 1) throw new Unreadable("damaged");
  return builder.table();
}

/** The cells of a contact; undefined where it cannot be read. */
function contactOf(card: string): string[] | undefined {
  let contact: ICAL.Component;
  try {
    contact = new ICAL.Component(ICAL.parse(card) as unknown[]);
  } catch {
    return undefined;
  }
  const all = (name: string) => contact.getAllProperties(name);
  const value = (name: string) => textOf(contact.getFirstPropertyValue(name));
  const isMobile = (phone: ICAL.Property) => /cell|mobile/i.test(String(phone.getParameter("type") ?? ""));
  const phones = (wanted: boolean) =>
    all("tel")
      .filter((phone) => isMobile(phone) === wanted)
      .map((phone) => textOf(phone.getFirstValue()).replace(/^tel:/i, ""))
      .join(" / ");
  return [
    value("fn") || nameOf(contact.getFirstPropertyValue("n")),
    value("bday"),
    value("gender"),
    phones(true),
    phones(false),
    all("email")
      .map((email) => textOf(email.getFirstValue()))
      .join("; "),
    addressOf(contact.getFirstPropertyValue("adr")),
    value("note"),
  ];
}

const textOf = (value: unknown): string =>
  value === null || value === undefined ? "" : String(value).trim();
const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.flat().map(textOf) : [textOf(value)];

/** Family name, given name, more names. */
function nameOf(value: unknown): string {
  const [family = "", given = "", more = ""] = listOf(value);
  return [given, more, family].filter(Boolean).join(" ");
}

/** Post box, flat, street, town, region, code, country. */
function addressOf(value: unknown): string {
  const [box = "", flat = "", street = "", town = "", region = "", code = "", country = ""] = listOf(value);
  return [street, flat, box, [code, town].filter(Boolean).join(" "), region, country]
    .filter(Boolean)
    .join(", ");
}
