import { acupunctureRoutes as routes } from "@meridian/core/contracts/acupuncture/acupuncture";
import type { Route } from "@meridian/core/contracts/kernel/route";
import {
  amend,
  appointment,
  customGroups,
  deleteGroup,
  deletePoint,
  editGroup,
  editPoint,
  get,
  group,
  newGroup,
  newPoint,
  point,
  pointFacts,
  points,
  search,
  tables,
} from "../routes/acupuncture/acupuncture.ts";
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
