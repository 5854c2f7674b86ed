import type { Translation } from "@meridian/ui/i18n/resources";
import type english from "../en/results.ts";

const results: Translation<typeof english> = {
  previous: "Resultado anterior",
  first: "Sem resultado anterior",
  older: "Resultado mais antigo",
  newer: "Resultado mais recente",
  place: "{{place}} de {{count}}",
  failed: "Os resultados anteriores não chegaram.",
  trend: {
    summary_one: "{{label}}: {{count}} valor, {{last}} em {{date}}",
    summary_other: "{{label}}: {{count}} valores de {{from}} a {{date}}, o último {{last}}",
    inside: "dentro do intervalo habitual",
    below: "abaixo do intervalo habitual",
    above: "acima do intervalo habitual",
    usual: "Intervalo habitual de {{low}} a {{high}}",
    usualUpTo: "Habitual até {{high}}",
    usualFrom: "Habitual a partir de {{low}}",
    now: "esta consulta",
    table: "Valores em tabela",
    date: "Data",
    value: "Valor",
    range: "Face ao intervalo habitual",
    none: "Ainda sem valores",
    show: "Evolução: {{label}}",
  },
};

export default results;
