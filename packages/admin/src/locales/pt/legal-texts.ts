import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/legal-texts.ts";

const texts: Translation<typeof english> = {
  edit: "Texto da próxima versão",
  title: "Título",
  body: "Texto",
  bodyHelp:
    "# para um título, **negrito**, - para uma lista, [palavras](https://endereço) para uma ligação. Uma linha vazia começa um parágrafo.",
  consentHelp:
    "# para um título, - para uma lista. {clinic}, {clinic_address}, {patient}, {birthday}, {representative}, {professional} e {date} são preenchidos.",
  languages: { en: "inglês", pt: "português" },
  preview: "Pré-visualização",
  hidePreview: "Ocultar pré-visualização",
  saveDraft: "Guardar rascunho",
  saved: "Rascunho guardado",
  draft: "Rascunho",
  unpublished: "Este rascunho de {{name}} não está publicado.",
  publish: "Publicar",
  published: "Versão publicada",
  from: "Em vigor a partir de",
  fromHelp: "Vazio: de imediato. Um dia posterior é anunciado antes aos utilizadores.",
  asked: "Quem tem de aceitar",
  askedWho: {
    all: "Todos os utilizadores têm de aceitar",
    owners: "Só os proprietários têm de aceitar",
    nobody: "Ninguém tem de aceitar",
  },
  renews: "Consentimentos anteriores",
  renewal: {
    all: "Os consentimentos anteriores têm de ser renovados",
    nobody: "Os consentimentos anteriores mantêm-se válidos",
  },
  isPlanned: "A versão {{number}} entra em vigor em {{moment}}.",
  withdraw: "Retirar",
  withdrawEffect: "A versão {{number}} não entrará em vigor. O seu texto fica como rascunho.",
  withdrawn: "Versão retirada",
  versions: "Versões",
  version: "Versão {{number}}",
  current: "Em vigor",
  planned: "Planeada",
  since: "desde {{moment}}",
  by: "publicada por {{name}}",
  shipped: "fornecida com o produto",
  acceptances_one: "{{count}} aceitação",
  acceptances_other: "{{count}} aceitações",
  compare: "O que mudou",
  take: "Usar como rascunho",
  differences: "Versão {{number}} comparada com a versão {{previous}}",
  inForce: "Versão {{number}}, em vigor desde {{date}}",
  next: "a próxima a partir de {{date}}",
  consents: {
    title: "Consentimentos dos pacientes",
    context: "Os textos com que as clínicas começam. O que foi assinado mantém o seu texto.",
  },
  accepted: {
    title: "Termos aceites",
    owner: "Proprietário",
    inactive: "Desativado",
    terms: "Termos, versão {{number}}",
    termsOn: "Termos, versão {{number}}, em {{date}}",
    privacy: "Política de privacidade, versão {{number}}",
    privacyOn: "Política de privacidade, versão {{number}}, em {{date}}",
  },
};

export default texts;
