import { PRICED_NAMES, type PricedTest, type PricedTreatment } from "../contracts/billing/billable-kinds.ts";
import type { Language } from "../contracts/kernel/primitives.ts";

type ItemNames = Readonly<Record<PricedTest | PricedTreatment, string>>;

const en = {
  title: "Receipt",
  notFiscal: "Not a fiscal document",
  patient: "Patient",
  address: "Address",
  vat: "VAT number",
  service: "Service",
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
  what: "Tests and treatments",
  account: "Account",
  amount: "Amount",
  items: PRICED_NAMES.en as ItemNames,
};
const pt: typeof en = {
  title: "Recibo",
  notFiscal: "Não é um documento fiscal",
  patient: "Paciente",
  address: "Morada",
  vat: "NIF",
  service: "Serviço",
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
  what: "Testes e tratamentos",
  account: "Conta",
  amount: "Valor",
  items: PRICED_NAMES.pt,
};

/** The texts of a receipt by language. */
export const receiptText: Readonly<Record<Language, typeof en>> = { en, pt };
