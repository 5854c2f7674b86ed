export { tutorial } from "./tutorial.service.ts";
