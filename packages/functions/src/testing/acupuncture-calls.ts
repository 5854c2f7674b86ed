import { acupunctureRoutes as routes } from "@meridian/core/contracts/acupuncture/acupuncture";
import type { Route } from "@meridian/core/contracts/kernel/route";
import { handler as amend } from "../routes/acupuncture/amend.ts";
import { handler as appointment } from "../routes/acupuncture/appointment.ts";
import { handler as customGroups } from "../routes/acupuncture/custom-groups.ts";
import { handler as deleteGroup } from "../routes/acupuncture/delete-group.ts";
import { handler as deletePoint } from "../routes/acupuncture/delete-point.ts";
import { handler as editGroup } from "../routes/acupuncture/edit-group.ts";
import { handler as editPoint } from "../routes/acupuncture/edit-point.ts";
import { handler as get } from "../routes/acupuncture/get.ts";
import { handler as group } from "../routes/acupuncture/group.ts";
import { handler as newGroup } from "../routes/acupuncture/new-group.ts";
import { handler as newPoint } from "../routes/acupuncture/new-point.ts";
import { handler as point } from "../routes/acupuncture/point.ts";
import { handler as pointFacts } from "../routes/acupuncture/point-facts.ts";
import { handler as points } from "../routes/acupuncture/points.ts";
import { handler as search } from "../routes/acupuncture/search.ts";
import { handler as tables } from "../routes/acupuncture/tables.ts";
import { type CallOptions, callHandler, type Handler } from "./call.ts";

const handlers: Record<keyof typeof routes, Handler> = {
  get,
  appointment,
  amend,
  points,
  tables,
  pointFacts,
  customGroups,
  search,
  newGroup,
  editGroup,
  deleteGroup,
  group,
  newPoint,
  editPoint,
  deletePoint,
  point,
};
/** Calls a route of acupuncture as a browser would. */
export const callAcupuncture = (name: keyof typeof routes, options: CallOptions) =>
  callHandler(routes[name] as Route, handlers[name], options);

export const ids = (list: { id: string }[]) => list.map(({ id }) => id);
let serial = 0;
const name = (what: string) => `${what} ${++serial}`;
export const groupForm = (over = {}) => ({
  name: name("Group"),
  auricular: false,
  points: ["ST36", "LI4"],
  ...over,
});
export const pointForm = (over = {}) => ({ name: name("Point"), auricular: false, ...over });
