import type { PageLanguage } from "../public-page/language.ts";

const en = {
  title: "No connection",
  lead: "This page needs a connection. It opens by itself when the connection is back.",
  kept: "Nothing typed is lost",
  keptItems: [
    "Text typed in an open appointment is stored on this device, encrypted, and saved when the connection is back.",
    "Photos and documents that were not sent yet are stored on this device and sent later.",
  ],
  works: "What still works",
  worksItems: [
    "Appointments that are open in another tab: keep the tab open and continue typing.",
    "Running timers in tabs that are open.",
    "Patients' symptom pages that they opened before: their answers are sent later.",
  ],
  needs: "What needs a connection",
  needsItems: ["The calendar, patient records and new appointments. Write down on paper what cannot wait."],
  retry: "Try again",
  trying: "Trying again…",
  still: "Still no connection.",
};

export type OfflineTexts = typeof en;

const pt: OfflineTexts = {
  title: "Sem ligação",
  lead: "Esta página precisa de ligação. Abre sozinha quando a ligação voltar.",
  kept: "Nada do que escreveu se perde",
  keptItems: [
    "O texto escrito numa consulta aberta fica neste dispositivo, cifrado, e é guardado quando a ligação voltar.",
    "As fotografias e os documentos por enviar ficam neste dispositivo e são enviados mais tarde.",
  ],
  works: "O que continua a funcionar",
  worksItems: [
    "As consultas abertas noutro separador: mantenha o separador aberto e continue a escrever.",
    "Os temporizadores em curso nos separadores abertos.",
    "As páginas de sintomas que os pacientes já abriram: as respostas são enviadas mais tarde.",
  ],
  needs: "O que precisa de ligação",
  needsItems: [
    "O calendário, as fichas dos pacientes e as novas consultas. Anote em papel o que não puder esperar.",
  ],
  retry: "Tentar novamente",
  trying: "A tentar novamente…",
  still: "Ainda sem ligação.",
};

export const TEXTS: Record<PageLanguage, OfflineTexts> = { en, pt };
