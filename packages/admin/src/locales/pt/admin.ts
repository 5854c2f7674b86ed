import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/admin.ts";

const admin: Translation<typeof english> = {
  name: "Administração",
  login: {
    title: "Administração",
    lead: "Inicie sessão com uma conta de administrador.",
    email: "E-mail",
    password: "Palavra-passe",
    code: "Código",
    codeHelp: "Seis algarismos da sua aplicação de autenticação.",
    submit: "Iniciar sessão",
  },
  dashboard: {
    context: "Sessão iniciada como {{name}}",
    none: "Ainda não há nada aberto ao seu nível.",
  },
  plans: {
    free_trial: "Experimental",
    basic: "Básico",
    student: "Estudante",
    pro: "Pro",
    none: "Sem plano",
  },
  kinds: {
    clinic: "Clínicas",
    provider: "Fornecedores",
    waiting: "Por verificar",
  },
  modules: {
    mtc: "Medicina chinesa",
    osteo: "Osteopatia",
    fito: "Fitoterapia",
    others: "Outros tratamentos",
  },
  spaces: {
    search: "Nome, empresa ou NIF",
    title: "Espaços",
    context: "Todas as clínicas e fornecedores, os mais recentes primeiro.",
    name: "Nome",
    kind: "Tipo",
    plan: "Plano",
    created: "Abertura",
    clinic: "Clínica",
    provider: "Fornecedor",
    verified: "Fornecedor verificado",
    unverified: "Fornecedor por verificar",
    noPlan: "Sem plano",
    expired: "{{plan}}, expirado",
    left_one: "{{plan}}, {{count}} dia",
    left_other: "{{plan}}, {{count}} dias",
    none: "Nenhum espaço ainda",
    noneHelp: "Um espaço aparece aqui assim que alguém se regista.",
  },
  space: {
    title: "Espaço",
    owner: "Proprietário",
    noOwner: "Ainda sem proprietário: o e-mail não foi confirmado",
    phone: "Telefone",
    company: "Empresa",
    vat: "NIF",
    modules: "Módulos",
    noModules: "Sem módulos",
    trial: "Período experimental",
    used: "Utilizado",
    unused: "Por utilizar",
    users: "Utilizadores ativos",
    zone: "Fuso horário",
    referral: "Código de referência",
    verify: "Verificar",
    verifyTitle: "Este fornecedor aguarda verificação",
    verifyHelp:
      "Confirme a empresa e o NIF. Depois de verificado, pode listar suplementos e matéria médica chinesa.",
    verifiedNow: "{{company}} está verificado",
  },
};

export default admin;
