export { day } from "./day.ts";
export { pay, refund } from "./paying.ts";
export { get, ofPatient } from "./reading.ts";
