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
  spaces: {
    title: "Espaços",
    context: "Todas as clínicas e fornecedores, com o plano e os módulos.",
    search: "Nome do espaço ou do proprietário",
    none: "Nenhum espaço ainda",
    noneHelp: "Um espaço aparece aqui assim que alguém se regista.",
  },
};

export default admin;
