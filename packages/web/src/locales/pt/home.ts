import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/home.ts";

const home: Translation<typeof english> = {
  title: "Bem-vindo de volta, {{name}}",
  today: {
    title: "Hoje",
    none: "Nenhuma consulta hoje",
    noneHelp: "Marque uma a partir da ficha do paciente ou do calendário.",
  },
};

export default home;
