import type { z } from "zod";

/** Text that runs where a screen, a print or a mail takes it for anything but text. Each would call `ran()`. */
export const CORPUS = [
  "<script>ran()</script>",
  "<img src=x onerror=ran()>",
  "<svg onload=ran()>",
  '"><script>ran()</script>',
  "'><img src=x onerror=ran()>",
  '" onfocus=ran() autofocus x="',
  "</textarea><script>ran()</script>",
  "</title><svg/onload=ran()>",
  "<iframe srcdoc='<script>parent.ran()</script>'></iframe>",
  "<a href=javascript:ran()>x</a>",
  "javascript:ran()",
  "<details open ontoggle=ran()>",
  "<style>*{background:url(javascript:ran())}</style>",
  "<math><mtext></table><mglyph><style><img src=x onerror=ran()>",
  "<object data=javascript:ran()>",
  "<base href=//evil.example/>",
  "<meta http-equiv=refresh content='0;url=javascript:ran()'>",
  "{{constructor.constructor('ran()')()}}",
  "$" + "{ran()}",
  "'-ran()-'",
  "\\u003cscript\\u003eran()\\u003c/script\\u003e",
  "&lt;script&gt;ran()&lt;/script&gt;",
  "<!--<img src='--><img src=x onerror=ran()>'>",
  "<scr\u0000ipt>ran()</scr\u0000ipt>".replaceAll("\u0000", "\u200b"),
  "\u202e<script>ran()</script>",
  '=HYPERLINK("javascript:ran()","x")',
  "]]><script>ran()</script>",
  "<x onclick=ran() tabindex=1 id=x>#x",
  "<svg><animate onbegin=ran() attributeName=x dur=1s>",
  "data:text/html,<script>ran()</script>",
  "\u2028;ran();\u2029",
  "\uff1cscript\uff1eran()\uff1c/script\uff1e",
  "%3Cscript%3Eran()%3C/script%3E",
  "@SUM(1+1)*cmd|' /C ran()'!A0",
] as const;

type Def = {
  type: string;
  innerType?: Schema;
  in?: Schema;
  element?: Schema;
  keyType?: Schema;
  valueType?: Schema;
  options?: Schema[];
  entries?: Record<string, string>;
  values?: unknown[];
  shape?: Record<string, Schema>;
  getter?: () => Schema;
};
type Schema = z.ZodType & { def: Def };
/** Content for fields that accept only well-formed values. */
const WELL_FORMED = [
  "",
  "demo12345678",
  "danggui",
  "2026-01-02",
  "10:00",
  "2036-06-02T10:00:00.000Z",
  "#1f7a6b",
];
const INNER = new Set(["optional", "nullable", "default", "prefault", "readonly", "catch", "nonoptional"]);

/** Fills schemas with the corpus, one payload after the other, so that every one is somewhere. */
export function hostileWriter() {
  let at = 0;
  const used = new Set<string>();
  const payload = (schema: Schema): string | undefined => {
    const inTurn = CORPUS.map((_, tries) => CORPUS[(at + tries) % CORPUS.length] ?? "");
    // What a field refused waits for the next one that takes it, and is not passed over.
    const order = [...CORPUS.filter((text) => !used.has(text)), ...inTurn];
    const text = order.find((candidate) => schema.safeParse(candidate).success);
    if (text === undefined) return undefined;
    at = CORPUS.indexOf(text as (typeof CORPUS)[number]) + 1;
    used.add(text);
    return text;
  };
  /** A value of the schema with a payload wherever free text is taken; undefined where there is none. */
  const fill = (schema: z.ZodType): unknown => {
    const { def } = schema as Schema;
    if (INNER.has(def.type)) return def.innerType && fill(def.innerType);
    if (def.type === "pipe") return payload(schema as Schema) ?? (def.in && fill(def.in));
    if (def.type === "lazy") return def.getter && fill(def.getter());
    if (def.type === "string")
      return payload(schema as Schema) ?? WELL_FORMED.find((text) => schema.safeParse(text).success);
    if (def.type === "enum") return Object.values(def.entries ?? {}).find((value) => value !== "");
    if (def.type === "literal") return def.values?.[0];
    if (def.type === "boolean") return false;
    if (def.type === "number" || def.type === "int")
      return [1, 2, 10, 60, 0].find((value) => schema.safeParse(value).success);
    if (def.type === "union")
      return (def.options ?? []).map(fill).find((value) => schema.safeParse(value).success);
    if (def.type === "array") {
      const item = def.element && fill(def.element);
      return item === undefined ? [] : [item];
    }
    if (def.type === "record") {
      // What a record's values are named by is a key of a table, never text.
      const key = def.keyType?.def.type === "enum" && fill(def.keyType);
      const value = def.valueType && fill(def.valueType);
      return typeof key === "string" && value !== undefined ? { [key]: value } : {};
    }
    if (def.type === "object") {
      const fields = Object.entries(def.shape ?? {}).map(([key, field]) => [key, fill(field)] as const);
      return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
    }
    return undefined;
  };
  return { fill, used };
}

/** Takes away what was refused, by the paths of an answer's fields. */
export function without(value: unknown, paths: readonly string[]): unknown {
  const left = structuredClone(value);
  for (const path of paths) {
    const steps = path.split(".");
    const last = steps.pop();
    let here = left as Record<string, unknown> | undefined;
    for (const step of steps) here = here?.[step] as Record<string, unknown> | undefined;
    if (!here || last === undefined) continue;
    if (Array.isArray(here)) here.splice(Number(last), 1);
    else delete here[last];
  }
  return left;
}
