export { amendAppointment as amend } from "./amending.service.ts";
export { onAppointment as appointment } from "./appointment.service.ts";
export { OwnGroupEntity, OwnPointEntity } from "./catalogue.entity.ts";
export { customGroups, group, overview, point, search, visiblePoints } from "./catalogue.service.ts";
export { createGroup, deleteGroup, editGroup } from "./own-groups.service.ts";
export { createPoint, deletePoint, editPoint } from "./own-points.service.ts";
export { pointFacts } from "./point-facts.ts";
export { tables } from "./point-tables.ts";
