import { ActionIcon } from "@mantine/core";
import { occasionsOfTreatments } from "@meridian/core/clinical/consents/consent-occasions";
import {
  type NeededConsent,
  neededConsents,
  openConsents,
} from "@meridian/core/clinical/consents/required-consents";
import type { ConsentTextHead } from "@meridian/core/contracts/consents/consent-terms";
import { currentLanguage, loadNamespaces } from "@meridian/ui/i18n/i18n";
import { loadInside } from "@meridian/ui/loading/load";
import type { UseConsentMarks } from "@meridian/ui/patients/consent-marks";
import { useAllows, useSession } from "@meridian/ui/session/session";
import { IconQrcode, IconWritingSign } from "@tabler/icons-react";
import { createContext, lazy, type ReactNode, Suspense, use, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useConsentStates } from "../api/consents.ts";
import { textsToAsk } from "../model/link-choice.ts";
import classes from "./consents.module.css";
import "@mantine/core/styles/ActionIcon.layer.css";

const LinkDialog = lazy(() =>
  loadInside(async () => {
    const [{ LinkDialog: Loaded }] = await Promise.all([
      import("./link-dialog.tsx"),
      loadNamespaces(["links"]),
    ]);
    return { default: Loaded };
  }),
);

type Asked = { patient: string; texts: readonly string[] };
const OpenLink = createContext<(asked: Asked) => void>(() => undefined);

/** Marks below open the dialog of links here, where it stays while their mark goes with the last signature. */
export function WithLinkDialog({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>();
  return (
    <OpenLink value={setAsked}>
      {children}
      {asked && (
        <Suspense>
          <LinkDialog {...asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </OpenLink>
  );
}

/** Marks the appointments of a list whose patients lack or declined a consent. */
export const useListMarks: UseConsentMarks = (shown) => {
  const { states } = useConsentStates(shown.map(({ patient }) => patient));
  const { space } = useSession();
  return ({ patient, type, name }) => {
    const person = states?.items.find((one) => one.patient === patient);
    if (!states || !person) return null;
    const treatments = space?.appointment_types.find(({ id }) => id === type)?.treatments ?? [];
    const open = openConsents(
      neededConsents({
        texts: states.texts,
        decisions: person.decisions,
        age: person.age,
        occasions: occasionsOfTreatments(treatments),
        modules: space?.modules ?? [],
      }),
    );
    return open.length > 0 && <Marks patient={patient} name={name} open={open} />;
  };
};

type MarksProps = {
  patient: string;
  name: string | undefined;
  open: readonly NeededConsent<ConsentTextHead>[];
};

/** Small marks that lead to the patient's consents, and to a link with which what is missing is signed. */
function Marks({ patient, name, open }: MarksProps) {
  const { t } = useTranslation("consents");
  const openLink = use(OpenLink);
  const mayWrite = useAllows()({ can: "consents.write" });
  const isDeclined = ({ state }: NeededConsent) => state === "refused" || state === "revoked";
  const declined = open.filter(isDeclined);
  const missing = open.filter((one) => !isDeclined(one));
  const asked = textsToAsk(missing.filter(({ text }) => text.collects));
  const titleOf = ({ text, state }: MarksProps["open"][number]) =>
    `${text.titles[currentLanguage()]}: ${t(`state.${state}`)}`;
  const named = (text: string) => (name ? `${text}: ${name}` : text);
  const mark = (kind: "mark" | "declined", marked: MarksProps["open"]) =>
    marked.length > 0 && (
      <Link
        className={kind === "mark" ? classes.mark : `${classes.mark} ${classes.declined}`}
        to={`/patient/${patient}?tab=consents`}
        title={marked.map(titleOf).join("\n")}
        aria-label={named(t(kind, { count: marked.length }))}
      >
        <IconWritingSign size={15} stroke={1.5} aria-hidden />
        {t(kind, { count: marked.length })}
      </Link>
    );
  return (
    <span className={classes.marks}>
      {mark("mark", missing)}
      {mark("declined", declined)}
      {mayWrite && asked.length > 0 && (
        <ActionIcon
          className={classes.linkButton ?? ""}
          variant="subtle"
          size="md"
          aria-label={named(
            t("link.actionFor", {
              titles: missing
                .filter(({ text }) => asked.includes(text.id))
                .map(({ text }) => text.titles[currentLanguage()])
                .join(", "),
            }),
          )}
          title={t("link.action")}
          onClick={() => openLink({ patient, texts: asked })}
        >
          <IconQrcode size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
    </span>
  );
}
