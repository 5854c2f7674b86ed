export { renderDocument } from "./render.ts";
