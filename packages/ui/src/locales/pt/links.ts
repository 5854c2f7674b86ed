import type { Translation } from "../../i18n/resources.ts";
import type english from "../en/links.ts";

const links: Translation<typeof english> = {
  copy: "Copiar ligação",
  copied: "Ligação copiada",
  notCopied: "Não foi possível copiar a ligação. Selecione-a e copie-a.",
  address: "Ligação",
  show: "Mostrar código QR",
  hide: "Esconder código QR",
  code: "Código QR da ligação do paciente",
  scan: "O paciente lê este código com a câmara do telemóvel.",
  channel: { email: "E-mail", sms: "SMS" },
  blocked: {
    email: {
      clinic_off: "A clínica tem os e-mails aos pacientes desligados. Um gestor pode ligá-los em Definições.",
      no_plan: "O plano da clínica não inclui e-mails.",
      no_consent:
        "O paciente não aceitou e-mails. Pergunte-lhe e registe a resposta no resumo, em «Mensagens e notas».",
      no_address: "Não há endereço de e-mail na ficha do paciente.",
      not_portuguese_mobile: "Não há endereço de e-mail na ficha do paciente.",
    },
    sms: {
      clinic_off: "A clínica tem os SMS desligados. Um gestor pode ligá-los em Definições.",
      no_plan: "O plano da clínica não inclui SMS.",
      no_consent:
        "O paciente não aceitou SMS. Pergunte-lhe e registe a resposta no resumo, em «Mensagens e notas».",
      no_address: "Não há telemóvel na ficha do paciente.",
      not_portuguese_mobile: "Os SMS são enviados apenas para telemóveis portugueses.",
    },
  },
  sent: "Enviada",
  channels: "Enviar por",
  previewEmail: "E-mail",
  previewSms: "SMS",
  chooseChannel: "Escolha uma forma de envio que chegue ao paciente.",
  status: { pending: "À espera", sent: "Enviada", failed: "Falhou", withdrawn: "Não enviada" },
  reason: {
    refused: "O endereço foi recusado. Confirme-o com o paciente.",
    unreachable: "Não foi possível contactar o serviço durante 24 horas.",
    unknown_outcome: "A ligação foi interrompida durante o envio. Pergunte ao paciente se chegou.",
    not_portuguese_mobile: "Os SMS são enviados apenas para telemóveis portugueses.",
    changed: "Algo mudou antes do envio.",
    consent_withdrawn: "O paciente já não aceita mensagens deste tipo.",
    no_link: "A ligação foi revogada ou expirou antes do envio.",
    not_asked: "Ficou em pausa ou terminou antes do envio.",
    answered: "O paciente já tinha respondido.",
    sms_allowance: "As SMS incluídas no plano para este mês esgotaram-se.",
    too_late: "Não foi possível enviar a tempo.",
  },
};
export default links;
