import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/settings.ts";

const settings: Translation<typeof english> = {
  title: "Definições",
  you: "Sobre si",
  name: "Nome",
  color: "A sua cor",
  colorHelp: "Dá cor às suas consultas no calendário.",
  platformColor: "Cor da sua interface",
  platformColorHelp: "Dá cor às suas iniciais e ao lugar onde está no menu.",
  licence: "Número da cédula",
  licenceHelp: "Impresso onde a sua assinatura o exige.",
  monitoring: "Monitorização de sintomas",
  monitoringText: "Texto dos seus e-mails aos pacientes",
  monitoringHelp: "Aparece acima da ligação privada. Apague-o para voltar às palavras habituais.",
  from: "O dia começa às",
  to: "O dia termina às",
  saturday: "Mostrar sábado",
  sunday: "Mostrar domingo",
  saved: "Guardado com sucesso",
  entity: {
    verified: "A sua entidade está verificada",
    facts: "{{company}}, NIF {{vat}}",
  },
};

export default settings;
