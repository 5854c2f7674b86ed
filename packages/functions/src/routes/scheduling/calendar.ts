import * as Appointments from "@meridian/core/appointments";
import { calendarRoutes } from "@meridian/core/contracts/scheduling/calendar";
import * as Scheduling from "@meridian/core/scheduling";
import { handle } from "../../http/handle.ts";

export const upcoming = /* @__PURE__ */ handle(calendarRoutes, "upcoming", ({ query }) =>
  Scheduling.upcomingAppointments(query),
);

export const changeToken = /* @__PURE__ */ handle(calendarRoutes, "changeToken", ({ query }) =>
  Appointments.readChangeToken(query),
);

export const affectedAppointments = /* @__PURE__ */ handle(
  calendarRoutes,
  "affectedAppointments",
  ({ query }) => Scheduling.affectedAppointments(query),
);

export const createFeed = /* @__PURE__ */ handle(calendarRoutes, "createFeed", () => Scheduling.createFeed());

export const feed = /* @__PURE__ */ handle(calendarRoutes, "feed", ({ params }) =>
  Scheduling.readFeed(params.token),
);

export const freeTimes = /* @__PURE__ */ handle(calendarRoutes, "freeTimes", ({ query }) =>
  Scheduling.freeTimes(query),
);

export const getFeed = /* @__PURE__ */ handle(calendarRoutes, "getFeed", () => Scheduling.getFeed());

export const revokeFeed = /* @__PURE__ */ handle(calendarRoutes, "revokeFeed", () => Scheduling.revokeFeed());
