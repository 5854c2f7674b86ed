export { listActivity, patientActivity } from "./activity.service.ts";
export { anchorAll } from "./anchors.ts";
export { checkActivity, checkDue } from "./checks.service.ts";
export { noteEntry, sealDue } from "./sealing.service.ts";
export { noteChange } from "./watching.service.ts";
