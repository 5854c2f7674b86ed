/** What is asked for: a domain, what its list holds, and how both languages call it. */
export type SliceRequest = {
  /** One lower-case word: `equipment`. */
  domain: string;
  /** What the list holds, in the singular: `device`, `treatment-room`. */
  thing: string;
  /** The plural of `thing`, where it is not formed by rule. */
  plural?: string | undefined;
  /** Portuguese singular and plural: `equipamento,equipamentos`. Without it the Portuguese texts show the English words. */
  pt?: string | undefined;
};

/** The same words in each spelling the templates and the edits need. */
export type SliceNames = ReturnType<typeof namesOf>;

const pascal = (kebab: string) => kebab.replaceAll(/(^|-)(\w)/g, (_, _dash, letter) => letter.toUpperCase());
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const spaced = (kebab: string) => kebab.replaceAll("-", " ");

/** The English plural by rule: `city` is `cities`, `class` is `classes`, `room` is `rooms`. */
function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/**
 * All spellings of a request.
 * @throws where a word is not spelt as file and route names are, or the plural is the same as the singular.
 */
export function namesOf({ domain, thing, plural = pluralOf(thing), pt = "" }: SliceRequest) {
  if (!/^[a-z]+$/.test(domain)) throw new Error(`"${domain}": a domain is one word in lower-case letters`);
  for (const word of [thing, plural])
    if (!/^[a-z]+(-[a-z]+)*$/.test(word))
      throw new Error(`"${word}": write lower-case words with hyphens between them`);
  if (thing === plural) throw new Error(`"${thing}" is its own plural: give another with --plural`);
  const [ptThing = "", ptThings = ""] = pt.split(",").map((word) => word.trim());
  if (pt !== "" && (ptThing === "" || ptThings === ""))
    throw new Error("--pt takes the singular and the plural, with a comma between them");
  return {
    domain,
    Domain: pascal(domain),
    thing: lowerFirst(pascal(thing)),
    Thing: pascal(thing),
    things: lowerFirst(pascal(plural)),
    Things: pascal(plural),
    THINGS: plural.replaceAll("-", "_").toUpperCase(),
    thingSnake: thing.replaceAll("-", "_"),
    thingKebab: thing,
    thingsKebab: plural,
    thingWords: spaced(thing),
    thingsWords: spaced(plural),
    ThingWords: upperFirst(spaced(thing)),
    ThingsWords: upperFirst(spaced(plural)),
    ptThing: ptThing || spaced(thing),
    PtThing: upperFirst(ptThing || spaced(thing)),
    PtThings: upperFirst(ptThings || spaced(plural)),
  };
}

/** Placeholders of the templates. */
const TOKENS: Readonly<Record<string, keyof SliceNames>> = {
  __domain__: "domain",
  __Domain__: "Domain",
  __thing__: "thing",
  __Thing__: "Thing",
  __things__: "things",
  __Things__: "Things",
  __THINGS__: "THINGS",
  __thing_snake__: "thingSnake",
  "__thing-kebab__": "thingKebab",
  "__things-kebab__": "thingsKebab",
  __ns__: "thingsKebab",
  "__thing words__": "thingWords",
  "__things words__": "thingsWords",
  "__Thing words__": "ThingWords",
  "__Things words__": "ThingsWords",
  "__pt thing__": "ptThing",
  "__Pt things__": "PtThings",
};

/** A template with its placeholders filled in. `prefix` begins the ids of what the list holds. */
export function filled(template: string, names: SliceNames, prefix: string): string {
  const text = Object.entries(TOKENS).reduce(
    (now, [token, name]) => now.replaceAll(token, names[name]),
    template.replaceAll("__prefix__", prefix),
  );
  const left = /__(?!PURE__)[A-Za-z][\w -]*?__/.exec(text);
  if (left) throw new Error(`a template has the unknown placeholder ${left[0]}`);
  return text;
}

/** Three letters for the ids that no other kind of id begins with: the first that are free of the word's own letters. */
export function freePrefix(thing: string, taken: ReadonlySet<string>): string {
  const letters = thing.replaceAll("-", "");
  const [first = "x", ...rest] = letters;
  const consonants = rest.filter((letter) => !"aeiou".includes(letter));
  const order = [...consonants, ...rest, ..."xyzqwk"];
  for (const second of order)
    for (const third of order) {
      const prefix = `${first}${second}${third}`;
      if (second !== third && !taken.has(prefix)) return prefix;
    }
  throw new Error(`no prefix for ids of ${thing} is free`);
}
