export type { Block, Column, DocumentHead, Drawing, DrawingLabel, Letterhead, TableRow } from "./blocks.ts";
export { renderDocument } from "./render.ts";
