import { expectedOn } from "@meridian/core/clinical/monitoring/course";
import { useKeptFocus } from "@meridian/ui/focus/keep-focus";
import { useEffect, useState } from "react";
import { browserLanguage, filled } from "../public-page/language.ts";
import { localDay } from "./answers.ts";
import { SymptomCard } from "./symptom-card.tsx";
import { TEXTS, type Texts } from "./texts.ts";
import { usePage } from "./use-page.ts";

/** The page a patient opens from a link: no session, no cookies, usable without a connection. */
export function Page({ linkKey }: { linkKey: string }) {
  const [language, setLanguage] = useState(() => browserLanguage(navigator.languages));
  const texts = TEXTS[language];
  const shown = usePage(linkKey);
  // "Undo" and others are gone once they are pressed.
  useKeptFocus();
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = texts.title;
  }, [language, texts]);
  const { state, page } = shown;
  return (
    <>
      <header>
        <p className="clinic">{page?.clinic ?? " "}</p>
        <button
          type="button"
          className="plain"
          lang={language === "en" ? "pt" : "en"}
          onClick={() => setLanguage(language === "en" ? "pt" : "en")}
        >
          {texts.language}
        </button>
      </header>
      <main>
        {state === "loading" && <p role="status">{texts.loading}</p>}
        {state === "missing" && (
          <Trouble title={texts.missing} help={texts.missingHelp}>
            {!!shown.waiting && <p>{counted(texts.kept_one, texts.kept_other, shown.waiting)}</p>}
          </Trouble>
        )}
        {state === "offline" && (
          <Trouble title={texts.offline} help={texts.offlineHelp}>
            <button type="button" className="plain" onClick={shown.retry}>
              {texts.retry}
            </button>
          </Trouble>
        )}
        {state === "ready" && page && (
          <>
            <h1>
              {texts.greeting} <span className="initials">{page.initials}</span>
            </h1>
            <p className="safety">{texts.safety}</p>
            <Symptoms {...shown} page={page} texts={texts} language={language} />
            <Delivery {...shown} texts={texts} />
            {page.reminds && (
              <Reminders paused={page.reminders_paused} pause={shown.pauseReminders} texts={texts} />
            )}
          </>
        )}
      </main>
    </>
  );
}

function Trouble({ title, help, children }: { title: string; help: string; children?: React.ReactNode }) {
  return (
    <div className="trouble" role="alert">
      <h1>{title}</h1>
      <p>{help}</p>
      {children}
    </div>
  );
}

type Ready = ReturnType<typeof usePage>;

function Symptoms({
  page,
  answer,
  texts,
  language,
}: { page: NonNullable<Ready["page"]>; answer: Ready["answer"]; texts: Texts } & { language: "en" | "pt" }) {
  const [late, setLate] = useState(false);
  const day = localDay(new Date(), late ? 1 : 0);
  if (page.symptoms.length === 0) return <p>{texts.nothing}</p>;
  return (
    <>
      <fieldset className="days">
        <legend className="hidden">{texts.day}</legend>
        <button type="button" aria-pressed={!late} onClick={() => setLate(false)}>
          {texts.today}
        </button>
        <button type="button" aria-pressed={late} onClick={() => setLate(true)}>
          {texts.yesterday}
        </button>
      </fieldset>
      {page.symptoms.map((symptom) => (
        <div key={`${symptom.id}${day}`}>
          {!expectedOn(symptom.frequency, day) && <p className="quiet">{texts.notToday}</p>}
          <SymptomCard
            symptom={symptom}
            day={day}
            late={late}
            texts={texts}
            language={language}
            saveAnswer={answer}
          />
        </div>
      ))}
    </>
  );
}

/** Whether the answers have arrived. */
function Delivery({
  waiting,
  refused,
  keeps,
  texts,
}: Pick<Ready, "waiting" | "refused" | "keeps"> & { texts: Texts }) {
  const known = waiting ? counted(texts.waiting_one, texts.waiting_other, waiting) : texts.sent;
  return (
    <div className="delivery">
      <p role="status">{waiting !== undefined && known}</p>
      {refused && <p role="alert">{texts.refused}</p>}
      {!keeps && <p role="alert">{texts.notKept}</p>}
    </div>
  );
}

const counted = (one: string, other: string, count: number) => (count === 1 ? one : filled(other, { count }));

type RemindersProps = { paused: boolean; pause: Ready["pauseReminders"]; texts: Texts };

/** The patient decides whether reminders come. */
function Reminders({ paused, pause, texts }: RemindersProps) {
  const [outcome, setSaid] = useState<"changed" | "failed">();
  const change = async () => setSaid((await pause(!paused)) ? "changed" : "failed");
  const now = paused ? texts.remindersPaused : texts.remindersOn;
  return (
    <div className="reminders">
      <button type="button" className="plain" onClick={() => void change()}>
        {paused ? texts.resumeReminders : texts.pauseReminders}
      </button>
      <p role="status">{outcome === "changed" || (paused && !outcome) ? now : ""}</p>
      {outcome === "failed" && <p role="alert">{texts.remindersFailed}</p>}
    </div>
  );
}
