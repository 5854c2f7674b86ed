import { fold } from "@meridian/core/text/fold";

const DAY = 24 * 60;

/** Minutes since midnight of `14:30`, `14h30`, `2:30 pm`, `9h`, `1430` or the end of a date with a time; undefined for others. */
export function parseTime(text: string): number | undefined {
  const plain = fold(text).trim();
  const clock =
    /(?:^|[\st,])(\d{1,2})\s?[:h.]\s?(\d{2})(?::\d{2}(?:[.,]\d+)?)?\s*([ap])?\.?m?\.?\s*(?:h|hs|z|[+-]\d{2}:?\d{2})?$/.exec(
      plain,
    ) ??
    /^(\d{1,2})()\s*(?:h|hs|([ap])\.?m\.?)$/.exec(plain) ??
    /^([01]\d|2[0-3])([0-5]\d)()$/.exec(plain);
  if (!clock) return undefined;
  const [, written = "", minutes = "", half] = clock;
  const hours = half ? (Number(written) % 12) + (half === "p" ? 12 : 0) : Number(written);
  const total = hours * 60 + Number(minutes);
  return Number(minutes) < 60 && total < DAY ? total : undefined;
}

/** Minutes of `45`, `45 min`, `1h30`, `1:30`, `1 hora`, `1,5 h`; undefined for others. */
export function parseDuration(text: string): number | undefined {
  const plain = fold(text).replaceAll(/\s+/g, "");
  const [, only] = /^(\d{1,3})(?:m|min|mins|minutos?|minutes?|')?$/.exec(plain) ?? [];
  if (only !== undefined) return positive(Number(only));
  const [, hours, minutes] =
    /^(\d{1,2})(?:h|:|hs|horas?|hours?)(?:(\d{1,2})(?:m|min|:00)?)?$/.exec(plain) ?? [];
  if (hours !== undefined) return positive(Number(hours) * 60 + Number(minutes ?? 0));
  const [, part] = /^(\d[.,]\d{1,2})(?:h|hs|horas?|hours?)$/.exec(plain) ?? [];
  return part === undefined ? undefined : positive(Math.round(Number(part.replace(",", ".")) * 60));
}

const positive = (minutes: number) => (minutes > 0 ? minutes : undefined);

/** An instant as programs write it, with its zone: `2024-03-05T10:00:00Z`. */
export function parseInstant(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/.test(text.trim()))
    return undefined;
  const at = Date.parse(text.trim());
  return Number.isNaN(at) ? undefined : at;
}

const STATES: readonly (readonly [ImportedWord, RegExp])[] = [
  ["missed", /^(nao (compareceu|veio|realizad|efetuad)|falt|missed|no ?show|did not|absent|ausente)/],
  ["cancelled", /^(cancel|anulad|desmarc|rejeitad|declined)/],
  [
    "booked",
    /^(booked|scheduled|confirm|done|complete|finish|attended|arrived|seen|tentative|needs|accepted|paid|marcad|agendad|pendente|por confirmar|realizad|conclu|efetuad|compareceu|presente|veio|atendid|pag[ao]|terminad)/,
  ],
];
export type ImportedWord = "booked" | "missed" | "cancelled";

/** What a word says about how an appointment went; undefined for a word that says nothing known. */
export function parseState(text: string): ImportedWord | undefined {
  const plain = fold(text)
    .replaceAll(/[^\p{L} ]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return STATES.find(([, words]) => words.test(plain))?.[0];
}
