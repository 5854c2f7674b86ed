import type { ConsentPage } from "@meridian/core/contracts/consents/consent-page";
import { useCallback, useEffect, useRef, useState } from "react";
import { browserLanguage, filled, type PageLanguage } from "../public-page/language.ts";
import { fetchPage } from "./api.ts";
import { Decision } from "./decision.tsx";
import { Done } from "./done.tsx";
import { TEXTS, type Texts } from "./texts.ts";

type State =
  | { at: "loading" | "missing" | "offline" }
  | { at: "reading"; page: ConsentPage; changed: boolean }
  | { at: "signed" | "refused"; request: string };

/** The page on which a patient decides about a text: no session, no cookies. */
export function Page({ linkKey }: { linkKey: string }) {
  const [state, setState] = useState<State>({ at: "loading" });
  const [asked, setAsked] = useState<PageLanguage>();
  const shownIn = state.at === "reading" ? state.page.language : asked;
  const language = shownIn ?? browserLanguage(navigator.languages);
  const texts = TEXTS[language];
  const load = useCallback(
    async (wanted: PageLanguage | undefined) => {
      const outcome = await fetchPage(linkKey, wanted);
      if (outcome.kind === "done") setState({ at: "reading", page: outcome.value, changed: false });
      else setState({ at: outcome.kind === "missing" ? "missing" : "offline" });
    },
    [linkKey],
  );
  useEffect(() => void load(undefined), [load]);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = texts.title;
  }, [language, texts]);
  const switchTo = (next: PageLanguage) => {
    setAsked(next);
    if (state.at === "reading") void load(next);
  };
  const page = state.at === "reading" ? state.page : undefined;
  return (
    <>
      <header>
        <p className="clinic">{page?.clinic ?? " "}</p>
        {state.at !== "signed" && state.at !== "refused" && (
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
            onDone={(at, request) => {
              setAsked(language);
              setState({ at, request });
            }}
          />
        )}
        {(state.at === "signed" || state.at === "refused") && (
          <Done linkKey={linkKey} status={state.at} request={state.request} texts={texts} />
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

type ReadingProps = {
  linkKey: string;
  page: ConsentPage;
  /** The words were replaced while they were being read. */
  changed: boolean;
  texts: Texts;
  onMissing: () => void;
  onChanged: (page: ConsentPage) => void;
  onDone: (status: "signed" | "refused", request: string) => void;
};

function Reading({ page, changed, texts, ...decision }: ReadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (changed) heading.current?.focus();
  }, [changed]);
  const date = new Intl.DateTimeFormat(page.language === "pt" ? "pt-PT" : "en-GB", { dateStyle: "long" });
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {page.title}
      </h1>
      <p className="quiet">
        {filled(texts.forWhom, { initials: page.initials })} ·{" "}
        {filled(texts.ends, { date: date.format(new Date(page.ends_at)) })}
      </p>
      {changed && (
        <p className="safety" role="alert">
          {texts.changed}
        </p>
      )}
      <Decision page={page} texts={texts} {...decision} />
    </>
  );
}
