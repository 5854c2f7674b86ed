import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/help.ts";

const help: Translation<typeof english> = {
  open: "Ajuda",
  openWithNews: "Ajuda, com novidades",
  title: "Ajuda",
  questions: {
    title: "Perguntas sobre este ecrã",
    none: "Ainda não há perguntas sobre este ecrã.",
  },
  shortcuts: {
    title: "Atalhos de teclado",
    turnOff: "Desativar a tecla ?",
    turnOn: "Ativar a tecla ?",
  },
  releases: { title: "Novidades", new: "Novo" },
  tour: "Fazer a visita guiada",
  support: "Todas as perguntas e como nos escrever",
};

export default help;
