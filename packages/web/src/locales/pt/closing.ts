import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/closing.ts";

const closing: Translation<typeof english> = {
  title: "Encerrar a clínica",
  context: "Todos os dados da clínica são apagados 30 dias depois do pedido.",
  waits: "Esta clínica vai ser encerrada em {{moment}}",
  asked: "Pedido por {{name}} em {{date}}: {{reason}}.",
  withdraw: "Anular o encerramento",
  withdrawn: "O encerramento foi anulado. A clínica fica como está.",
  requested: "A clínica vai ser encerrada dentro de 30 dias. Todos os gestores recebem um e-mail.",
  reasons: {
    ends_work: "A clínica termina a atividade",
    changes_program: "A clínica muda para outro programa",
    too_expensive: "O Meridian é demasiado caro",
    tried_out: "O Meridian foi só experimentado",
    other: "Outro motivo",
  },
  what: {
    title: "O que acontece",
    until: {
      title: "Durante {{days}} dias",
      work: "Todos podem trabalhar como habitualmente. Cada ecrã indica o dia do encerramento.",
      export: "Os gestores podem exportar tudo e anular o encerramento.",
      reminders: "Todos os gestores recebem um e-mail de imediato, 7 dias antes e 1 dia antes.",
      patients:
        "Os pacientes não recebem mensagens sobre consultas depois desse dia, a não ser que uma seja cancelada.",
      payments: "Não se podem comprar planos nem módulos, e ninguém recebe avisos para renovar.",
    },
    gone: {
      title: "Depois é apagado definitivamente",
      records:
        "Pacientes, consultas, cobranças, estatísticas, catálogos próprios e definições, e também a Atividade, que não está na exportação",
      files: "Fotografias, documentos, logótipos e exportações, com todas as versões",
      people: "Utilizadores e o seu acesso. Com o mesmo endereço de e-mail é possível criar uma conta nova.",
      links:
        "As ligações dos pacientes para sintomas e consentimentos e os endereços de calendário, que deixam de abrir",
    },
    kept: {
      title: "Fica guardado",
      receipts: "Pagamentos do plano, durante {{years}} anos, porque a lei o exige",
      space:
        "Que existiu uma clínica com este nome, de quando a quando, e o identificador de quem a encerrou",
      signed:
        "Consentimentos assinados, como prova, onde nada pode ser apagado. Ninguém os pode abrir no Meridian. Quem gere o Meridian pode apagá-los se a lei o exigir.",
      audit: "Números que provam a extensão do registo de atividade. Não identificam ninguém.",
      backups: "Cópias de segurança, durante 35 dias",
    },
  },
  request: {
    title: "Pedir o encerramento",
    ownerOnly: "Só quem é responsável pela clínica o pode pedir. Qualquer gestor o pode anular.",
    needsSecondFactor:
      "Para encerrar a clínica é pedido um código da sua aplicação de autenticação. Configure primeiro a verificação em dois passos.",
    setUp: "Configurar a verificação em dois passos",
    reason: "Motivo",
    name: "Nome da clínica",
    nameHelp: "Para confirmar, escreva: {{name}}",
    password: "A sua palavra-passe",
    totp: "Código da sua aplicação de autenticação",
    submit: "Encerrar esta clínica",
  },
};

export default closing;
