export type { Block, Column, DocumentHead, Drawing, Letterhead, TableRow } from "./blocks.ts";
export * as Documents from "./faces.ts";
