export { begin, end, setTourStep } from "./example.service.ts";
