export { printDocuments, printPerson, printVisits } from "./print.service.ts";
export { start } from "./start.service.ts";
export { visits } from "./visits.service.ts";
