import { createConversions, Entity, type EntityItem } from "electrodb";
import { TICKET_STATES, TICKET_TOPICS } from "../contracts/support/tickets.ts";
import { table } from "../db/table.ts";

/**
 * A message of a clinic's user to the administrators, without what was written: see {@link TicketMessageEntity}.
 *
 * | access pattern                            | index   | key                        |
 * |-------------------------------------------|---------|----------------------------|
 * | one ticket                                | primary | id                         |
 * | a user's tickets, newest first; a space's | gsi1    | space, user + id           |
 * | the inbox of a state, last change first   | gsi2    | state, last change + id    |
 * | the whole inbox, last change first        | gsi3    | constant, last change + id |
 */
export const TicketEntity = new Entity({
  model: { entity: "supportTicket", version: "1", service: "meridian" },
  attributes: {
    list: { type: ["tickets"] as const, required: true, default: "tickets" },
    id: { type: "string", required: true },
    space_id: { type: "string", required: true },
    user_id: { type: "string", required: true },
    user_name: { type: "string", required: true },
    space_name: { type: "string", required: true },
    email: { type: "string", required: true },
    language: { type: ["en", "pt"] as const, required: true },
    topic: { type: TICKET_TOPICS, required: true },
    state: { type: TICKET_STATES, required: true },
    /** The beginning of the first message. */
    excerpt: { type: "string", required: true },
    /** What the inbox is searched by, folded. */
    words: { type: "string", required: true },
    /** What the sender agreed to send. */
    page: { type: "string" },
    app_version: { type: "string" },
    browser: { type: "string" },
    /** How many messages and notes it has. */
    messages: { type: "number", required: true },
    answered_by: { type: "string", required: true, default: "" },
    created_at: { type: "string", required: true },
    updated_at: { type: "string", required: true },
    version: { type: "number", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["id"] },
      sk: { field: table.sortKey, composite: [] },
    },
    ofUser: {
      index: "gsi1",
      pk: { field: "gsi1pk", composite: ["space_id"] },
      sk: { field: "gsi1sk", composite: ["user_id", "id"] },
    },
    inState: {
      index: "gsi2",
      pk: { field: "gsi2pk", composite: ["state"] },
      sk: { field: "gsi2sk", composite: ["updated_at", "id"] },
    },
    inbox: {
      index: "gsi3",
      pk: { field: "gsi3pk", composite: ["list"] },
      sk: { field: "gsi3sk", composite: ["updated_at", "id"] },
    },
  },
});
export type TicketItem = EntityItem<typeof TicketEntity>;

const { inbox, inState } = createConversions(TicketEntity).byAccessPattern;
/** The cursor that continues after a ticket, in the whole inbox or in that of a state. */
export const cursorAfter = inbox.fromComposite.toCursor;
export const cursorAfterInState = inState.fromComposite.toCursor;

/**
 * What somebody wrote in a ticket. Never changed.
 *
 * | access pattern                     | index   | key        |
 * |------------------------------------|---------|------------|
 * | a ticket's messages, oldest first  | primary | ticket, id |
 */
export const TicketMessageEntity = new Entity({
  model: { entity: "supportMessage", version: "1", service: "meridian" },
  attributes: {
    ticket_id: { type: "string", required: true },
    id: { type: "string", required: true },
    /** Whose ticket it is, so that what was written goes when the space is closed. */
    space_id: { type: "string" },
    /** A `note` is seen by administrators only. */
    from: { type: ["clinic", "support", "note"] as const, required: true },
    by: { type: "string", required: true },
    by_name: { type: "string", required: true },
    text: { type: "string", required: true },
    /** File name of the picture that came with it. */
    screenshot: { type: "string" },
    at: { type: "string", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["ticket_id"] },
      sk: { field: table.sortKey, composite: ["id"] },
    },
  },
});
export type TicketMessage = EntityItem<typeof TicketMessageEntity>;
