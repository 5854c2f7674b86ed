import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/overview.ts";

const overview: Translation<typeof english> = {
  payments: "Transferências à espera de aprovação",
  noPayments: "Não há transferências à espera",
  proofs: "Comprovativos de matrícula à espera de aprovação",
  noProofs: "Não há comprovativos de matrícula à espera",
  all: "Mostrar todas",
  more: "Os seguintes aparecem quando estes estiverem decididos.",
  months: "Os últimos meses",
  month: "Mês",
  spaces: "Novos espaços",
  trials: "Períodos experimentais iniciados",
  conversions: "Passaram a plano pago",
  income: "Receita",
  methods: {
    mb_way: "MB WAY",
    reference: "Referência Multibanco",
    transfer: "Transferência bancária",
    refunded: "Reembolsado",
  },
};
export default overview;
