import * as z from "zod";

const runs = z.array(
  z.object({ text: z.string(), bold: z.literal(true).optional(), href: z.string().optional() }),
);

/** A formatted text as headings, paragraphs and lists of plain texts, which a screen shows without any markup: see `text/rich-text.ts`. */
export const richTextBlocks = z.array(
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("heading"), runs }),
    z.object({ kind: z.literal("paragraph"), runs }),
    z.object({ kind: z.literal("list"), ordered: z.boolean(), items: z.array(runs) }),
  ]),
);
