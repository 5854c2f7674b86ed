import type { Attachment } from "../../platform/mail.ts";

/** The content of a mail, before it is rendered. */
export type Content = {
  subject: string;
  paragraphs: readonly string[];
  /** The button of the mail. */
  action?: { label: string; url: string };
  /** The last paragraph: why the reader gets this mail, and what to do if it was sent by mistake. */
  note: string;
};

/** A mail as plain text and as HTML. */
export type RenderedMail = { subject: string; text: string; html: string; attachment?: Attachment };

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Renders a mail as plain text and as a simple HTML page. The content is escaped, so none of it becomes markup. */
export function renderMail(
  { subject, paragraphs, action, note }: Content,
  language: "en" | "pt",
): RenderedMail {
  const text = [...paragraphs, ...(action ? [`${action.label}: ${action.url}`] : []), note, "Meridian"];
  // A line break in a subject would begin another header.
  return { subject: oneLine(subject), text: text.join("\n\n"), html: page() };

  function page() {
    const shown = paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join("");
    const button = action
      ? `<p style="margin:28px 0"><a href="${escaped(action.url)}" style="background:#1f7a6b;border-radius:8px;color:#ffffff;display:inline-block;padding:12px 20px;text-decoration:none">${escaped(action.label)}</a></p><p style="color:#5b6661;font-size:13px;word-break:break-all">${escaped(action.url)}</p>`
      : "";
    return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body style="background:#fbfaf7;color:#1c2421;font:16px/1.5 Arial,sans-serif;margin:0;padding:24px"><div style="margin:0 auto;max-width:520px">${shown}${button}<p style="color:#5b6661;font-size:13px">${escaped(note)}</p><p style="color:#5b6661;font-size:13px">Meridian</p></div></body></html>`;
  }
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();
