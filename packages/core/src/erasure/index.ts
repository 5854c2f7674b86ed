export { eraseDue } from "./due.service.ts";
export { getErasure, requestErasure, withdrawErasure } from "./requests.service.ts";
