import type { Placeholder } from "../../text/message-words.ts";
import { APPOINTMENT_KINDS, type AppointmentKind } from "./notifications.ts";

type Words = { readonly en: string; readonly pt: string };
type Example = Words | { readonly en: readonly string[]; readonly pt: readonly string[] };
/** A placeholder with a value to show in a preview. */
export type ExamplePlaceholder = Placeholder & { readonly example: Example };

/** An automatic message whose wording the back office edits. Each case of a template is a message of its own. */
export type MessageText = {
  /** The template that sends it, as the list of failed messages names it. */
  readonly template: string;
  readonly name: Words;
  /** Whether the mail has a button. */
  readonly button: boolean;
  readonly placeholders: readonly ExamplePlaceholder[];
  /** The most characters, where they are fewer than the catalogue allows. */
  readonly most?: { readonly subject: number; readonly body: number };
};

const both = (text: string): Words => ({ en: text, pt: text });
const words = (en: string, pt: string): Words => ({ en, pt });
type Marks = Omit<Placeholder, "name">;
const one = (name: string, example: Example, marks: Marks = {}): ExamplePlaceholder => ({
  name,
  example,
  ...marks,
});

const clinic = one("clinic", words("Demo Clinic", "Clínica Demo"));
const name = one("name", both("Ana Demo"));
const reader = one("name", both("Ana Demo"), { empty: "word" });
const patient = one("patient", both("Rui Demo"), { required: true });
const represented = one("patient", both("Rui Demo"), { empty: "line" });
const phone = one("phone", both("+351 210 000 000"), { empty: "line", most: 20 });
const link = one("link", both("https://meridian.example/consent/0123456789abcdefghijklmnopq"), {
  required: true,
  most: 90,
});
const reason = one("reason", words("The picture cannot be read.", "A imagem não se lê."), { required: true });
const lastDay = one("last_day", words("30 November 2026", "30 de novembro de 2026"));
const days = one("days", both("7"), { required: true });
const count = one("count", both("3"), { required: true });
const number = one("number", both("K7QX2M4R"));
const what = one("what", words("Professional plan, 12 months", "Plano Profissional, 12 meses"));
const total = one("total", words("€120.00", "120,00 €"));

type Details = Partial<Pick<MessageText, "button" | "most">>;
const text = (
  template: string,
  called: Words,
  placeholders: readonly ExamplePlaceholder[],
  { button = true, most }: Details = {},
): MessageText => ({ template, name: called, placeholders, button, ...(most && { most }) });

/** The cases of messages about appointments: whose they are, and whether there are several. */
const APPOINTMENT_CASES = ["own", "own-many", "patient", "patient-many"] as const;
export type AppointmentCase = (typeof APPOINTMENT_CASES)[number];
export type AppointmentMessage = `appointment-${AppointmentKind}-${AppointmentCase}`;

const CASE_NAMES: Readonly<Record<AppointmentCase, Words>> = {
  own: words("to the patient", "ao paciente"),
  "own-many": words("to the patient, several", "ao paciente, várias"),
  patient: words("to the representative", "ao representante"),
  "patient-many": words("to the representative, several", "ao representante, várias"),
};
const KIND_NAMES: Readonly<Record<AppointmentKind, Words>> = {
  booked: words("Appointment booked", "Consulta marcada"),
  moved: words("Appointment changed", "Consulta alterada"),
  cancelled: words("Appointment cancelled", "Consulta cancelada"),
  reminder: words("Appointment reminder", "Lembrete de consulta"),
};
const ofCase = (called: Words, of: Words) => words(`${called.en}: ${of.en}`, `${called.pt}: ${of.pt}`);

function forAppointments<T>(make: (kind: AppointmentKind, of: AppointmentCase) => T) {
  return Object.fromEntries(
    APPOINTMENT_KINDS.flatMap((kind) =>
      APPOINTMENT_CASES.map((of) => [`appointment-${kind}-${of}`, make(kind, of)] as const),
    ),
  ) as Record<AppointmentMessage, T>;
}

const when = words("Monday 30 November 2026 at 10:00", "segunda-feira, 30 de novembro de 2026, às 10:00");
const withSomebody = words(`${when.en}, with Eva Demo`, `${when.pt}, com Eva Demo`);
const appointments = (many: boolean) => ({
  en: [withSomebody.en, ...(many ? ["Monday 7 December 2026 at 10:00, with Eva Demo"] : [])],
  pt: [withSomebody.pt, ...(many ? ["segunda-feira, 7 de dezembro de 2026, às 10:00, com Eva Demo"] : [])],
});

const appointmentMails = forAppointments((kind, of) => {
  const many = of.endsWith("-many");
  return text(
    `appointment-${kind}`,
    ofCase(KIND_NAMES[kind], CASE_NAMES[of]),
    [
      clinic,
      reader,
      ...(of.startsWith("patient") ? [patient] : []),
      one("when", when),
      one("appointments", appointments(many), { required: true, lines: true }),
      ...(kind === "moved" && !many
        ? [
            one(
              "previous",
              words("Friday 27 November 2026 at 10:00", "sexta-feira, 27 de novembro de 2026, às 10:00"),
              {
                empty: "line",
              },
            ),
          ]
        : []),
      ...(kind === "cancelled"
        ? []
        : [one("place", words("1 Demo Street", "Rua Demo, 1"), { empty: "line" })]),
      phone,
    ],
    { button: false },
  );
});

const code = one("code", both("123456"), { required: true, body: true });
/**
 * The user pool takes a subject of 140 characters and a mail of 20,000. A body of 2,000 stays below that as HTML, whatever its
 * letters and lines are.
 */
const ofUserPool: Details = { most: { subject: 140, body: 2000 } };

/** The mails that the user pool sends, written by its trigger. */
export const accountMailTexts = {
  confirmation: text(
    "confirmation",
    words("Confirmation of an address", "Confirmação de um endereço"),
    [code],
    ofUserPool,
  ),
  "password-reset": text(
    "password-reset",
    words("Code for a new password", "Código para uma nova palavra-passe"),
    [code],
    ofUserPool,
  ),
} as const satisfies Readonly<Record<string, MessageText>>;
export type AccountMailKey = keyof typeof accountMailTexts;

/** The mails, by their key in the catalogue of the back office. */
export const mailTexts = {
  ...accountMailTexts,
  invitation: text("invitation", words("Invitation", "Convite"), [
    name,
    clinic,
    one("inviter", both("Eva Demo"), { required: true }),
    one("role", words("professional", "profissional")),
  ]),
  "email-taken": text("email-taken", words("Address already registered", "Endereço já registado"), [
    one("reset_link", both("https://meridian.example/request-reset")),
  ]),
  "export-ready": text("export-ready", words("Export ready", "Exportação pronta"), [
    clinic,
    one("hours", both("24"), { required: true }),
  ]),
  "export-failed": text("export-failed", words("Export failed", "Exportação falhada"), [clinic]),
  "space-closing": text("space-closing", words("Closing of a clinic", "Encerramento de uma clínica"), [
    clinic,
    one("due", words("30 November 2026 at 10:00", "30 de novembro de 2026 às 10:00"), { required: true }),
    one("years", both("10")),
  ]),
  "retention-waiting-one": text(
    "retention-waiting",
    words("Data past its retention period: one record", "Dados fora do prazo: um registo"),
    [clinic],
  ),
  "retention-waiting-many": text(
    "retention-waiting",
    words("Data past its retention period: several records", "Dados fora do prazo: vários registos"),
    [clinic, count],
  ),
  "student-proof-approved": text(
    "student-proof",
    words("Proof of enrolment: approved", "Comprovativo de matrícula: aprovado"),
    [name],
  ),
  "student-proof-rejected": text(
    "student-proof",
    words("Proof of enrolment: rejected", "Comprovativo de matrícula: recusado"),
    [name, reason],
  ),
  ...appointmentMails,
  "plan-expiring-trial-today": text(
    "plan-expiring",
    words("Plan ends soon: free trial, today", "Plano a terminar: período experimental, hoje"),
    [clinic, lastDay],
  ),
  "plan-expiring-trial-days": text(
    "plan-expiring",
    words("Plan ends soon: free trial, in days", "Plano a terminar: período experimental, dentro de dias"),
    [clinic, lastDay, days],
  ),
  "plan-expiring-plan-today": text(
    "plan-expiring",
    words("Plan ends soon: plan, today", "Plano a terminar: plano, hoje"),
    [clinic, lastDay],
  ),
  "plan-expiring-plan-days": text(
    "plan-expiring",
    words("Plan ends soon: plan, in days", "Plano a terminar: plano, dentro de dias"),
    [clinic, lastDay, days],
  ),
  "plan-expired-trial": text(
    "plan-expired",
    words("Plan ended: free trial", "Plano terminado: período experimental"),
    [clinic, lastDay],
  ),
  "plan-expired-plan": text("plan-expired", words("Plan ended: plan", "Plano terminado: plano"), [
    clinic,
    lastDay,
  ]),
  "plan-paid": text("plan-paid", words("Payment received", "Pagamento recebido"), [
    clinic,
    what,
    total,
    one("method", words("MB WAY", "MB WAY")),
    one("date", words("30 November 2026", "30 de novembro de 2026")),
  ]),
  "plan-payment-failed": text("plan-payment-failed", words("Payment failed", "Pagamento falhado"), [
    clinic,
    what,
    total,
  ]),
  "plan-payment-expired": text(
    "plan-payment-failed",
    words("Payment failed: expired", "Pagamento falhado: expirado"),
    [clinic, what, total],
  ),
  "plan-proof-rejected": text(
    "plan-proof-rejected",
    words("Proof of payment rejected", "Comprovativo de pagamento recusado"),
    [clinic, what, total, reason],
  ),
  "plan-reference": text("plan-reference", words("Payment reference", "Referência de pagamento"), [
    clinic,
    what,
    one("total", total.example, { required: true }),
    one("entity", both("12345"), { required: true }),
    one("reference", both("123 456 789"), { required: true }),
    one("until", words("7 December 2026", "7 de dezembro de 2026")),
  ]),
  "monitoring-link": text(
    "monitoring-link",
    words("Link to monitored symptoms", "Ligação para acompanhar sintomas"),
    [
      clinic,
      reader,
      represented,
      one(
        "text",
        {
          en: ["Please note each day how you feel."],
          pt: ["Registe, por favor, todos os dias como se sente."],
        },
        { required: true, lines: true },
      ),
      phone,
    ],
  ),
  "monitoring-reminder-one": text(
    "monitoring-reminder",
    words("Reminder of monitored symptoms: one", "Lembrete de sintomas: um"),
    [clinic, reader, represented],
  ),
  "monitoring-reminder-many": text(
    "monitoring-reminder",
    words("Reminder of monitored symptoms: several", "Lembrete de sintomas: vários"),
    [clinic, reader, represented, count],
  ),
  "consent-link-own": text(
    "consent-link",
    words("Link to a consent: to the patient", "Ligação para um consentimento: ao paciente"),
    [clinic, reader, one("until", lastDay.example, { required: true }), phone],
  ),
  "consent-link-patient": text(
    "consent-link",
    words("Link to a consent: to the representative", "Ligação para um consentimento: ao representante"),
    [clinic, reader, patient, one("until", lastDay.example, { required: true }), phone],
  ),
  "support-received": text(
    "support-received",
    words("Message to support received", "Mensagem ao apoio recebida"),
    [name, number],
  ),
  "support-answered": text("support-answered", words("Answer from support", "Resposta do apoio"), [
    name,
    number,
    one("text", answer(), { required: true, lines: true }),
  ]),
  "support-answered-waiting": text(
    "support-answered",
    words("Answer from support: reply needed", "Resposta do apoio: aguarda resposta"),
    [name, number, one("text", answer(), { required: true, lines: true })],
  ),
} as const satisfies Readonly<Record<string, MessageText>>;
export type MailKey = keyof typeof mailTexts;

function answer() {
  return {
    en: ["You find the receipts in My Payments."],
    pt: ["Encontra os recibos em Os meus pagamentos."],
  };
}

const shortClinic = { ...clinic, most: 0 };
const appointmentSms = forAppointments((kind, of) =>
  text(
    `appointment-${kind}`,
    ofCase(KIND_NAMES[kind], CASE_NAMES[of]),
    [
      shortClinic,
      ...(of.startsWith("patient") ? [one("patient", both("Rui"), { required: true, most: 20 })] : []),
      one("when", words("Mon 30/11 at 10:00", "seg 30/11 as 10:00"), { required: true, most: 18 }),
      ...(of.endsWith("-many") ? [one("more", both("1"), { required: true, most: 2 })] : []),
      phone,
    ],
    { button: false },
  ),
);
const withLink = (template: string, called: Words) =>
  text(template, called, [shortClinic, link], { button: false });

/** The text messages, by their key in the catalogue of the back office. */
export const smsTexts = {
  ...appointmentSms,
  "monitoring-link": withLink("monitoring-link", mailTexts["monitoring-link"].name),
  "monitoring-reminder": withLink(
    "monitoring-reminder",
    words("Reminder of monitored symptoms", "Lembrete de sintomas"),
  ),
  "consent-link": withLink("consent-link", words("Link to a consent", "Ligação para um consentimento")),
} as const satisfies Readonly<Record<string, MessageText>>;
export type SmsKey = keyof typeof smsTexts;

/** What both channels have, by the catalogue that holds their wording. */
export const messageTexts = { mails: mailTexts, sms: smsTexts } as const;
export type MessageCatalogue = keyof typeof messageTexts;

/** A message of a catalogue; undefined for a key that it does not have. */
export const messageText = (catalogue: MessageCatalogue, key: string): MessageText | undefined =>
  Object.hasOwn(messageTexts[catalogue], key)
    ? (messageTexts[catalogue] as Readonly<Record<string, MessageText>>)[key]
    : undefined;

/** The keys of a template's cases. */
export const casesOf = (catalogue: MessageCatalogue, template: string): string[] =>
  Object.entries<MessageText>(messageTexts[catalogue]).flatMap(([key, found]) =>
    found.template === template ? [key] : [],
  );
