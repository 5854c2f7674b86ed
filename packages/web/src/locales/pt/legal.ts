import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/legal.ts";

const legal: Translation<typeof english> = {
  version: "Versão {{number}}, em vigor desde {{date}}",
  past: "Versão {{number}} de {{date}}",
  planned: "Versão {{number}}, em vigor a partir de {{date}}",
  earlier: "Esta é uma versão anterior.",
  notYet: "Esta versão ainda não está em vigor.",
  readCurrent: "Ler a versão em vigor",
  versions: "Todas as versões",
  back: "Voltar ao início de sessão",
  accept: {
    title: "Os nossos termos mudaram",
    lead: "Leia o que é novo e aceite para continuar. Depois segue para onde queria ir.",
    since: "Versão {{number}} de {{date}}. Aceitou a versão {{accepted}}.",
    changes: "O que mudou",
    whole: "Texto completo",
    terms: "Li e aceito os Termos e Condições",
    privacy: "Li e aceito a Política de Privacidade",
    action: "Aceitar e continuar",
    signOut: "Terminar sessão",
    export: "Exportar os meus dados",
  },
  own: {
    title: "Termos e privacidade",
    row: "{{title}}: versão {{number}}",
    at: "aceite em {{date}}",
  },
};

export default legal;
