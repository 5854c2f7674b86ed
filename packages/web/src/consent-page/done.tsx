import { useEffect, useRef, useState } from "react";
import { fetchCopy } from "./api.ts";
import type { Texts } from "./texts.ts";
import type { Decided } from "./use-decision.ts";

type DoneProps = { linkKey: string; decided: readonly Decided[]; texts: Texts };

/** Thanks, and copies of what was signed. */
export function Done({ linkKey, decided, texts }: DoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  const signed = decided.filter(({ status }) => status === "signed");
  const copy = async (request: string) => {
    setFailed(false);
    const outcome = await fetchCopy(linkKey, request);
    if (outcome.kind === "done") location.assign(outcome.value.url);
    else setFailed(true);
  };
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {decided.length > 1 ? texts.allArrived : texts[signed.length > 0 ? "signed" : "refused"]}
      </h1>
      <p>{signed.length > 0 ? texts.signedHelp : texts.refusedHelp}</p>
      {signed.map(({ request, title }) => (
        <p key={request}>
          <button type="button" className="main" onClick={() => void copy(request)}>
            {signed.length > 1 ? `${texts.copy}: ${title}` : texts.copy}
          </button>
        </p>
      ))}
      {signed.length > 0 && <p className="quiet">{texts.copyHelp}</p>}
      {failed && <p role="alert">{texts.copyFailed}</p>}
    </>
  );
}
