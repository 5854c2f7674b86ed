import type { Language } from "../contracts/primitives.ts";

const en = {
  title: "Receipt",
  notFiscal: "Not a fiscal document",
  patient: "Patient",
  vat: "VAT number",
  appointment: "Appointment",
  professional: "Professional",
  date: "Date",
  price: "Price",
  payment: "Payment",
  refund: "Refund",
  paid: "Paid",
  due: "Still to pay",
  issued: "Issued on",
  cash: "cash",
  card: "card",
  transfer: "bank transfer",
  mbway: "MB WAY",
};
const pt: typeof en = {
  title: "Recibo",
  notFiscal: "Não é um documento fiscal",
  patient: "Paciente",
  vat: "NIF",
  appointment: "Consulta",
  professional: "Profissional",
  date: "Data",
  price: "Preço",
  payment: "Pagamento",
  refund: "Devolução",
  paid: "Pago",
  due: "Por pagar",
  issued: "Emitido em",
  cash: "numerário",
  card: "cartão",
  transfer: "transferência",
  mbway: "MB WAY",
};

/** What a receipt says, by the patient's language. */
export const receiptText: Readonly<Record<Language, typeof en>> = { en, pt };
