import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { deviceHasRoom, waitsOnDevice } from "../drafts/drafts.ts";
import { filesWait } from "../drafts/kept-files.ts";
import { holdsUnsent, letPageGo, sendUnsent } from "../drafts/unsent.ts";
import classes from "./sign-out.module.css";

/** How long what is unsent may take before one is asked, milliseconds. */
const PATIENCE = 3000;

/** Signing out: what is unsent is sent first; where that fails, one is told what becomes of it and decides. */
export function useSignOut(end: () => void) {
  const [unsent, setUnsent] = useState<"kept" | "lost">();
  const leave = () => {
    letPageGo();
    end();
  };
  const ask = async () => {
    if (holdsUnsent()) await sendUnsent(PATIENCE);
    const waits = holdsUnsent() || (await waitsOnDevice()) || (await filesWait());
    if (!waits) return leave();
    setUnsent(deviceHasRoom() ? "kept" : "lost");
  };
  const question = unsent && <Question unsent={unsent} onStay={() => setUnsent(undefined)} onLeave={leave} />;
  return { ask, question };
}

type QuestionProps = { unsent: "kept" | "lost"; onStay: () => void; onLeave: () => void };

function Question({ unsent, onStay, onLeave }: QuestionProps) {
  const { t } = useTranslation("shell");
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => element.current?.showModal(), []);
  return (
    <dialog
      ref={element}
      className={classes.dialog}
      aria-labelledby="sign-out"
      onCancel={(event) => {
        event.preventDefault();
        onStay();
      }}
    >
      <h2 id="sign-out">{t("signOut.title")}</h2>
      <p>{t(`signOut.${unsent}`)}</p>
      <div className={classes.row}>
        <Button onClick={onStay} autoFocus>
          {t("signOut.stay")}
        </Button>
        <Button variant="default" onClick={onLeave}>
          {t("signOut.leave")}
        </Button>
      </div>
    </dialog>
  );
}
