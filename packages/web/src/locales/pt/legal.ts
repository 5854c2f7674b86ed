import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/legal.ts";

const legal: Translation<typeof english> = {
  version: "Versão de {{date}}",
  back: "Voltar ao início de sessão",
  terms: {
    title: "Termos e Condições",
    service: {
      title: "O serviço",
      text: "O Meridian guarda consultas, registos clínicos e pagamentos de clínicas de medicina integrativa. Apoia o juízo de quem trata; não o substitui.",
    },
    account: {
      title: "A sua conta",
      text: "Cada pessoa usa a sua própria conta e guarda a palavra-passe só para si. Quem gere um espaço decide quem nele trabalha e o que pode ver.",
    },
    records: {
      title: "Os seus registos",
      text: "O que escreve pertence à sua clínica e pode ser exportado a qualquer momento. Os registos assinados não se alteram; as mudanças posteriores são adendas com nome e data.",
    },
    plan: {
      title: "Plano e pagamento",
      text: "O período experimental dura 15 dias e não pede pagamento. Depois, o plano é pago antecipadamente pelos meses que escolher. Sem plano, os registos continuam legíveis.",
    },
    end: {
      title: "Terminar",
      text: "Pode terminar a qualquer momento. Os registos são guardados durante o tempo que a lei exige à sua clínica e depois apagados.",
    },
  },
  privacy: {
    title: "Política de Privacidade",
    who: {
      title: "Quem é responsável",
      text: "A sua clínica é responsável pelos dados dos seus pacientes; o Meridian trata-os em nome dela. Pela sua própria conta, o responsável é o Meridian.",
    },
    what: {
      title: "O que se guarda",
      text: "De si: nome, e-mail, telefone, língua, as versões dos textos que aceitou e, no caso de estudantes, o comprovativo de matrícula. Dos pacientes: o que a sua clínica regista.",
    },
    why: {
      title: "Para quê",
      text: "Para prestar o serviço, enviar as mensagens que pedir e provar quem leu ou alterou um registo. Nada é vendido e nada serve para publicidade.",
    },
    where: {
      title: "Onde e como",
      text: "Em centros de dados na União Europeia, com cifra em trânsito e em repouso. Cada acesso ao registo de um paciente fica anotado.",
    },
    rights: {
      title: "Os seus direitos",
      text: "Pode ver, corrigir, exportar e apagar os seus dados, e opor-se ao seu uso. Os pacientes dirigem-se à sua clínica, que tem os meios para responder.",
    },
  },
};

export default legal;
