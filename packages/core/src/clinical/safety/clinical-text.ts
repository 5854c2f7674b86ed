import { fold } from "../../text/fold.ts";

/** A word or punctuation mark of a text, as written and folded. */
export type Token = { raw: string; word: string };

const PARTS =
  /\p{N}+(?:[.,]\p{N}+)*\p{L}*|\p{L}[\p{L}\p{N}]*|\p{Script=Han}+|(?<=\s)[-–](?=\s)|[.,:;?()/\n]/gu;

/** The clauses of a text. In "No pacemaker. Epilepsy" only the first clause is a denial. */
export const clausesOf = (text: string) => fold(text).split(/[.;,:\n()]+/);

/**
 * The sentences of a text, each as words and punctuation marks. A full stop, a semicolon or a new line ends a sentence.
 */
export function sentencesOf(text: string): Token[][] {
  const all: Token[][] = [[]];
  for (const [raw] of text.normalize("NFC").matchAll(PARTS)) {
    all.at(-1)?.push({ raw, word: raw === "\n" ? raw : fold(raw) });
    if (raw === "." || raw === ";" || raw === "\n") all.push([]);
  }
  return all.filter((sentence) => sentence.length > 0);
}

const set = (words: string) => new Set(words.split(" "));

const DENIES = set(
  "nega negou negam nem denies denied neither nor isento isenta livre ausencia absence free negative negativo negativa",
);
/** Denials that need a preposition: "negative for", "free of". */
const OF = set("isento isenta livre ausencia absence free negative negativo negativa");
const NOT = set("nao not sem without s nunca never doesn don didn isn hasn");
const VERBAL = set("nao not nunca never");
const EXISTS = set(
  "tem ha refere apresenta toma faz usa teve tinha tomou fez sofre sofreu e era foi esta existe existem conhece has have had is was be been known taking take takes used using t any a o um uma se",
);
/** Words that end the scope of a denial. */
const BUT = set(
  "mas porem exceto excepto salvo contudo todavia but except however although embora apart alem apenas only",
);
/** "No medicine for the epilepsy" does not deny the epilepsy. */
const REASON = set(
  "para por pela pelo porque for due because desde since apos after quando when devido causa cause",
);
/** "No attacks of epilepsy" does not deny it either. */
const COURSE = set(
  "crise crises ataque ataques seizure attacks episodio episodios recidiva recidivas recurrence sintomas symptoms complicacoes complications agravamento descompensacao medicacao medication tratamento treatment controlo control",
);
const SAYS = set(
  "tem tinha teve has had have com with apresenta refere reports faz fez toma takes taking usa uses portador portadora sofre suffers mantem",
);
/** Verbs of stopping. Denied ("never stopped") they mean that it continues. */
const STOPS = /^(parou|deixou|largou|suspendeu|interrompeu|stopped|discontinued)$/;
const JOINS = set("e ou nem or and nor");
/** Verbs whose denial covers a whole list. */
const LISTING = set(
  "t tem ha refere apresenta toma faz usa teve tinha history historia antecedentes have has",
);
const STATED_AFTER =
  /^(desde|since|implantad|colocad|medicad|controlad|diagnosticad|diagnosed|tratad|treated|implanted|grave|severe)/;
/** Words directly before an illness that is only feared or prevented. */
const FEARED_OR_PREVENTED =
  /^(vacina|vaccin|risco|risk|prevenc|prevent|profilax|prophyla|rastrei|despist|screen|medo|fear|preocupad|worried|desconhece|descartou|excluiu|afastou)/;
const GONE_BEFORE = /(^| )(deixou de (ter|fazer)|no longer (has|have|had)|outgrew)( \S+){0,2} $/;
const RULED_OUT = /^(excluid|descartad|negativ|neg$|ausente|infirmad|ruled$|excluded|absent)/;
const GONE = /^(curad|cured|resolvid|resolved|retirad|removed|removid|explantad)/;
const CHILDHOOD = /^(na infancia|em crianca|quando crianca|as a child|in childhood|quando era crianca)( |$)/;
const UNCONFIRMED = /^(nao (se )?confirm|not confirmed|foi (excluid|descartad)|was (ruled|excluded))/;

const RELATIVES = set(
  "pai mae pais irmao irma irmaos irmas avo avos tio tia tios primo prima filho filha filhos marido esposa companheiro companheira namorado namorada sogra sogro familiar familiares familia father mother parents brother sister siblings grandfather grandmother grandparents uncle aunt cousin son daughter husband wife partner family",
);
const LINKS = set(
  "com tem teve tinha with has had morreu faleceu died hist historia history sofre sofreu : - – ( is esta hipertensos",
);
const SELF = set("doente utente paciente patient propria proprio herself himself ela ele she he");
const FAMILY_HEADINGS =
  /(^| )(af|fh|hf|antecedentes familiares|historia familiar|history family|family history|familiares)$/;
const OTHER_HEADINGS =
  /(^| )(ap|hda|hma|pmh|hp|mh|antecedentes pessoais|antecedentes|pessoais|medicacao|medication|alergias|allergies|cirurgias|surgeries|habitos|habits|exame|exames|diagnostico|diagnosis|queixa|queixas|motivo|past history|history)$/;

const isMark = ({ word }: Token) => !/[\p{L}\p{N}]/u.test(word);
const wordsOf = (tokens: readonly Token[]) => tokens.map(({ word }) => word).join(" ");

/**
 * Whether the words from `from` to `to` (exclusive) are a current statement about the patient: false where they are denied,
 * also over a list, or are about a relative, ruled out, resolved, only feared or vaccinated against. True in doubt.
 */
export function isCurrent(sentence: readonly Token[], from: number, to: number): boolean {
  const after = sentence.slice(to, to + 7);
  return (
    !isDenied(sentence, from, after) &&
    !isOfRelative(sentence, from, after) &&
    !isOver(after) &&
    !isFearedOrPrevented(sentence, from) &&
    !GONE_BEFORE.test(`${wordsOf(sentence.slice(Math.max(0, from - 6), from))} `)
  );
}

/** "Risk of falls and osteoporosis", "vaccinated against hepatitis B". */
function isFearedOrPrevented(sentence: readonly Token[], from: number): boolean {
  const near = sentence.slice(Math.max(0, from - 5), from).map(({ word }) => word);
  return near.slice(near.lastIndexOf(",") + 1).some((word) => FEARED_OR_PREVENTED.test(word));
}

function isDenied(sentence: readonly Token[], from: number, after: readonly Token[]): boolean {
  let commas = 0;
  let between = 0;
  for (let at = from - 1; at >= 0; at -= 1) {
    const word = sentence[at]?.word ?? "";
    const next = sentence[at + 1]?.word ?? "";
    if (BUT.has(word) || ((NOT.has(word) || DENIES.has(word)) && STOPS.test(next))) return false;
    if (DENIES.has(word) && (!OF.has(word) || /^(for|of|from|de|para)$/.test(next)) && next !== "sempre")
      return !(commas > 0 && endsReach(after)) && !negatesCourse(sentence, at, from);
    if (word === "no" && isEnglishNo(sentence, at))
      return negationReaches(sentence, at, from, commas, between, after);
    if (NOT.has(word) && (word !== "s" || next === "/"))
      return negationReaches(sentence, at, from, commas, between, after);
    if (REASON.has(word) && !OF.has(sentence[at - 1]?.word ?? "")) return false;
    if (SAYS.has(word) && !isNegated(sentence[at - 1]?.word)) return false;
    if (word === ",") commas += 1;
    else if (word !== "/") between += 1;
  }
  return false;
}

const isNegated = (word: string | undefined) =>
  word !== undefined && (NOT.has(word) || DENIES.has(word) || word === "no" || word === "t");

/** Whether "no" is the English word. In Portuguese it means "in the", unless a clause begins with it. */
function isEnglishNo(sentence: readonly Token[], at: number): boolean {
  const before = sentence[at - 1];
  return (
    before === undefined ||
    isMark(before) ||
    /^(has|have|had|with|and|reports|there|is|are)$/.test(before.word)
  );
}

/** Whether a denial covers the words: a joined list as a whole, otherwise only words close to it. */
function negationReaches(
  sentence: readonly Token[],
  at: number,
  from: number,
  commas: number,
  between: number,
  after: readonly Token[],
): boolean {
  if (negatesCourse(sentence, at, from) || negatesOtherVerb(sentence, at, from)) return false;
  if (commas === 0 && between <= 4) return true;
  if (endsReach(after)) return false;
  const verb = sentence[at + 1]?.word ?? "";
  return LISTING.has(verb) || isJoined(sentence, at, from);
}

/** Whether another verb is denied: "does not keep to the diet of his diabetes" does not deny the diabetes. */
function negatesOtherVerb(sentence: readonly Token[], at: number, from: number): boolean {
  const { word = "" } = sentence[at] ?? {};
  const verb = at + 1;
  return VERBAL.has(word) && verb < from && !EXISTS.has(sentence[verb]?.word ?? "");
}

/** "No attacks of …" */
const negatesCourse = (sentence: readonly Token[], at: number, from: number) =>
  sentence
    .slice(at + 1, from)
    .some(
      ({ word }, place, all) =>
        COURSE.has(word) && /^(d[eao]s?|of|com|with)$/.test(all[place + 1]?.word ?? ""),
    );

const endsReach = ([first]: readonly Token[]) => first !== undefined && STATED_AFTER.test(first.word);

/** Whether the items after a denial are one list: "no a, b or c". */
function isJoined(sentence: readonly Token[], at: number, from: number): boolean {
  for (let place = at + 1; place < sentence.length; place += 1) {
    const word = sentence[place]?.word ?? "";
    if (BUT.has(word) || (place > from && SAYS.has(word))) return false;
    if (JOINS.has(word)) return true;
  }
  return false;
}

function isOver(after: readonly Token[]): boolean {
  const [first, second] = after;
  if (first === undefined) return false;
  const plain = after.filter((one) => !isMark(one) || one.word === ",");
  const nearest = plain.findIndex(
    ({ word }) => word === "," || BUT.has(word) || word === "com" || word === "with",
  );
  const own = nearest < 0 ? plain : plain.slice(0, nearest);
  if (own.slice(0, 3).some(({ word }) => RULED_OUT.test(word) || GONE.test(word))) return true;
  if (UNCONFIRMED.test(wordsOf(own)) || CHILDHOOD.test(wordsOf(own))) return true;
  // "Pacemaker: no", "epilepsy? No", "pregnant (no)", "diabetes no".
  const answer = isMark(first) && !/^[.,;\n]$/.test(first.word) ? second : first;
  if (!answer || !/^(nao|no|not)$/.test(answer.word)) return false;
  const last = after[after.indexOf(answer) + 1];
  return last === undefined || isMark(last);
}

function isOfRelative(sentence: readonly Token[], from: number, after: readonly Token[]): boolean {
  for (let at = from - 1; at >= 0; at -= 1) {
    const { word = "" } = sentence[at] ?? {};
    if (BUT.has(word) || SELF.has(word)) return false;
    // After a comma and a verb the sentence is about the patient again, not about the relative.
    if (word === "," && /^(tem|has|faz|toma|takes)$/.test(sentence[at + 1]?.word ?? "")) return false;
    if (!RELATIVES.has(word)) continue;
    const next = sentence[at + 1]?.word ?? "";
    if (/^(\p{N}|dois|duas|tres|two|three)/u.test(sentence[at - 1]?.word ?? "")) continue;
    if (
      /^(de|of)$/.test(next) &&
      /^(\p{N}|dois|duas|tres|two|three|um|uma)/u.test(sentence[at + 2]?.word ?? "")
    )
      continue;
    // "Since her daughter's birth epilepsy": the daughter is mentioned, but the illness is the patient's.
    const owned = /^(d[aeo]s?|of)$/.test(sentence[at - 1]?.word ?? "");
    if (from - at <= 2 && !owned && next !== ",") return true;
    return sentence.slice(at + 1, at + 4).some((one) => LINKS.has(one.word));
  }
  const [first, second, third] = after;
  if (first?.word === "(" && RELATIVES.has(second?.word ?? "")) return true;
  const whose = /^(d[ao]s?|n[ao]s?|in|of)$/.test(first?.word ?? "");
  return whose && [second, third].some((one) => one !== undefined && RELATIVES.has(one.word));
}

/** The sentences about the patient, without those under a heading about the family. */
export function ownSentences(text: string): Token[][] {
  let family = false;
  return sentencesOf(text).flatMap((sentence) => {
    const own: Token[][] = [[]];
    sentence.forEach((token, at) => {
      const before = wordsOf(sentence.slice(Math.max(0, at - 3), at));
      if (token.word === ":") {
        if (FAMILY_HEADINGS.test(before)) family = true;
        else if (OTHER_HEADINGS.test(before)) family = false;
      }
      if (!family) own.at(-1)?.push(token);
    });
    if (sentence.at(-1)?.word === "\n") family = false;
    return own.filter(
      (one) =>
        one.length > 0 &&
        !/(^| )(historia familiar|antecedentes familiares|family history) (de|of) /.test(wordsOf(one)),
    );
  });
}
