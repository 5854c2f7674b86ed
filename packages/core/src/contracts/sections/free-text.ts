import { z } from "zod";
import { text } from "../primitives.ts";

/** A section that is one free text. */
export const freeText = z.object({ text: text(8000).default("") });
