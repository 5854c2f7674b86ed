export { mustBeWritable } from "./guard.ts";
