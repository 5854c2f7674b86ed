import type { AppointmentMessage } from "../../contracts/notifications/message-texts.ts";
import type { AppointmentKind } from "../../contracts/notifications/notifications.ts";

type Words = { readonly en: string; readonly pt: string };
type Say = Readonly<Record<AppointmentKind, (whose: string, when: string) => string>>;

// The letters of the basic alphabet only, without accents: with any other a message costs double.
const EN: Say = {
  booked: (whose, when) => `${whose} is booked: ${when}.`,
  moved: (whose, when) => `${whose} has changed. It is now ${when}.`,
  cancelled: (whose, when) => `${whose} of ${when} is cancelled.`,
  reminder: (whose, when) => `reminder of ${whose}, ${when}.`,
};
const PT: Say = {
  booked: (whose, when) => `a ${whose} foi marcada: ${when}.`,
  moved: (whose, when) => `a ${whose} foi alterada. Passa a ser ${when}.`,
  cancelled: (whose, when) => `a ${whose} de ${when} foi cancelada.`,
  reminder: (whose, when) => `lembrete da ${whose}, ${when}.`,
};
const WHOSE = {
  own: { en: "your appointment", pt: "sua consulta" },
  patient: { en: "{patient}'s appointment", pt: "consulta de {patient}" },
};
const WHEN = {
  "": { en: "{when}", pt: "{when}" },
  "-many": { en: "{when} and {more} more", pt: "{when} e mais {more}" },
};

const ofAppointments = Object.fromEntries(
  (Object.keys(EN) as AppointmentKind[]).flatMap((kind) =>
    (["own", "patient"] as const).flatMap((who) =>
      (["", "-many"] as const).map((many) => [
        `appointment-${kind}-${who}${many}`,
        {
          en: `{clinic}: ${EN[kind](WHOSE[who].en, WHEN[many].en)}\nTel. {phone}`,
          pt: `{clinic}: ${PT[kind](WHOSE[who].pt, WHEN[many].pt)}\nTel. {phone}`,
        },
      ]),
    ),
  ),
) as Record<AppointmentMessage, Words>;

/** The text messages. */
export const shippedSms = {
  ...ofAppointments,
  "monitoring-link": {
    en: "{clinic}: note how you feel each day, from 1 to 10: {link}",
    pt: "{clinic}: registe como se sente cada dia, de 1 a 10: {link}",
  },
  "monitoring-reminder": {
    en: "{clinic}: how are you today? Choose from 1 to 10: {link}",
    pt: "{clinic}: como se sente hoje? Escolha de 1 a 10: {link}",
  },
  "consent-link": {
    en: "{clinic}: please read and sign: {link}",
    pt: "{clinic}: leia e assine, por favor: {link}",
  },
} as const satisfies Readonly<Record<string, Words>>;
