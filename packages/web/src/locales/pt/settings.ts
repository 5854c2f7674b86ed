import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/settings.ts";

const settings: Translation<typeof english> = {
  title: "Definições",
  you: "Sobre si",
  name: "Nome",
  color: "A sua cor",
  colorHelp: "Dá cor às suas consultas e às suas iniciais.",
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
