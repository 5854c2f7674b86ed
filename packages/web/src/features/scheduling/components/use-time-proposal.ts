import type { Clinic } from "@meridian/core/contracts/clinic/clinic";
import { useTranslation } from "react-i18next";
import { useFreeTimes } from "../api/planning.ts";
import type { BookingDraft } from "../model/booking-draft.ts";
import { SEARCHED_DAYS } from "../model/time-preferences.ts";
import { type ChosenFields, proposalOf, proposalQuery } from "../model/time-proposal.ts";

type Proposing = {
  clinic: Clinic;
  draft: BookingDraft;
  initial: BookingDraft;
  chosen: ChosenFields;
  /** Something that decides what is searched for is still being looked up. */
  waits: boolean;
};

/**
 * The draft with the professional's first free time, until the user chooses a time; `help` explains the time, and
 * `searching` is true until the answer. Without
 * an answer (too wide a search, a lost connection) the time stays empty.
 */
export function useTimeProposal({ clinic, draft, initial, chosen, waits }: Proposing) {
  const { t } = useTranslation("scheduling");
  const query = waits ? undefined : proposalQuery(draft, initial, chosen);
  const free = useFreeTimes(query);
  if (!query) return { proposed: draft, searching: waits };
  if (free.isFetching) return { proposed: draft, help: t("form.searching"), searching: true };
  if (!free.data) return { proposed: draft, searching: false };
  const [first] = free.data.pages.flatMap(({ items }) => items);
  if (first)
    return {
      proposed: { ...draft, ...proposalOf(first, clinic) },
      help: t("form.firstFree"),
      searching: false,
    };
  return {
    proposed: draft,
    searching: false,
    help: chosen.has("day") ? t("form.noneThatDay") : t("form.noneInDays", { count: SEARCHED_DAYS }),
  };
}
