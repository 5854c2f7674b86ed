import { Button } from "@mantine/core";
import { isMinor } from "@meridian/core/clinical/consents/required-consents";
import type { ConsentLink, ConsentLinkWanted } from "@meridian/core/contracts/consents/consent-links";
import { MAX_LINK_TEXTS } from "@meridian/core/contracts/consents/consent-links";
import type { MessageChannel } from "@meridian/core/contracts/notifications/notifications";
import { Dialog } from "@meridian/ui/dialog/dialog";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { LinkAddress } from "@meridian/ui/links/link-address";
import { ErrorState, Notice, Skeleton } from "@meridian/ui/states/states";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useConsentLinkActions, useConsentLinkMessage, useConsentLinks } from "../api/consent-links.ts";
import { useConsentStates } from "../api/consents.ts";
import { type Choosable, choosable, textsWaiting } from "../model/link-choice.ts";
import classes from "./consents.module.css";
import { LinkChoice } from "./link-choice.tsx";
import { LinkList } from "./link-list.tsx";
import { SendLinkForm } from "./send-link-form.tsx";

type LinkDialogProps = {
  patient: string;
  /** Texts that are chosen at the beginning. */
  texts: readonly string[];
  onClose: () => void;
};

/** A link with which a patient signs on their own phone: made, shown, sent, and followed until the answers arrive. */
export function LinkDialog({ patient, texts, onClose }: LinkDialogProps) {
  const { t } = useTranslation("consents");
  const { states, error: statesError, retry } = useConsentStates([patient]);
  const message = useConsentLinkMessage(patient, "patient");
  const links = useConsentLinks(patient, { soon: true });
  const person = states?.items[0];
  const error = statesError ?? message.error ?? links.error;
  return (
    <Dialog title={t("link.title")} onClose={onClose} wide>
      {error && !(states && message.data && links.data) ? (
        <ErrorState
          error={error}
          onRetry={() => {
            retry();
            void message.refetch();
            void links.refetch();
          }}
        />
      ) : states && person && message.data && links.data ? (
        <>
          <p className={classes.quiet}>{t("sign.for", { name: message.data.patient_name })}</p>
          <Steps
            patient={patient}
            choices={choosable(states.texts, person)}
            begun={texts}
            minor={isMinor(person.age)}
            links={links.data}
            onClose={onClose}
          />
        </>
      ) : (
        <Skeleton lines={8} />
      )}
    </Dialog>
  );
}

type StepsProps = {
  patient: string;
  choices: readonly Choosable[];
  begun: readonly string[];
  minor: boolean;
  links: readonly ConsentLink[];
  onClose: () => void;
};

/** What a link was made for; its address, unless it was only sent. */
type Made = { wanted: ConsentLinkWanted; url: string | undefined };

const openTexts = (link: ConsentLink | undefined) =>
  link?.texts.filter(({ status }) => status === "open").map(({ text }) => text) ?? [];

function Steps({ patient, choices, begun, minor, links, onClose }: StepsProps) {
  const [wanted, setWanted] = useState<ConsentLinkWanted>(() => ({
    texts: choices
      .filter(({ id }) => begun.includes(id))
      .map(({ id }) => id as ConsentLinkWanted["texts"][number])
      .slice(0, MAX_LINK_TEXTS),
    signer: minor ? "representative" : "patient",
  }));
  const [made, setMade] = useState<Made>();
  // The newest one for any of the texts: one that was signed on the tablet meanwhile is no longer in it.
  const link =
    made && links.find(({ texts }) => texts.some(({ text }) => made.wanted.texts.includes(text as never)));
  const waits = openTexts(link);
  const isAnswered = link?.texts.every(({ status }) => status === "signed" || status === "refused") === true;
  return (
    <>
      {!made && (
        <LinkChoice
          choices={choices}
          waiting={textsWaiting(links)}
          minor={minor}
          value={wanted}
          onChange={setWanted}
        />
      )}
      {isAnswered ? (
        <Answered link={link} choices={choices} onClose={onClose} />
      ) : (
        <>
          {made && <Waiting url={made.url} ended={waits.length === 0} />}
          <MakeOrSend
            patient={patient}
            wanted={made ? { ...wanted, texts: wanted.texts.filter((text) => waits.includes(text)) } : wanted}
            made={made}
            onMade={(url) => setMade((before) => ({ wanted, url: url ?? before?.url }))}
            onAnother={() => setMade(undefined)}
          />
        </>
      )}
      <LinkList patient={patient} links={links} choices={choices} />
    </>
  );
}

type MakeOrSendProps = {
  patient: string;
  /** What is still to be answered. */
  wanted: ConsentLinkWanted;
  made: Made | undefined;
  /** A link exists now; its address where it was answered. */
  onMade: (url: string | undefined) => void;
  onAnother: () => void;
};

/** The two ways to the patient: a code on this screen, or a message. */
function MakeOrSend({ patient, wanted, made, onMade, onAnother }: MakeOrSendProps) {
  const { t } = useTranslation("consents");
  const { t: say } = useTranslation("errors");
  const { create, send } = useConsentLinkActions(patient);
  const [sends, setSends] = useState(false);
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().catch((error: unknown) => toast(errorMessage(say, error), { tone: "red" }));
    setBusy(false);
  };
  const show = () => attempt(async () => onMade((await create(wanted)).url));
  const sendBy = (channels: MessageChannel[]) =>
    attempt(async () => {
      await send({ ...wanted, channels });
      toast(t("link.sending"));
      setSends(false);
      onMade(undefined);
    });
  if (sends)
    return (
      <SendLinkForm
        patient={patient}
        signer={wanted.signer}
        busy={busy}
        onSend={(channels) => void sendBy(channels)}
        onCancel={() => setSends(false)}
      />
    );
  const lacks = wanted.texts.length === 0;
  return (
    <div className={classes.linkActions}>
      {!made && (
        <Button loading={busy} disabled={lacks} onClick={() => void show()}>
          {t("link.show")}
        </Button>
      )}
      <Button variant="default" disabled={busy || lacks} onClick={() => setSends(true)}>
        {t("link.send")}
      </Button>
      {made && (
        <Button variant="default" onClick={onAnother}>
          {t("link.another")}
        </Button>
      )}
    </div>
  );
}

/** The address while the answers are awaited. */
function Waiting({ url, ended }: { url: string | undefined; ended: boolean }) {
  const { t } = useTranslation("consents");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section>
      <h3 ref={heading} tabIndex={-1} className={classes.linkHeading}>
        {t(ended ? "link.ended" : "link.waiting")}
      </h3>
      {!ended && <p className={classes.quiet}>{t("link.waitingHelp")}</p>}
      {!ended && url && <LinkAddress url={url} showsCode />}
    </section>
  );
}

type AnsweredProps = { link: ConsentLink; choices: readonly Choosable[]; onClose: () => void };

/** All answers arrived while the dialog was open. */
function Answered({ link, choices, onClose }: AnsweredProps) {
  const { t } = useTranslation("consents");
  const { t: act } = useTranslation("ui");
  const done = useRef<HTMLButtonElement>(null);
  useEffect(() => done.current?.focus(), []);
  const refused = link.texts.some(({ status }) => status === "refused");
  return (
    <>
      <Notice tone={refused ? "red" : "blue"} title={t("link.answered")} live>
        <ul>
          {link.texts.map(({ text, status }) => (
            <li key={text}>
              {t(status === "signed" ? "sign.didSign" : "sign.didRefuse", {
                title: choices.find(({ id }) => id === text)?.title ?? text,
              })}
            </li>
          ))}
        </ul>
      </Notice>
      <div className={classes.linkActions}>
        <Button ref={done} onClick={onClose}>
          {act("action.close")}
        </Button>
      </div>
    </>
  );
}
