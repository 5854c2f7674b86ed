import type { ConsentPage } from "@meridian/core/contracts/consents/consent-page";
import { useKeptFocus } from "@meridian/ui/focus/keep-focus";
import { useCallback, useEffect, useRef, useState } from "react";
import { browserLanguage, filled, type PageLanguage } from "../public-page/language.ts";
import { fetchPage } from "./api.ts";
import { Decision } from "./decision.tsx";
import { Done } from "./done.tsx";
import { TEXTS, type Texts } from "./texts.ts";
import type { Decided, Representative } from "./use-decision.ts";

type State =
  | { at: "loading" | "missing" | "offline" }
  | { at: "reading"; page: ConsentPage; changed: boolean }
  | { at: "done" };

const NOBODY: Representative = { name: "", relation: "" };

/** Language and title of the document. */
function useDocumentIn(language: PageLanguage, texts: Texts) {
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = texts.title;
  }, [language, texts]);
}

/** The page on which a patient decides about texts, one after the other: no session, no cookies. */
export function Page({ linkKey }: { linkKey: string }) {
  const [state, setState] = useState<State>({ at: "loading" });
  const [asked, setAsked] = useState<PageLanguage>();
  const [decided, setDecided] = useState<readonly Decided[]>([]);
  // What is pressed may be gone then: "Clear" below a signature.
  useKeptFocus();
  const shownIn = state.at === "reading" ? state.page.language : asked;
  const language = shownIn ?? browserLanguage(navigator.languages);
  const texts = TEXTS[language];
  const hasDecided = decided.length > 0;
  const load = useCallback(
    async (wanted: PageLanguage | undefined) => {
      const outcome = await fetchPage(linkKey, wanted);
      if (outcome.kind === "done") setState({ at: "reading", page: outcome.value, changed: false });
      // The remaining texts can be gone: decided at the clinic meanwhile, or no longer in use.
      else if (outcome.kind === "missing") setState({ at: hasDecided ? "done" : "missing" });
      else setState({ at: "offline" });
    },
    [linkKey, hasDecided],
  );
  // Once, and again after each decision while texts are left.
  const left = decided.at(-1)?.left;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language is that of the page already
  useEffect(() => {
    if (left !== 0) void load(asked);
  }, [load, left]);
  useDocumentIn(language, texts);
  const switchTo = (next: PageLanguage) => {
    setAsked(next);
    if (state.at === "reading") void load(next);
  };
  const page = state.at === "reading" ? state.page : undefined;
  return (
    <>
      <header>
        <p className="clinic">{page?.clinic ?? " "}</p>
        {state.at !== "done" && (
          <button
            type="button"
            className="plain"
            lang={language === "en" ? "pt" : "en"}
            onClick={() => switchTo(language === "en" ? "pt" : "en")}
          >
            {texts.language}
          </button>
        )}
      </header>
      <main>
        {state.at === "loading" && <p role="status">{texts.loading}</p>}
        {state.at === "missing" && <Trouble title={texts.missing} help={texts.missingHelp} />}
        {state.at === "offline" && (
          <Trouble title={texts.offline} help={texts.offlineHelp}>
            <button type="button" onClick={() => void load(asked)}>
              {texts.retry}
            </button>
          </Trouble>
        )}
        {state.at === "reading" && (
          <Reading
            linkKey={linkKey}
            page={state.page}
            changed={state.changed}
            texts={texts}
            onMissing={() => setState({ at: "missing" })}
            onChanged={(now) => setState({ at: "reading", page: now, changed: true })}
            last={decided.at(-1)}
            onDone={(one) => {
              setAsked(language);
              setDecided([...decided, one]);
              setState({ at: one.left === 0 ? "done" : "loading" });
            }}
          />
        )}
        {state.at === "done" && <Done linkKey={linkKey} decided={decided} texts={texts} />}
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

type ReadingProps = {
  linkKey: string;
  page: ConsentPage;
  /** The words were replaced while they were being read. */
  changed: boolean;
  /** The text of the link that was decided before this one. */
  last: Decided | undefined;
  texts: Texts;
  onMissing: () => void;
  onChanged: (page: ConsentPage) => void;
  onDone: (decided: Decided) => void;
};

function Reading({ page, changed, last, texts, ...decision }: ReadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isNext = last !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading of each text that takes another's place
  useEffect(() => {
    if (changed || isNext) heading.current?.focus();
  }, [changed, isNext, page.text]);
  const date = new Intl.DateTimeFormat(page.language === "pt" ? "pt-PT" : "en-GB", { dateStyle: "long" });
  return (
    <>
      {last && (
        <p className="arrived" id="arrived" role="status">
          {filled(texts.arrived, { title: last.title })}
        </p>
      )}
      {/* The focus comes here as the text before has arrived: both are read out. */}
      <h1 ref={heading} tabIndex={-1} aria-describedby={last ? "arrived" : undefined}>
        {page.title}
      </h1>
      <p className="quiet">
        {[
          page.count > 1 && filled(texts.number, { number: page.number, count: page.count }),
          filled(texts.forWhom, { initials: page.initials }),
          filled(texts.ends, { date: date.format(new Date(page.ends_at)) }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {changed && (
        <p className="safety" role="alert">
          {texts.changed}
        </p>
      )}
      <Decision key={page.text} page={page} texts={texts} before={last?.who ?? NOBODY} {...decision} />
    </>
  );
}
