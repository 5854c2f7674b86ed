import { useEffect, useRef, useState } from "react";
import { fetchCopy } from "./api.ts";
import type { Texts } from "./texts.ts";

type DoneProps = { linkKey: string; status: "signed" | "refused"; request: string; texts: Texts };

/** Thanks, and a copy of what was signed. */
export function Done({ linkKey, status, request, texts }: DoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    setFailed(false);
    const outcome = await fetchCopy(linkKey, request);
    if (outcome.kind === "done") location.assign(outcome.value.url);
    else setFailed(true);
  };
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {texts[status]}
      </h1>
      <p>{status === "signed" ? texts.signedHelp : texts.refusedHelp}</p>
      {status === "signed" && (
        <>
          <button type="button" className="main" onClick={() => void copy()}>
            {texts.copy}
          </button>
          <p className="quiet">{texts.copyHelp}</p>
        </>
      )}
      {failed && <p role="alert">{texts.copyFailed}</p>}
    </>
  );
}
