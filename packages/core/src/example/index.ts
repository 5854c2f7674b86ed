export { begin, setTourStep } from "./example.service.ts";
