import { Button } from "@mantine/core";
import { type ConsentOccasion, PERSONAL_OCCASIONS } from "@meridian/core/clinical/consents/consent-occasions";
import {
  type ConsentState,
  neededConsents,
  openConsents,
} from "@meridian/core/clinical/consents/required-consents";
import type { ConsentTextHead } from "@meridian/core/contracts/consents/consent-terms";
import { currentLanguage, loadNamespaces } from "@meridian/ui/i18n/i18n";
import { loadInside } from "@meridian/ui/loading/load";
import { useSession } from "@meridian/ui/session/session";
import { ErrorState, Notice, Tag } from "@meridian/ui/states/states";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useConsentLinks } from "../api/consent-links.ts";
import { useConsentStates } from "../api/consents.ts";
import { textsToAsk, textsWaiting } from "../model/link-choice.ts";
import classes from "./consents.module.css";

const ConsentDialog = lazy(() =>
  loadInside(async () => ({ default: (await import("./consent-dialog.tsx")).ConsentDialog })),
);

const LinkDialog = lazy(() =>
  loadInside(async () => {
    const [{ LinkDialog: Loaded }] = await Promise.all([
      import("./link-dialog.tsx"),
      loadNamespaces(["links"]),
    ]);
    return { default: Loaded };
  }),
);

type NeededConsentsProps = {
  patient: string;
  occasions: readonly ConsentOccasion[];
  /** Leaves out what every patient needs, because another notice on the page shows it. */
  withoutPersonal?: boolean;
};

/** What is missing for these treatments, each with the button that opens it for signing. Blocks nothing. */
export function NeededConsents({ patient, occasions, withoutPersonal }: NeededConsentsProps) {
  const { t } = useTranslation("consents");
  const { states, error, retry } = useConsentStates([patient]);
  const modules = useSession().space?.modules ?? [];
  const [signing, setSigning] = useState<string>();
  const [linking, setLinking] = useState(false);
  const box = useRef<HTMLElement>(null);
  const person = states?.items[0];
  const personal: readonly string[] = withoutPersonal ? PERSONAL_OCCASIONS : [];
  const needed =
    states && person
      ? neededConsents({ texts: states.texts, ...person, occasions, modules }).filter(
          ({ text }) => !personal.includes(text.occasion ?? ""),
        )
      : [];
  const open = openConsents(needed);
  const asked = open.filter(({ text }) => text.collects);
  const { data: links } = useConsentLinks(patient, { enabled: asked.length > 0 && !linking });
  const waits = textsWaiting(links ?? []);
  useFocusAfterDialog(signing !== undefined || linking, box);
  return (
    <section ref={box} className={classes.notice} tabIndex={-1} aria-label={t("title")}>
      {error && !states && <ErrorState compact error={error} onRetry={retry} />}
      {open.length > 0 && (
        <Notice tone={open.some(({ state }) => state === "refused" || state === "revoked") ? "red" : "amber"}>
          <ul className={classes.noticeRows}>
            {open.map(({ text, state }) => (
              <li key={text.id}>
                <span>
                  {t(`notice.${state as "missing"}`, { title: text.titles[currentLanguage()] })}{" "}
                  {waits.has(text.id) && <Tag>{t("link.open")}</Tag>}
                </span>
                {text.collects && <SignButton text={text} state={state} onSign={() => setSigning(text.id)} />}
              </li>
            ))}
          </ul>
          {asked.length > 0 && (
            <p className={classes.noticeAction}>
              <Button size="compact-sm" variant="default" onClick={() => setLinking(true)}>
                {t("link.action")}
              </Button>
            </p>
          )}
        </Notice>
      )}
      {needed.length > 0 && open.length === 0 && <span className="visually-hidden">{t("notice.done")}</span>}
      {signing && (
        <Suspense>
          <ConsentDialog patient={patient} text={signing} onClose={() => setSigning(undefined)} />
        </Suspense>
      )}
      {linking && (
        <Suspense>
          <LinkDialog patient={patient} texts={textsToAsk(asked)} onClose={() => setLinking(false)} />
        </Suspense>
      )}
    </section>
  );
}

type SignButtonProps = { text: ConsentTextHead; state: ConsentState; onSign: () => void };

function SignButton({ text, state, onSign }: SignButtonProps) {
  const { t } = useTranslation("consents");
  const label = t(state === "renewal" ? "sign.renew" : "sign.action");
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={`${label}: ${text.titles[currentLanguage()]}`}
      onClick={onSign}
    >
      {label}
    </Button>
  );
}

/**
 * The button that opened the dialog is gone once its text is signed. The focus then stays with what is left, instead of
 * nowhere.
 */
function useFocusAfterDialog(isOpen: boolean, box: React.RefObject<HTMLElement | null>) {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) box.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, box]);
}
