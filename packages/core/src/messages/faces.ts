export { sendAgain } from "./again.ts";
export { list, ofPatient, read } from "./log.ts";
export { standing } from "./standing.ts";
export { tellDue } from "./tell.ts";
