import { Button } from "@mantine/core";
import { LoadingLine } from "@meridian/ui/loading/loading-line";
import { type SessionUser, useSession } from "@meridian/ui/session/session";
import { Brand } from "@meridian/ui/shell/brand";
import { useTitle } from "@meridian/ui/shell/title";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import { storeWelcomeShown } from "../api/own-state.ts";
import {
  hasPlace,
  hasPlan,
  hasType,
  isAnswered,
  type WelcomeStep,
  welcomeSteps,
} from "../model/welcome-steps.ts";
import { type Door, Doors } from "./doors.tsx";
import { FirstPlace, FirstType } from "./first-place.tsx";
import { StepBadge } from "./getting-started.tsx";
import classes from "./welcome.module.css";
import { WhoYouAre } from "./who-you-are.tsx";

/** What a user sees after the first sign-in, and later when they ask for it: what is not known yet, then where to begin. */
export function Welcome({ doors }: { doors: readonly Door[] }) {
  const { t } = useTranslation("welcome");
  const user = useSession();
  const { steps, step, go } = useSteps();
  useEffect(() => void storeWelcomeShown(), []);
  const part = partOf(user, step);
  const [firstPart] = useState(part);
  const title = t("title", { name: user.name.split(" ")[0] ?? user.name });
  useTitle(title);
  const next = () => go(steps[steps.indexOf(step) + 1] ?? "start");
  const bodies: Record<WelcomeStep, ReactNode> = {
    who: <WhoYouAre onDone={next} />,
    place: <Place onDone={next} onChoose={() => go("who")} />,
    start: <Doors doors={doors} {...(steps.includes("who") && { onChoose: () => go("who") })} />,
  };
  return (
    <div className={classes.page}>
      <LoadingLine />
      <header className={classes.top}>
        <Link to="/home" className={classes.brand}>
          <Brand />
        </Link>
        <Button component={Link} to="/home" variant="subtle" className={classes.leave}>
          {t(step === "start" ? "leave.home" : "leave.later")}
        </Button>
      </header>
      <main className={classes.main}>
        <div className={classes.intro}>
          <h1>{title}</h1>
          <p>{steps.length > 1 ? t("lead") : t("leadShort", { clinic: user.space?.space_name ?? "" })}</p>
        </div>
        {steps.length > 1 && <StepList steps={steps} step={step} go={go} />}
        <StepPart
          key={part}
          part={part}
          follows={part !== firstPart}
          explains={part !== "start" || doors.length > 1}
        >
          {bodies[step]}
        </StepPart>
        <p className={classes.again}>{t("again")}</p>
      </main>
    </div>
  );
}

/**
 * The steps that were open when the page was opened, and the one that is shown: the first without an answer, or the one in the
 * address.
 */
function useSteps() {
  const user = useSession();
  const [steps] = useState(() => welcomeSteps(user));
  const [first] = useState(() => steps.find((one) => !isAnswered(user, one)) ?? "start");
  const [search, setSearch] = useSearchParams();
  const step = steps.find((one) => one === search.get("step")) ?? first;
  return { steps, step, go: (to: WelcomeStep) => setSearch({ step: to }) };
}

type StepListProps = { steps: readonly WelcomeStep[]; step: WelcomeStep; go: (step: WelcomeStep) => void };

function StepList({ steps, step, go }: StepListProps) {
  const { t } = useTranslation("welcome");
  const user = useSession();
  return (
    <nav aria-label={t("stepsLabel")}>
      <ol className={classes.steps}>
        {steps.map((one, index) => (
          <li key={one}>
            <button
              type="button"
              className={classes.stepButton}
              aria-current={one === step ? "step" : undefined}
              onClick={() => go(one)}
            >
              <StepBadge done={one !== step && isAnswered(user, one)} current={one === step}>
                {index + 1}
              </StepBadge>
              {t(`step.${one}`)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A step as it is headed: the place is asked for first, then what can be booked there. */
type Part = WelcomeStep | "type";
const partOf = (user: SessionUser, step: WelcomeStep): Part =>
  step === "place" && hasPlan(user) && hasPlace(user) && !hasType(user) ? "type" : step;

type StepPartProps = {
  part: Part;
  follows: boolean;
  /** A single door needs no word about choosing. */
  explains: boolean;
  children: ReactNode;
};

/** One step. Its heading takes the focus when it follows another, so that a screen reader says where one is. */
function StepPart({ part, follows, explains, children }: StepPartProps) {
  const { t } = useTranslation("welcome");
  const head = useRef<HTMLHeadingElement>(null);
  const [takesFocus] = useState(follows);
  useEffect(() => {
    if (takesFocus) head.current?.focus();
  }, [takesFocus]);
  return (
    <section className={part === "start" ? classes.open : classes.card} aria-labelledby="welcome-step">
      <h2 id="welcome-step" ref={head} tabIndex={-1}>
        {t(`${part}.title`)}
      </h2>
      <p className={classes.help}>{explains && t(`${part}.help`)}</p>
      {children}
    </section>
  );
}

/** The place, then what can be booked there. */
function Place({ onDone, onChoose }: { onDone: () => void; onChoose: () => void }) {
  const { t } = useTranslation("welcome");
  const user = useSession();
  if (!hasPlan(user))
    return (
      <div className={classes.first}>
        <p>{t("place.planFirst")}</p>
        <Button variant="default" onClick={onChoose}>
          {t("place.toPlan")}
        </Button>
      </div>
    );
  if (!hasPlace(user)) return <FirstPlace />;
  if (!hasType(user)) return <FirstType onDone={onDone} />;
  return (
    <div className={classes.first}>
      <p>{t("place.done")}</p>
      <Button onClick={onDone}>{t("place.next")}</Button>
    </div>
  );
}
