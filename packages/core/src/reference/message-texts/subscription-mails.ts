import type { MailWords } from "./shipped-words.ts";

const PLANS = {
  button: { en: "See plans", pt: "Ver planos" },
  why: {
    en: "You receive this message because you own this clinic on Meridian.",
    pt: "Recebe esta mensagem porque é responsável por esta clínica no Meridian.",
  },
};
const PAYMENTS = {
  button: { en: "Open My Payments", pt: "Abrir Os meus pagamentos" },
  why: {
    en: "You receive this message because you manage this clinic on Meridian.",
    pt: "Recebe esta mensagem porque gere esta clínica no Meridian.",
  },
};
const WHAT = {
  trial: { en: "free trial", pt: "O período experimental" },
  plan: { en: "plan", pt: "O plano" },
};
type What = keyof typeof WHAT;

const ending = (of: What, left: { en: string; pt: string }): MailWords => ({
  subject: {
    en: `The ${WHAT[of].en} of {clinic} ends ${left.en}`,
    pt: `${WHAT[of].pt} de {clinic} termina ${left.pt}`,
  },
  body: {
    en: `The ${WHAT[of].en} of {clinic} ends ${left.en}. Its last day is {last_day}.\n\nAfter that you can read, export and pay, but not create or change anything. Nothing is deleted.`,
    pt: `${WHAT[of].pt} de {clinic} termina ${left.pt}. O último dia é {last_day}.\n\nDepois disso pode ler, exportar e pagar, mas não criar nem alterar. Nada é apagado.`,
  },
  ...PLANS,
});
const TODAY = { en: "today", pt: "hoje" };
const IN_DAYS = { en: "in {days} days", pt: "dentro de {days} dias" };

const ended = (of: What): MailWords => ({
  subject: {
    en: `The ${WHAT[of].en} of {clinic} has ended`,
    pt: `${WHAT[of].pt} de {clinic} terminou`,
  },
  body: {
    en: `The ${WHAT[of].en} of {clinic} ended on {last_day}.\n\nYou can read, export and pay. As soon as you pay, you can create and change again. Nothing was deleted.`,
    pt: `${WHAT[of].pt} de {clinic} terminou em {last_day}.\n\nPode ler, exportar e pagar. Quando pagar, volta a poder criar e alterar. Nada foi apagado.`,
  },
  ...PLANS,
});

/** The mails about plans and their payments. */
export const subscriptionMailWords = {
  "plan-expiring-trial-today": ending("trial", TODAY),
  "plan-expiring-trial-days": ending("trial", IN_DAYS),
  "plan-expiring-plan-today": ending("plan", TODAY),
  "plan-expiring-plan-days": ending("plan", IN_DAYS),
  "plan-expired-trial": ended("trial"),
  "plan-expired-plan": ended("plan"),
  "plan-paid": {
    subject: { en: "Payment received: {what}", pt: "Pagamento recebido: {what}" },
    body: {
      en: "We received the payment of {clinic}.\n\n{what}: {total}, {method}, {date}.\n\nThe receipt is attached and in My Payments. It is not a fiscal document.",
      pt: "Recebemos o pagamento de {clinic}.\n\n{what}: {total}, {method}, {date}.\n\nO recibo segue em anexo e está em Os meus pagamentos. Não serve de fatura.",
    },
    ...PAYMENTS,
  },
  "plan-payment-failed": {
    subject: { en: "Payment failed: {what}", pt: "O pagamento falhou: {what}" },
    body: {
      en: "The payment of {clinic} ({what}, {total}) was not completed.\n\nNothing was charged. You can pay again in My Payments.",
      pt: "O pagamento de {clinic} ({what}, {total}) não foi concluído.\n\nNada foi cobrado. Pode pagar de novo em Os meus pagamentos.",
    },
    ...PAYMENTS,
  },
  "plan-payment-expired": {
    subject: { en: "Payment expired: {what}", pt: "O pagamento expirou: {what}" },
    body: {
      en: "The payment of {clinic} ({what}, {total}) expired.\n\nNothing was charged. You can pay again in My Payments.",
      pt: "O pagamento de {clinic} ({what}, {total}) expirou.\n\nNada foi cobrado. Pode pagar de novo em Os meus pagamentos.",
    },
    ...PAYMENTS,
  },
  "plan-proof-rejected": {
    subject: { en: "Proof of payment rejected: {what}", pt: "Comprovativo recusado: {what}" },
    body: {
      en: "The proof of the transfer of {clinic} ({what}, {total}) was rejected.\n\nReason: {reason}\n\nYou can upload another proof in My Payments.",
      pt: "O comprovativo da transferência de {clinic} ({what}, {total}) foi recusado.\n\nMotivo: {reason}\n\nPode enviar outro comprovativo em Os meus pagamentos.",
    },
    ...PAYMENTS,
  },
  "plan-reference": {
    subject: { en: "Payment reference: {what}", pt: "Referência para pagar: {what}" },
    body: {
      en: "To pay {what} for {clinic}:\n\nEntity: {entity}\n\nReference: {reference}\n\nAmount: {total}\n\nYou can pay until {until}.",
      pt: "Para pagar {what}, de {clinic}:\n\nEntidade: {entity}\n\nReferência: {reference}\n\nValor: {total}\n\nPode pagar até {until}.",
    },
    ...PAYMENTS,
  },
} as const satisfies Readonly<Record<string, MailWords>>;
