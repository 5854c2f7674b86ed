import type { AcceptedText } from "../../contracts/legal-texts/legal-texts.ts";

/**
 * The terms and the privacy policy in Portuguese, as the product ships with them. Weakness: written for the product and not reviewed by a
 * lawyer; whoever runs it has them reviewed and publishes their own version.
 */
export const LEGAL_TEXTS_PT: Readonly<Record<AcceptedText, { title: string; body: string }>> = {
  terms: {
    title: "Termos e Condições",
    body: `# O serviço

O Meridian guarda as consultas, os registos clínicos e os pagamentos de clínicas de medicina integrativa. Apoia o juízo do profissional; não o substitui.

# A sua conta

Cada pessoa usa a sua própria conta e mantém a palavra-passe secreta. Os gestores de um espaço decidem quem nele trabalha e o que pode ver.

# Os seus registos

Os seus registos pertencem à sua clínica e podem ser exportados a qualquer momento. Os registos assinados não podem ser alterados; as mudanças posteriores são retificações com nome e data.

# Plano e pagamento

O período experimental dura 15 dias e não exige pagamento. Depois, o plano é pago antecipadamente pelos meses que escolher. Sem plano, os registos continuam legíveis.

# Cessação

Pode deixar de usar o serviço a qualquer momento. Os registos são guardados durante o tempo que a lei exige à sua clínica e depois eliminados.`,
  },
  privacy: {
    title: "Política de Privacidade",
    body: `# Quem é responsável

A sua clínica é responsável pelos dados dos seus pacientes; o Meridian trata-os em nome dela. Pela sua própria conta, o responsável é o Meridian.

# Que dados guardamos

Sobre si: nome, e-mail, telefone, idioma, as versões dos textos que aceitou e, no caso de estudantes, o comprovativo de matrícula. Sobre os pacientes: o que a sua clínica regista.

# Para que os usamos

Para prestar o serviço, enviar as mensagens que pedir e comprovar quem leu ou alterou um registo. Não vendemos dados nem os usamos para publicidade.

# Onde e como

Em centros de dados na União Europeia, com cifra em trânsito e em repouso. Cada acesso ao registo de um paciente fica registado.

# Os seus direitos

Pode ver, corrigir, exportar e eliminar os seus dados, e opor-se ao seu uso. Os pacientes devem contactar a sua clínica, que pode responder a estes pedidos.`,
  },
};
