import { campaignFooter } from "../../contracts/campaigns/campaign-words.ts";
import type { Language } from "../../contracts/kernel/primitives.ts";
import { env } from "../../platform/env.ts";
import * as Spaces from "../../spaces/index.ts";
import { type RichBlock, type RichRun, richText } from "../../text/rich-text.ts";
import type { Facts } from "./composed.ts";
import { type RenderedMail, renderMail } from "./render-mail.ts";

/** A mail of the back office to a part of the clinics: unlike the others it says what was typed, not a wording of the product. */
export const CAMPAIGN = "campaign";

/**
 * Such a mail. News have a link that unsubscribes without signing in, and the headers by which mail programs offer the same
 * (RFC 2369, RFC 8058). Facts: `kind`, `subject`, `body`, and `space` and `user` of the receiver.
 */
export async function campaignMail(
  language: Language,
  { kind, subject = "", body = "", space = "", user = "" }: Facts,
): Promise<RenderedMail> {
  const content = { subject, paragraphs: richText(body).map(withWholeAddresses) };
  if (kind !== "marketing")
    return renderMail({ ...content, note: campaignFooter.service[language].why }, language);
  const { why, unsubscribe } = campaignFooter.marketing[language];
  const token = await Spaces.unsubscribeToken({ space, user });
  const footer = { label: unsubscribe, url: `${env("WEB_ORIGIN")}/unsubscribe/${token}` };
  return {
    ...renderMail({ ...content, note: why, footer }, language),
    headers: {
      "List-Unsubscribe": `<${env("API_ORIGIN")}/unsubscribe/${token}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

/** A path of the product leads to the product from a mail too. */
function withWholeAddresses(block: RichBlock): RichBlock {
  const whole = (runs: readonly RichRun[]) =>
    runs.map((run) =>
      run.href?.startsWith("/") ? { ...run, href: `${env("WEB_ORIGIN")}${run.href}` } : run,
    );
  return block.kind === "list"
    ? { ...block, items: block.items.map(whole) }
    : { ...block, runs: whole(block.runs) };
}
