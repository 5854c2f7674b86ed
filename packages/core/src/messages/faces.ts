export { standing } from "./standing.ts";
export { tellDue } from "./tell.ts";
