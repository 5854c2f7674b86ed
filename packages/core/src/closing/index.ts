export { closeDue } from "./due.service.ts";
export { getClosing, requestClosing, withdrawClosing } from "./requests.service.ts";
