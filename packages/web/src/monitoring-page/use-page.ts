import type { MonitoringPage, SentEntry } from "@meridian/core/contracts/monitoring/monitoring-page";
import { useCallback, useEffect, useRef, useState } from "react";
import { withAnswer } from "./answers.ts";
import { fetchPage, sendEntry, sendReminders } from "./api.ts";
import {
  adoptEarlier,
  browserOutbox,
  browserPages,
  memoryOutbox,
  type OutboxStore,
  sendWaiting,
} from "./outbox.ts";

/** How long to wait before sending again what could not be sent, milliseconds. */
const AGAIN_MS = 20_000;

type State = "loading" | "ready" | "missing" | "offline";

/**
 * A patient's page: what was kept on the phone at once, what the server has as soon as it answers. An answer is kept on
 * the phone first and sent from there.
 */
export function usePage(key: string) {
  const [state, setState] = useState<State>("loading");
  const [page, setPage] = useState<MonitoringPage>();
  /** How many answers are not sent yet; undefined until the phone's own store was read. */
  const [waiting, setWaiting] = useState<number>();
  const [refused, setRefused] = useState(false);
  const { store, keeps } = useOutbox(key);
  /** Answers given since the page was opened: one can be sent while an older state of the page is still arriving. */
  const given = useRef(new Map<string, SentEntry>());
  const [pages] = useState(() => browserPages());

  const show = useCallback(
    (next: MonitoringPage) => {
      setPage(next);
      setState("ready");
      pages.write(key, next).catch(() => undefined);
    },
    [key, pages],
  );

  const send = useSending(key, store, (sent) => {
    setWaiting(sent.left);
    if (sent.refused > 0) setRefused(true);
    if (sent.gone) setState("missing");
  });

  const load = useCallback(async () => {
    const kept = await pages.read<MonitoringPage>(key).catch(() => undefined);
    if (kept) show(kept);
    await send.current();
    const outcome = await fetchPage(key);
    if (outcome.kind === "refused") {
      setWaiting((await (await store()).list(key)).length);
      return setState("missing");
    }
    if (outcome.kind === "later") return setState((current) => (current === "loading" ? "offline" : current));
    const adopted = await adoptEarlier(await store(), key, outcome.value, (other) =>
      pages.read<MonitoringPage>(other),
    );
    const left = await (await store()).list(key);
    for (const { id, entry } of left) given.current.set(id, entry);
    show([...given.current].reduce((shown, [id, entry]) => withAnswer(shown, id, entry), outcome.value));
    if (adopted > 0) await send.current();
  }, [key, pages, show, store, send]);

  useEffect(() => {
    void load();
    return onReturn({ online: () => void load(), seen: () => void send.current() });
  }, [load, send]);

  const answer = async (id: string, entry: SentEntry) => {
    if (!page) return;
    setRefused(false);
    given.current.set(id, entry);
    show(withAnswer(page, id, entry));
    setWaiting((count = 0) => Math.max(1, count));
    await (await store()).put({ id, key, entry });
    await send.current();
  };

  /** Stops the reminders or lets them come again; says whether it worked. */
  const pauseReminders = async (paused: boolean): Promise<boolean> => {
    const outcome = await sendReminders(key, paused);
    if (outcome.kind === "done" && page) show({ ...page, reminders_paused: outcome.value.paused });
    return outcome.kind === "done";
  };

  return { state, page, waiting, refused, keeps, answer, pauseReminders, retry: () => void load() };
}

/** The phone's own store of answers, or one in memory where the phone keeps none. */
function useOutbox(key: string) {
  const [keeps, setKeeps] = useState(true);
  const outbox = useRef<OutboxStore>(undefined);
  const store = useCallback(async (): Promise<OutboxStore> => {
    if (outbox.current) return outbox.current;
    const kept = browserOutbox();
    const works = await kept.list(key).then(
      () => true,
      () => false,
    );
    setKeeps(works);
    outbox.current ??= works ? kept : memoryOutbox();
    return outbox.current;
  }, [key]);
  return { store, keeps };
}

type Sent = Awaited<ReturnType<typeof sendWaiting>>;

/** Sends what waits on the phone, and again after a while where something is left. */
function useSending(key: string, store: () => Promise<OutboxStore>, onSent: (sent: Sent) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef<Promise<void>>(Promise.resolve());
  /** One after the other, also in a browser whose tabs cannot agree. */
  const send = useRef(async () => {});
  const sendNow = async () => {
    clearTimeout(timer.current);
    const sent = await sendWaiting(await store(), key, sendEntry);
    onSent(sent);
    if (!sent.gone && sent.left > 0)
      timer.current = setTimeout(() => void send.current(), sent.again ? sent.again * 1000 : AGAIN_MS);
  };
  send.current = () => {
    sending.current = sending.current.then(sendNow, sendNow);
    return sending.current;
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return send;
}

/** Calls back when the connection returns and when the page is looked at again; returns how to stop. */
function onReturn({ online, seen }: Record<"online" | "seen", () => void>) {
  const look = () => document.visibilityState === "visible" && seen();
  addEventListener("online", online);
  document.addEventListener("visibilitychange", look);
  return () => {
    removeEventListener("online", online);
    document.removeEventListener("visibilitychange", look);
  };
}
