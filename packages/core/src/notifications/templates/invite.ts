import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { env } from "../../platform/env.ts";
import type { Attachment } from "../../platform/mail.ts";
import { visitsOf } from "./visits.ts";

/**
 * The appointments for the patient's own calendar. An appointment keeps its identifier and its version grows, so that
 * a later file moves or removes what an earlier one entered.
 */
export function invite(facts: Readonly<Record<string, string>>, cancelled: boolean): Attachment {
  const method = cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const clinic = facts.clinic ?? "";
  const calendar = ical({ prodId: { company: "Meridian", product: "Meridian", language: "EN" }, method });
  for (const { id, start, end, version } of visitsOf(facts)) {
    calendar.createEvent({
      id: `${id}@${new URL(env("WEB_ORIGIN")).hostname}`,
      sequence: version,
      stamp: new Date(facts.made ?? start),
      start: new Date(start),
      end: new Date(end),
      summary: clinic,
      location: [facts.place, facts.address].filter(Boolean).join(", "),
      organizer: { name: clinic, email: addressOf(env("MAIL_FROM")) },
      status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return {
    name: "appointment.ics",
    type: `text/calendar; charset=utf-8; method=${method}`,
    content: calendar.toString(),
  };
}

/** The bare address of `Name <address>`. */
const addressOf = (sender: string) => /<([^>]+)>/.exec(sender)?.[1] ?? sender;
