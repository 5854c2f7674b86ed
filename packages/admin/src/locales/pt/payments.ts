import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/payments.ts";

const payments: Translation<typeof english> = {
  title: "Pagamentos",
  context: "O que as clínicas pagaram por planos e módulos, do mais recente ao mais antigo.",
  one: "Pagamento",
  of: "Pagamento de {{name}}",
  none: "Ainda não há pagamentos",
  noneHelp: "Um pagamento aparece aqui assim que uma clínica começa a pagar.",
  search: "Clínica ou pagamento",
  from: "De",
  to: "Até",
  space: "Clínica",
  status: "Estado",
  method: "Método",
  received: "Recebido",
  began: "Início",
  paidAt: "Pago em",
  concept: "Descrição da transferência",
  remark: "Observação",
  reason: "Motivo",
  columns: {
    space: "Clínica",
    order: "Encomenda",
    total: "Total",
    method: "Método",
    status: "Estado",
    began: "Início",
  },
  methods: {
    mb_way: "MB WAY",
    reference: "Referência de pagamento",
    transfer: "Transferência bancária",
    free: "Nada a pagar",
  },
  statuses: {
    pending: "Pendente",
    processing: "Em processamento",
    partial: "Parcial",
    paid: "Pago",
    failed: "Falhado",
    expired: "Expirado",
    refunded: "Reembolsado",
  },
  plans: { free_trial: "Período experimental", basic: "Básico", student: "Estudante", pro: "Pro" },
  modules: {
    mtc: "Medicina chinesa",
    osteo: "Osteopatia",
    fito: "Fitoterapia",
    others: "Outros tratamentos",
  },
  order: {
    heading: "O que foi encomendado",
    title: "Encomenda",
    months_one: "{{name}}, {{count}} mês",
    months_other: "{{name}}, {{count}} meses",
    upgrade: "Mudança para {{plan}}",
    price: "Preço",
    code: "Desconto {{code}}",
    total: "Total",
    days: "Dias",
    dayCount_one: "{{count}} dia",
    dayCount_other: "{{count}} dias",
  },
  proof: {
    title: "Comprovativo de pagamento",
    none: "Sem comprovativo de pagamento",
    noneHelp: "A clínica ainda não enviou nenhum.",
    added: "Enviado em {{at}}",
    open: "Abrir num novo separador",
    heic: "Os navegadores não mostram este tipo de imagem. Abra-a num novo separador para a descarregar.",
  },
  approve: {
    title: "Aprovar pagamento",
    effect:
      "Contam-se {{amount}} como recebidos. {{name}} recebe de imediato o que encomendou e um e-mail com o recibo.",
    done: "Pagamento aprovado",
  },
  reject: {
    title: "Recusar comprovativo",
    effect: "O pagamento falha. {{name}} recebe o motivo e pode enviar outro comprovativo.",
    done: "Comprovativo recusado",
  },
  part: {
    title: "Registar parte",
    effect:
      "Até agora foram recebidos {{received}} de {{amount}}. A encomenda é entregue quando chegar a totalidade.",
    amount: "Valor recebido",
    done: "Parte registada",
  },
  refund: {
    title: "Reembolsar pagamento",
    effect:
      "{{amount}} voltam para {{name}} pela forma como foram pagos, e o que foi encomendado é retirado.",
    effectTransfer:
      "O que foi encomendado é retirado a {{name}}. Transfira {{amount}} de volta: o produto não o pode fazer.",
    done: "Pagamento reembolsado",
  },
};
export default payments;
