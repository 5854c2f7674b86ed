import { type Campaign, RECEIVER_STATES } from "@meridian/core/contracts/campaigns/campaigns";
import { formatDateTime, formatNumber } from "@meridian/ui/i18n/format";
import { type Fact, FactList } from "@meridian/ui/table/fact-list";
import { useTranslation } from "react-i18next";
import { useAudienceWords } from "../model/audience-words.ts";
import classes from "./campaigns.module.css";

/** How far sending is: a bar, and how many receivers are in each state. */
export function CampaignProgress({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation("campaigns");
  const audienceWords = useAudienceWords();
  const { counts, prepared, starts_at, finished_at } = campaign;
  const done = counts.sent + counts.failed + counts.skipped;
  const facts: Fact[] = [
    [t("progress.began"), starts_at && formatDateTime(starts_at)],
    [t("progress.ended"), finished_at && formatDateTime(finished_at)],
    [t("audience.title"), audienceWords(campaign.audience)],
  ];
  const figures: Fact[] = [
    [t("progress.total"), formatNumber(counts.total)],
    ...RECEIVER_STATES.map((state): Fact => [receiverState(t, state, campaign), formatNumber(counts[state])]),
  ];
  return (
    <section className={classes.progress} aria-label={t("progress.title")}>
      <p className={classes.help} role="status">
        {prepared
          ? t("progress.done", { done: formatNumber(done), total: formatNumber(counts.total) })
          : t("progress.preparing", { total: formatNumber(counts.total) })}
      </p>
      <progress
        className={classes.bar}
        aria-label={t("progress.title")}
        max={Math.max(1, counts.total)}
        value={prepared ? done : 0}
      />
      <FactList facts={figures} className={classes.counts} />
      <FactList facts={facts} className={classes.facts} />
    </section>
  );
}

type Words = ReturnType<typeof useTranslation<"campaigns">>["t"];

/** What waits in a mail that was cancelled is not sent any more. */
export const receiverState = (
  t: Words,
  state: (typeof RECEIVER_STATES)[number],
  { state: of }: Pick<Campaign, "state">,
): string => t(state === "waiting" && of === "cancelled" ? "receiver.notSent" : `receiver.states.${state}`);
