import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/notifications.ts";

const notifications: Translation<typeof english> = {
  title: "Mensagens aos pacientes",
  context: "Confirmações, alterações, cancelamentos e lembretes, por e-mail e SMS",
  column: {
    patient: "Paciente",
    about: "Assunto",
    to: "Enviada para",
    status: "Estado",
    appointment: "Data da consulta",
    channel: "Enviada por",
    reason: "Motivo",
    written: "Criada em",
  },
  kind: {
    booked: "Marcação",
    moved: "Alteração",
    cancelled: "Cancelamento",
    reminder: "Lembrete",
    monitoring_link: "Ligação de monitorização",
    consent_link: "Ligação para assinar",
    monitoring_reminder: "Lembrete de monitorização",
  },
  channel: { email: "E-mail", sms: "SMS" },
  more: "e mais {{count}}",
  filter: "Estado",
  status: {
    pending: "À espera",
    sent: "Enviada",
    failed: "Falhou",
    withdrawn: "Não enviada",
  },
  reason: {
    refused: "O endereço foi recusado durante 24 horas. Confirme-o com o paciente.",
    unreachable: "Não foi possível contactar o serviço durante 24 horas.",
    unknown_outcome:
      "A ligação foi interrompida durante o envio. Pode ter chegado, por isso não foi enviada de novo.",
    sms_allowance: "As SMS incluídas no plano para este mês esgotaram-se.",
    not_portuguese_mobile: "Os SMS são enviados apenas para telemóveis portugueses.",
    changed: "A consulta mudou antes do envio. O paciente recebeu os dados atuais.",
    consent_withdrawn: "O paciente já não aceita mensagens deste tipo.",
    no_link: "A ligação do paciente foi revogada ou expirou antes do envio.",
    not_asked: "Ficou em pausa ou terminou antes do envio.",
    answered: "O paciente já tinha respondido.",
    too_late: "Não foi possível enviar a tempo.",
  },
  tries_one: "{{count}} tentativa até agora. O envio é repetido durante 24 horas.",
  tries_other: "{{count}} tentativas até agora. O envio é repetido durante 24 horas.",
  read: {
    action: "Ler mensagem",
    title: "Mensagem para {{name}}",
    hidden: "Só quem acompanha sintomas pode ler esta mensagem.",
    notKept: "O texto desta mensagem não foi guardado. As próximas mensagens enviadas podem ser lidas.",
  },
  again: { action: "Enviar de novo", done: "Está a ser enviada de novo", replaced: "Enviada de novo" },
  empty: "Ainda sem mensagens",
  emptyHelp:
    "Os pacientes que aceitaram são avisados 3 minutos depois da marcação. As mensagens enviadas aparecem aqui.",
  emptyPatient: "Ainda sem mensagens",
  agreed: {
    none: "Este paciente não aceitou receber mensagens. Pergunte-lhe e registe a resposta no resumo, em «Mensagens e notas».",
    noEmail: "O paciente aceitou e-mails, mas não há endereço registado.",
    noMobile: "O paciente aceitou SMS, mas não há telemóvel português registado.",
  },
};

export default notifications;
