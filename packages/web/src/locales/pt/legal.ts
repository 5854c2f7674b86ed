import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/legal.ts";

const legal: Translation<typeof english> = {
  version: "Versão de {{date}}",
  back: "Voltar ao início de sessão",
  terms: {
    title: "Termos e Condições",
    service: {
      title: "O serviço",
      text: "O Meridian guarda as consultas, os registos clínicos e os pagamentos de clínicas de medicina integrativa. Apoia o juízo do profissional; não o substitui.",
    },
    account: {
      title: "A sua conta",
      text: "Cada pessoa usa a sua própria conta e mantém a palavra-passe secreta. Os gestores de um espaço decidem quem nele trabalha e o que pode ver.",
    },
    records: {
      title: "Os seus registos",
      text: "Os seus registos pertencem à sua clínica e podem ser exportados a qualquer momento. Os registos assinados não podem ser alterados; as mudanças posteriores são retificações com nome e data.",
    },
    plan: {
      title: "Plano e pagamento",
      text: "O período experimental dura 15 dias e não exige pagamento. Depois, o plano é pago antecipadamente pelos meses que escolher. Sem plano, os registos continuam legíveis.",
    },
    end: {
      title: "Cessação",
      text: "Pode deixar de usar o serviço a qualquer momento. Os registos são guardados durante o tempo que a lei exige à sua clínica e depois eliminados.",
    },
  },
  privacy: {
    title: "Política de Privacidade",
    who: {
      title: "Quem é responsável",
      text: "A sua clínica é responsável pelos dados dos seus pacientes; o Meridian trata-os em nome dela. Pela sua própria conta, o responsável é o Meridian.",
    },
    what: {
      title: "Que dados guardamos",
      text: "Sobre si: nome, e-mail, telefone, idioma, as versões dos textos que aceitou e, no caso de estudantes, o comprovativo de matrícula. Sobre os pacientes: o que a sua clínica regista.",
    },
    why: {
      title: "Para que os usamos",
      text: "Para prestar o serviço, enviar as mensagens que pedir e comprovar quem leu ou alterou um registo. Não vendemos dados nem os usamos para publicidade.",
    },
    where: {
      title: "Onde e como",
      text: "Em centros de dados na União Europeia, com cifra em trânsito e em repouso. Cada acesso ao registo de um paciente fica registado.",
    },
    rights: {
      title: "Os seus direitos",
      text: "Pode ver, corrigir, exportar e eliminar os seus dados, e opor-se ao seu uso. Os pacientes devem contactar a sua clínica, que pode responder a estes pedidos.",
    },
  },
};

export default legal;
