import type { Example } from "@meridian/core/contracts/example/example";
import { useSession } from "@meridian/ui/session/session";
import { useCommands } from "@meridian/ui/shell/commands";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { noteStep } from "../api/tour.ts";
import { findTarget, watchTarget } from "../model/find-target.ts";
import { isThere, placeIn, stepsFor, type TourStep } from "../model/steps.ts";
import { TOUR_KEYS } from "../model/tour-keys.ts";
import { TourBubble } from "./tour-bubble.tsx";
import { TourCard } from "./tour-card.tsx";
import { useEnding } from "./use-ending.ts";

/**
 * Shows one step after the other. Where the step's element is not on the page, because the user went elsewhere or it is still
 * loading, a card at the edge says the same and leads back.
 */
export function TourRunner({ example, from }: { example: Example; from: string }) {
  const { t } = useTranslation("tour");
  const user = useSession();
  const steps = useMemo(() => stepsFor(user), [user]);
  const [at, setAt] = useState(() => placeIn(steps, from));
  const step = steps[at] as TourStep;
  const { end, isEnding, failure } = useEnding();
  const { here, isShown, show } = useStepPlace(step, example);
  const go = (to: number) => {
    const next = steps[to];
    if (!next) return end();
    setAt(to);
    void noteStep(next);
    show(next);
  };
  const isLast = at === steps.length - 1;
  useCommands([
    { id: "tour-next", label: t(isLast ? "finish" : "next"), keys: TOUR_KEYS.next, run: () => go(at + 1) },
    ...(at > 0 ? [{ id: "tour-back", label: t("back"), keys: TOUR_KEYS.back, run: () => go(at - 1) }] : []),
    { id: "tour-end", label: t("end"), keys: TOUR_KEYS.end, run: end },
  ]);
  const controls = {
    step,
    at,
    count: steps.length,
    isEnding,
    failure,
    onNext: () => go(at + 1),
    onBack: at > 0 ? () => go(at - 1) : undefined,
    onEnd: end,
  };
  if (here && isShown) return <TourBubble key={step.name} {...controls} target={step.target} />;
  return <TourCard {...controls} onReturn={here ? undefined : () => show(step)} />;
}

/** Whether the step's screen is open and its element visible, and how to open it. */
function useStepPlace(step: TourStep, example: Example) {
  const navigate = useNavigate();
  const location = useLocation();
  const here = isThere(location, step.at(example));
  const [isShown, setShown] = useState(() => findTarget(step.target) !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks anew at another place
  useEffect(() => watchTarget(step.target, setShown), [step.target, location.key]);
  const show = useCallback(
    (next: TourStep) => {
      if (!isThere(window.location, next.at(example))) void navigate(next.at(example));
    },
    [navigate, example],
  );
  return { here, isShown, show };
}
