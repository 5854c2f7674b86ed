/** What changed for users with a release, in both languages. */
export type Release = { date: string; notes: readonly { en: string; pt: string }[] };

/** Releases that the help shows. */
export const MAX_RELEASES = 3;

/** The newest first. A release that changes nothing for users has no entry. */
export const RELEASES: readonly Release[] = [
  {
    date: "2026-11-28",
    notes: [
      {
        en: "A guided tour of the product with an example patient, who is nowhere in your clinic. The help leads to it.",
        pt: "Uma visita guiada ao produto com um paciente de exemplo, que não está em lado nenhum da sua clínica. A ajuda leva até ela.",
      },
      {
        en: "Help on every screen: its questions, its keyboard shortcuts and what is new. Press ? to open it.",
        pt: "Ajuda em todos os ecrãs: as suas perguntas, os seus atalhos de teclado e as novidades. Prima ? para a abrir.",
      },
      {
        en: "Install Meridian on a phone, a tablet or a computer: choose “Install” or “Add to home screen” in the browser.",
        pt: "Instale o Meridian no telemóvel, no tablet ou no computador: escolha “Instalar” ou “Adicionar ao ecrã principal” no navegador.",
      },
      {
        en: "Without a connection, a page says what still works and opens by itself when the connection is back.",
        pt: "Sem ligação, uma página diz o que continua a funcionar e abre sozinha quando a ligação voltar.",
      },
      {
        en: "Supplements: a product can contain other ingredients, such as fish oil or melatonin. The safety check knows them.",
        pt: "Suplementos: um produto pode conter outros ingredientes, como óleo de peixe ou melatonina. A verificação de segurança conhece-os.",
      },
    ],
  },
  {
    date: "2026-11-23",
    notes: [
      {
        en: "Front desk: choose several unpaid appointments and take one payment for them.",
        pt: "Receção: escolha várias consultas por pagar e registe um só pagamento.",
      },
      {
        en: "Calendar: block time for breaks, meetings or a closed office.",
        pt: "Calendário: bloqueie tempo para pausas, reuniões ou um gabinete fechado.",
      },
    ],
  },
];

/** Whether there is a release that a user has not seen, who has seen those up to a day. */
export const hasUnseen = (seen: string, releases: readonly Release[] = RELEASES): boolean =>
  releases.some(({ date }) => date > seen);

/** The day of the newest release. */
export const newestRelease = (): string | undefined => RELEASES[0]?.date;
