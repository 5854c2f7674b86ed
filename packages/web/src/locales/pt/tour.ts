import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/tour.ts";

const tour: Translation<typeof english> = {
  title: "Visita guiada",
  place: "Passo {{step}} de {{count}}",
  tryIt: "Experimente:",
  next: "Seguinte",
  back: "Anterior",
  end: "Terminar a visita",
  finish: "Concluir",
  elsewhere: "Está noutro ecrã. A visita espera.",
  show: "Voltar a este passo",
  example: {
    title: "Exemplo",
    text: "Nada aqui conta, ninguém recebe mensagens, e tudo desaparece quando sair.",
    leave: "Sair do exemplo",
  },
  waits: {
    text: "A visita guiada espera no passo {{step}} de {{count}}.",
    goOn: "Continuar a visita",
    end: "Terminar a visita",
  },
  start: {
    text: "{{count}} passos curtos pelos ecrãs reais: uma consulta, testes, diagnóstico, tratamentos e a história de um paciente. Pode parar quando quiser e continuar mais tarde ou noutro dispositivo.",
    example:
      "É mostrada com um paciente de exemplo, que não está em lado nenhum da sua clínica: nem nos números, nem nas mensagens, nem no plano. O exemplo desaparece quando terminar a visita.",
    action: "Começar a visita",
  },
  step: {
    today: {
      text: "O início mostra o dia de hoje: quem vem a seguir, a lista do dia e o que ficou por terminar.",
    },
    menu: {
      text: "O menu tem todos os ecrãs que pode usar: o trabalho do dia, a biblioteca, o que a clínica criou e a sua administração.",
    },
    search: {
      text: "A pesquisa encontra pacientes, ecrãs e ações.",
      try: "Prima Ctrl K ou ⌘ K e escreva as primeiras letras de um nome.",
    },
    help: {
      text: "A ajuda conhece o ecrã em que está: as suas perguntas, as suas teclas e o que há de novo.",
    },
    calendar: { text: "O calendário mostra um dia, uma semana ou um mês, por profissional ou por gabinete." },
    book: {
      text: "Uma consulta marca-se em dois toques. O nome de um novo paciente escreve-se no mesmo campo.",
      try: "Prima uma hora livre no calendário, ou este botão.",
    },
    patients: {
      text: "Todos os pacientes, com pesquisa, filtros e ordenação. Uma linha abre a ficha do paciente.",
    },
    new_patient: { text: "Para começar com um paciente basta o nome." },
    import_patients: {
      text: "Os pacientes entram a partir de qualquer folha de cálculo. Vê cada linha antes de algo ser guardado.",
    },
    patient: { text: "A ficha começa pelo que importa para tratar: idade, alergias, medicação e alertas." },
    history: { text: "A história clínica é uma só linha no tempo. Os filtros mostram apenas o que procura." },
    figures: { text: "Cada valor medido pode ser seguido de consulta para consulta." },
    visit: {
      text: "Isto é uma consulta. Os passos podem preencher-se por qualquer ordem; cada um mostra se foi começado.",
    },
    beside: { text: "A ficha fica ao lado do trabalho: a última consulta, alergias, medicação." },
    complaint: {
      text: "O que traz o paciente, com que intensidade, e o que melhora ou piora.",
      try: "Mude a intensidade e veja como fica guardada sozinha.",
    },
    saved: {
      text: "O que escreve é guardado enquanto escreve, mesmo sem ligação. Este lugar diz sempre como está.",
    },
    medication: { text: "Os medicamentos vêm da lista oficial e são verificados com o que prescreve." },
    vital_signs: {
      text: "Os valores fora do habitual ficam assinalados, com o último valor ao lado.",
      try: "Escreva uma tensão arterial de 190.",
    },
    tongue: {
      text: "A língua desenha-se, descreve-se e fotografa-se, e compara-se com a última consulta.",
      try: "Escolha uma cor da saburra e desenhe-a.",
    },
    pulse: { text: "O pulso descreve-se em seis posições, ou no seu todo." },
    ryodoraku: { text: "As leituras tornam-se um gráfico com os limites habituais da clínica." },
    osteopathy: { text: "O exame osteopático segue de região em região." },
    custom_tests: { text: "Os testes criados pela clínica preenchem-se aqui." },
    diagnosis: {
      text: "Códigos CID e padrões ficam lado a lado, cada um com os achados que o apoiam.",
      try: "Escreva “enxaqueca”.",
    },
    repeat: { text: "O último tratamento pode repetir-se, todo ou em parte." },
    points: {
      text: "Os pontos juntam-se pelo código ou pelo nome, ou no mapa.",
      try: "Escreva “st36” e prima Enter.",
    },
    formulas: {
      text: "Fórmulas e substâncias com doses. O que é demais, ou não combina com um medicamento, é dito logo.",
    },
    supplements: { text: "Suplementos e plantas, verificados da mesma forma." },
    osteopathic_treatment: { text: "Técnicas e onde foram usadas." },
    notes: { text: "O que foi feito e o conselho ao paciente, que a próxima consulta mostra." },
    finish: {
      text: "Terminar assina a consulta. A partir daí só pode ser emendada, dizendo por quem e porquê.",
    },
    signed: { text: "Uma consulta assinada, duas semanas antes. Pode ser lida, impressa e emendada." },
    monitoring: {
      text: "Entre consultas, os pacientes registam os sintomas no telemóvel, com uma ligação privada.",
    },
    documents: { text: "Exames e cartas ficam com o paciente." },
    consents: { text: "Os consentimentos assinam-se no ecrã ou com uma ligação." },
    payments: { text: "O que foi cobrado, pago e está em dívida." },
    end: { text: "A visita terminou. A ajuda tem-na sempre que a quiser rever." },
  },
};
export default tour;
