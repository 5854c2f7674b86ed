export { forgetPublished, publications, publishedOverlays, publishedPart } from "./published.ts";
