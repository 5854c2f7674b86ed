export type { Block, Column, DocumentHead, Drawing, DrawingLabel, Letterhead, TableRow } from "./blocks.ts";
export * as Documents from "./faces.ts";
