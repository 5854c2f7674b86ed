import type { Translation } from "../../../i18n/resources.ts";
import type { planErrors as english } from "../../en/errors/plans.ts";

export const planErrors: Translation<typeof english> = {
  "plan.expired":
    "Não há nenhum plano (ou módulo) ativo de momento. Todas as funcionalidades base estão desativadas",
  "plan.max_patients": "Atingiu o número máximo de pacientes da sua subscrição",
  "plan.max_disk_space": "Atingiu o espaço máximo em disco da sua subscrição",
  "plan.requirements": "Não cumpre os requisitos para comprar este plano",
  "cart.empty": "O carrinho está vazio.",
  "cart.stale": "O carrinho foi alterado noutra página. Está agora assim.",
  "discount.unknown": "Esse código de desconto não existe.",
  "discount.expired": "Este código de desconto já não é válido.",
  "discount.used_up": "Este código de desconto já foi usado todas as vezes possíveis.",
  "discount.used_by_space": "A sua clínica já usou este código de desconto.",
  "module.switched_recently":
    "O módulo ativo ainda não pode ser trocado. Pode voltar a trocá-lo em {{date}}.",
  "module.not_owned":
    "Não há nenhum plano (ou módulo) ativo de momento. Todas as funcionalidades base estão desativadas",
  "cart.changed": "O preço da encomenda mudou. Verifique-o antes de pagar.",
  "plan.no_sms": "O seu plano não inclui SMS.",
  "plan.stale": "Outra pessoa alterou este plano. Verifique a versão atual.",
  "plan.sms_without": "Só um plano com SMS pode incluir mensagens.",
  "plan.no_trial": "Só o período experimental dura um número de dias.",
  "plan.not_sold": "O período experimental não se vende, por isso não tem preços.",
  "module.stale": "Outra pessoa alterou este módulo. Verifique a versão atual.",
  "discount.invalid": "Use 3 a 30 letras, algarismos e hífenes.",
  "discount.end_before_start": "O último dia não pode ser anterior ao primeiro.",
  "discount.nothing": "Indique um valor, dias, ou ambos.",
};
