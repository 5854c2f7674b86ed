import { Button } from "@mantine/core";
import { type ConsentOccasion, PERSONAL_OCCASIONS } from "@meridian/core/clinical/consents/consent-occasions";
import { neededConsents, openConsents } from "@meridian/core/clinical/consents/required-consents";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useSession } from "@meridian/ui/session/session";
import { Notice } from "@meridian/ui/states/states";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useConsentStates } from "../api/consents.ts";
import { ConsentDialog } from "./consent-dialog.tsx";
import classes from "./consents.module.css";

type NeededConsentsProps = {
  patient: string;
  occasions: readonly ConsentOccasion[];
  /** Leaves out what every patient needs, because another notice on the page shows it. */
  withoutPersonal?: boolean;
};

/** What is missing for these treatments, each with the button that opens it for signing. Blocks nothing. */
export function NeededConsents({ patient, occasions, withoutPersonal }: NeededConsentsProps) {
  const { t } = useTranslation("consents");
  const states = useConsentStates([patient]);
  const modules = useSession().space?.modules ?? [];
  const [signing, setSigning] = useState<string>();
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
  useFocusWhenFewer(open.length, box);
  return (
    <section ref={box} className={classes.notice} tabIndex={-1} aria-label={t("title")}>
      {open.map(({ text, state }) => (
        <Notice
          key={text.id}
          tone={state === "refused" || state === "revoked" ? "red" : "amber"}
          action={
            text.collects && (
              <Button size="compact-md" variant="default" onClick={() => setSigning(text.id)}>
                {t(state === "renewal" ? "sign.renew" : "sign.action")}
                <span className="visually-hidden">{`: ${text.titles[currentLanguage()]}`}</span>
              </Button>
            )
          }
        >
          <p>{t(`notice.${state as "missing"}`, { title: text.titles[currentLanguage()] })}</p>
        </Notice>
      ))}
      {needed.length > 0 && open.length === 0 && <span className="visually-hidden">{t("notice.done")}</span>}
      {signing && <ConsentDialog patient={patient} text={signing} onClose={() => setSigning(undefined)} />}
    </section>
  );
}

/** The button that was pressed is gone once its text is signed, so the focus stays with what is left. */
function useFocusWhenFewer(count: number, box: React.RefObject<HTMLElement | null>) {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) box.current?.focus();
    before.current = count;
  }, [count, box]);
}
