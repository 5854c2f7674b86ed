import { fold } from "@meridian/core/text/fold";
import { wallInstant } from "@meridian/core/time/zones";
import ICAL from "ical.js";
import { blocksOf } from "./blocks.ts";
import { LIMITS, Unreadable } from "./limits.ts";
import { type Table, TableBuilder } from "./table.ts";

/** Names of the columns that a calendar is read as. The guesses know them. */
const HEADER = ["Date", "Start", "End", "Patient", "Email", "Professional", "Room", "Status", "Notes"];
/** How far a series that never ends is read, days from now, and how many appointments of one series at most. */
const AHEAD_DAYS = 366;
const MAX_OCCURRENCES = 1000;

/**
 * Reads the events of a calendar (iCalendar, RFC 5545) as rows of a sheet. A series becomes one row for each of its appointments.
 * An event of a whole day has no start time, and a series with too many appointments no date: both are shown as rows that cannot be
 * imported. Throws {@link Unreadable}.
 */
export async function readCalendar(file: Blob): Promise<Table> {
  const known = await zonesAndMoved(file);
  const builder = new TableBuilder();
  builder.add(HEADER, 1);
  let number = 0;
  for await (const text of blocksOf(file, ["VEVENT"], LIMITS.unclosedEvent)) {
    number += 1;
    const event = parsed(text);
    for (const cells of event ? readable(() => rowsOf(event, known)) : []) {
      if (builder.length > LIMITS.rows) throw new Unreadable("too_many_rows", LIMITS.rows);
      // Each appointment of a series has a number of its own: rows are told apart by it.
      builder.add(cells, builder.length + 1);
    }
  }
  if (number === 0) throw new Unreadable("empty");
  if (builder.length === 1) throw new Unreadable("damaged");
  return builder.table();
}

/** What could be read; nothing where a part of an event is damaged. */
function readable<T>(read: () => T[]): T[] {
  try {
    return read();
  } catch {
    return [];
  }
}

type Zones = ReadonlyMap<string, ICAL.Timezone>;

function parsed(text: string): ICAL.Component | undefined {
  try {
    return new ICAL.Component(ICAL.parse(text) as unknown[]);
  } catch {
    return undefined;
  }
}

/** What events refer to, wherever it stands in the file. */
type Known = {
  /** The time zones that the file itself describes, for names that are not those of the time-zone database. */
  zones: Zones;
  /** The appointments of series that stand in the file again with another time: by series and instant. */
  moved: ReadonlySet<string>;
};

/** Reads the file once before its rows, so that not all of its events are in memory at once. */
async function zonesAndMoved(file: Blob): Promise<Known> {
  const zones = new Map<string, ICAL.Timezone>();
  const again: string[] = [];
  let events = 0;
  for await (const block of blocksOf(file, ["VTIMEZONE", "VEVENT"], LIMITS.unclosedEvent)) {
    const isZone = /^BEGIN:VTIMEZONE/i.test(block);
    if (!isZone) events += 1;
    if (events > LIMITS.rows) throw new Unreadable("too_many_rows", LIMITS.rows);
    if (!isZone && /^RECURRENCE-ID/im.test(block)) again.push(block);
    const zone = isZone ? parsed(block) : undefined;
    const name = zone?.getFirstPropertyValue("tzid");
    if (zone && name) zones.set(String(name), new ICAL.Timezone(zone));
  }
  const moved = new Set(again.flatMap((block) => readable(() => movedBy(block, zones))));
  return { zones, moved };
}

function movedBy(block: string, zones: Zones): string[] {
  const event = parsed(block);
  const property = event?.getFirstProperty("recurrence-id");
  if (!event || !property) return [];
  return [`${textOf(event, "uid")}|${momentOf(property, timeOf(property), zones)}`];
}

const timeOf = (property: ICAL.Property) => property.getFirstValue() as ICAL.Time;
const textOf = (event: ICAL.Component, name: string) =>
  String(event.getFirstPropertyValue(name) ?? "").trim();

/** The rows of an event: one, or one for each appointment of its series. */
function rowsOf(event: ICAL.Component, known: Known): string[][] {
  const start = event.getFirstProperty("dtstart");
  if (!start) return [];
  const first = timeOf(start);
  const length = lengthOf(event, first);
  const row = (time: ICAL.Time) => {
    const end = length && time.clone();
    if (end && length) end.addDuration(length);
    return [
      dayOf(time),
      time.isDate ? "" : momentOf(start, time, known.zones),
      !time.isDate && end ? momentOf(start, end, known.zones) : "",
      ...aboutOf(event),
    ];
  };
  const rule = event.getFirstPropertyValue("rrule");
  if (!(rule instanceof ICAL.Recur)) return [row(first)];
  const times = occurrences(event, { rule, first, start }, known);
  return times ? times.map(row) : [[`RRULE:${rule.toString()}`, "", "", ...aboutOf(event)]];
}

/** The starts of a series; undefined where they are too many. Those that were moved stand in the file as events of their own. */
function occurrences(
  event: ICAL.Component,
  { rule, first, start }: { rule: ICAL.Recur; first: ICAL.Time; start: ICAL.Property },
  { zones, moved }: Known,
): ICAL.Time[] | undefined {
  const last = Date.now() + AHEAD_DAYS * 86_400_000;
  const left = new Set(
    event
      .getAllProperties("exdate")
      .flatMap((property) =>
        property.getValues().map((time) => momentOf(property, time as ICAL.Time, zones)),
      ),
  );
  const uid = textOf(event, "uid");
  const times: ICAL.Time[] = [];
  const iterator = rule.iterator(first);
  for (let time = iterator.next(); time; time = iterator.next()) {
    if (Date.parse(dayOf(time)) > last) break;
    if (times.length === MAX_OCCURRENCES) return undefined;
    const moment = momentOf(start, time, zones);
    if (!left.has(moment) && !moved.has(`${uid}|${moment}`)) times.push(time.clone());
  }
  return times;
}

function lengthOf(event: ICAL.Component, start: ICAL.Time): ICAL.Duration | undefined {
  const duration = event.getFirstPropertyValue("duration");
  if (duration instanceof ICAL.Duration) return duration;
  const end = event.getFirstPropertyValue("dtend");
  return end instanceof ICAL.Time ? end.subtractDate(start) : undefined;
}

const two = (value: number) => String(value).padStart(2, "0");
const dayOf = ({ year, month, day }: ICAL.Time) =>
  `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
const clockOf = ({ hour, minute }: ICAL.Time) => `${two(hour)}:${two(minute)}`;

/**
 * When a time is: an instant where its zone is known, otherwise the time by the clinic's clock. Names of the time-zone database come
 * before what the file says about them.
 */
function momentOf(property: ICAL.Property, time: ICAL.Time, zones: Zones): string {
  if (time.zone === ICAL.Timezone.utcTimezone) return time.toJSDate().toISOString();
  const name = String(property.getParameter("tzid") ?? "");
  if (isZone(name)) return new Date(wallInstant(dayOf(time), clockOf(time), name)).toISOString();
  const zone = zones.get(name);
  if (!zone) return `${dayOf(time)}T${clockOf(time)}`;
  const placed = time.clone();
  placed.zone = zone;
  return placed.toJSDate().toISOString();
}

function isZone(name: string): boolean {
  try {
    return name !== "" && new Intl.DateTimeFormat("en", { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/** Who, with whom, where, and what is said about an event. */
function aboutOf(event: ICAL.Component): string[] {
  const people = event.getAllProperties("attendee");
  const organizer = event.getFirstProperty("organizer");
  const host = organizer && addressOf(organizer);
  const guest = people.find((person) => addressOf(person) !== host);
  const summary = textOf(event, "summary");
  const patient = (guest && nameOf(guest)) || nameIn(summary);
  const description = textOf(event, "description");
  return [
    patient,
    guest ? addressOf(guest) : "",
    organizer ? nameOf(organizer) : "",
    textOf(event, "location"),
    textOf(event, "status"),
    [summary === patient ? "" : summary, description].filter(Boolean).join("\n"),
  ];
}

const addressOf = (person: ICAL.Property) =>
  String(person.getFirstValue() ?? "")
    .replace(/^mailto:/i, "")
    .toLowerCase();
/** The name beside an address, if it is not the address again. */
function nameOf(person: ICAL.Property): string {
  const name = String(person.getParameter("cn") ?? "").trim();
  return name.includes("@") ? "" : name;
}

/** Words of a title that are about the appointment and not about the person. */
const ABOUT =
  /\b(consulta|consultas|sessao|tratamento|acupuntura|osteopatia|massagem|avaliacao|primeira|retorno|seguimento|appointment|session|treatment|consultation|acupuncture|osteopathy|massage|visit|first|follow|up|with|com|de|do|da|booking|marcacao)\b/g;

/** Words between others: a title does not begin with one, a name may (`De Sá`). */
const LINKS = /^(with|com|de|do|da)$/;
const isAbout = (word: string) => !/\p{L}/u.test(fold(word).replaceAll(ABOUT, ""));

/** The person in a title: `Consulta: Ana Demo`, `Ana Demo - Acupuntura`, `Consulta Ana Demo`. */
function nameIn(summary: string): string {
  const parts = summary.split(/\s+[-–—|]\s+|[:,(/)]/).map((part) => part.trim());
  const part = parts.find((one) => one !== "" && !isAbout(one));
  return part === undefined ? summary : withoutAbout(part);
}

/** Without what is about the appointment before and after the name. */
function withoutAbout(title: string): string {
  const words = title.split(/\s+/);
  const first = LINKS.test(fold(words[0] ?? "")) ? 0 : words.findIndex((word) => !isAbout(word));
  const last = words.findLastIndex((word) => !isAbout(word));
  return words.slice(first, last + 1).join(" ");
}
