import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/preferences.ts";

const preferences: Translation<typeof english> = {
  title: "Definições",
  you: "Sobre si",
  name: "Nome",
  color: "A sua cor",
  colorHelp: "Dá cor às suas consultas no calendário.",
  platformColor: "Cor da sua interface",
  platformColorHelp: "Dá cor ao seu avatar e ao item selecionado no menu.",
  licence: "Número da cédula",
  licenceHelp: "Impresso com a sua assinatura.",
  monitoring: "Monitorização de sintomas",
  monitoringText: "Texto dos seus e-mails aos pacientes",
  monitoringHelp: "Aparece acima da ligação privada. Apague-o para repor o texto predefinido.",
  mails: "E-mails da Meridian",
  news: "Enviar-me novidades por e-mail",
  newsHelp: "Recebe sempre os e-mails sobre a sua conta e o serviço.",
  from: "O dia começa às",
  to: "O dia termina às",
  saturday: "Mostrar sábado",
  sunday: "Mostrar domingo",
  saved: "Guardado com sucesso",
  entity: {
    verified: "A sua empresa está verificada",
    facts: "{{company}}, NIF {{vat}}",
  },
};

export default preferences;
