import type { Attachment } from "../../platform/mail.ts";
import { plainText, type RichBlock, type RichRun } from "../../text/rich-text.ts";

/** The content of a mail, before it is rendered. */
export type Content = {
  subject: string;
  /** A text without formatting is one paragraph. */
  paragraphs: readonly (string | RichBlock)[];
  /** The button of the mail. */
  action?: { label: string; url: string };
  /** The last paragraph: why the reader gets this mail, and what to do if it was sent by mistake. */
  note: string;
  /** A link below the note, such as the one that unsubscribes. */
  footer?: { label: string; url: string };
};

/** A mail as plain text and as HTML. */
export type RenderedMail = {
  subject: string;
  text: string;
  html: string;
  attachment?: Attachment;
  headers?: Readonly<Record<string, string>>;
};

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Renders a mail as plain text and as a simple HTML page. The content is escaped, so none of it becomes markup. */
export function renderMail(
  { subject, paragraphs, action, note, footer }: Content,
  language: "en" | "pt",
): RenderedMail {
  const link = (one: { label: string; url: string } | undefined) => (one ? [`${one.label}: ${one.url}`] : []);
  const plain = paragraphs.map((block) => (typeof block === "string" ? block : plainText([block])));
  const text = [...plain, ...link(action), note, ...link(footer), "Meridian"];
  // A line break in a subject would begin another header.
  return { subject: oneLine(subject), text: text.join("\n\n"), html: page() };

  function page() {
    const shown = paragraphs.map(blockHtml).join("");
    const below = footer
      ? `<p style="color:#5b6661;font-size:13px"><a href="${escaped(footer.url)}" style="color:#5b6661">${escaped(footer.label)}</a></p>`
      : "";
    const button = action
      ? `<p style="margin:28px 0"><a href="${escaped(action.url)}" style="background:#1f7a6b;border-radius:8px;color:#ffffff;display:inline-block;padding:12px 20px;text-decoration:none">${escaped(action.label)}</a></p><p style="color:#5b6661;font-size:13px;word-break:break-all">${escaped(action.url)}</p>`
      : "";
    return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body style="background:#fbfaf7;color:#1c2421;font:16px/1.5 Arial,sans-serif;margin:0;padding:24px"><div style="margin:0 auto;max-width:520px">${shown}${button}<p style="color:#5b6661;font-size:13px">${escaped(note)}</p>${below}<p style="color:#5b6661;font-size:13px">Meridian</p></div></body></html>`;
  }
}

function blockHtml(block: string | RichBlock): string {
  if (typeof block === "string") return `<p>${escaped(block)}</p>`;
  if (block.kind !== "list") return `<p>${runsHtml(block.runs)}</p>`;
  const list = block.ordered ? "ol" : "ul";
  return `<${list}>${block.items.map((item) => `<li>${runsHtml(item)}</li>`).join("")}</${list}>`;
}

const runsHtml = (runs: readonly RichRun[]): string =>
  runs
    .map(({ text, bold, href }) => {
      const words = escaped(text).replaceAll("\n", "<br>");
      const shown = bold ? `<strong>${words}</strong>` : words;
      return href ? `<a href="${escaped(href)}" style="color:#1f7a6b">${shown}</a>` : shown;
    })
    .join("");

const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();
