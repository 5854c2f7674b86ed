import fc from "fast-check";
import * as z from "zod";
import * as anamnesis from "../clinical/anamnesis/anamnesis-terms.ts";
import * as vitalSigns from "../clinical/anamnesis/vital-signs.ts";
import * as osteopathy from "../clinical/osteopathy/osteopathy-terms.ts";
import * as pulse from "../clinical/pulse/pulse-terms.ts";
import * as tongue from "../clinical/tongue/tongue-terms.ts";

/** Stands for a value that a schema would refuse. Whatever holds it leaves it out. */
const NONE = Symbol("none");

const WORDS = fc.oneof(
  fc.stringMatching(/^[A-Za-zÀ-ú0-9 "'=;,\n+-]{1,30}$/),
  fc.constantFrom("舌淡", "=1+1", "<b>", 'João\n"quoted"', "🙂"),
);

/** Codes, days and times, which a schema may ask for by a rule of its own. */
const CODES: readonly string[] = [
  "2026-03-01",
  "2026-03-01T10:00:00.000Z",
  "10:30",
  "demo@clinic.example",
  "M54.5",
  "",
  ...textsIn([anamnesis, vitalSigns, osteopathy, pulse, tongue]),
];

function textsIn(value: unknown): string[] {
  const found = new Set<string>();
  const visit = (held: unknown): void => {
    if (typeof held === "string" && held.length <= 60) found.add(held);
    else if (held instanceof Set || Array.isArray(held)) for (const one of held) visit(one);
    else if (held instanceof Map) for (const [key, one] of held) visit([key, one]);
    else if (held && typeof held === "object")
      for (const [key, one] of Object.entries(held)) {
        found.add(key);
        visit(one);
      }
  };
  visit(value);
  return [...found];
}

type Def = {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  options?: readonly z.ZodType[];
  items?: readonly z.ZodType[];
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  entries?: Record<string, string>;
  values?: readonly unknown[];
};
/** What the JSON schema of a text or number says of it. */
type Limits = { type?: string; minimum?: number; maximum?: number; pattern?: string };

/**
 * Values that a schema of a contract accepts, as it answers them. Made from the schema itself, so that a field that is
 * added to it is generated at once. Where rules of a schema refuse what was generated, the value has less in it.
 */
export function valuesOf<Schema extends z.ZodType>(schema: Schema): fc.Arbitrary<z.output<Schema>> {
  return anyOf(schema).map((value) => schema.parse(value === NONE ? {} : value));
}

function anyOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  const accepted = (value: unknown): unknown => {
    if (value === NONE) return NONE;
    const { success, data } = schema.safeParse(value);
    return success ? data : NONE;
  };
  return made(schema, accepted).map(accepted);
}

function made(schema: z.ZodType, accepted: (value: unknown) => unknown): fc.Arbitrary<unknown> {
  const def = schema._zod.def as unknown as Def;
  switch (def.type) {
    case "object":
      return objects(def.shape ?? {});
    case "array":
      return arrays(def.element as z.ZodType, accepted);
    case "tuple":
      return fc.tuple(...(def.items ?? []).map(anyOf));
    case "record":
      return records(def.keyType as z.ZodType, def.valueType as z.ZodType);
    case "nullable":
      return fc
        .option(anyOf(def.innerType as z.ZodType), { freq: 3 })
        .map((one) => (one === NONE ? null : one));
    case "optional":
    case "default":
    case "prefault":
      return anyOf(def.innerType as z.ZodType).map((one) => (one === NONE ? undefined : one));
    case "union":
      return fc.oneof(...(def.options ?? []).map(anyOf));
    case "pipe":
      // A value that is prepared before it is checked is generated as it is checked.
      return anyOf((def.in?._zod.def.type === "transform" ? def.out : def.in) as z.ZodType);
    case "enum":
      return fc.constantFrom(...Object.values(def.entries ?? {}));
    case "literal":
      return fc.constantFrom(...(def.values ?? []));
    case "boolean":
      return fc.boolean();
    case "number":
      return numbers(limitsOf(schema));
    case "string":
      return strings(limitsOf(schema), accepted);
    default:
      return fc.constantFrom(null, "demo", 1, true);
  }
}

function objects(shape: Record<string, z.ZodType>): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, anyOf(field)]));
  return fc
    .record(fields)
    .map((value) =>
      Object.fromEntries(Object.entries(value).filter(([, held]) => held !== NONE && held !== undefined)),
    );
}

/** As many elements as the schema's rules about the whole list accept. */
function arrays(element: z.ZodType, accepted: (value: unknown) => unknown): fc.Arbitrary<unknown> {
  return fc.array(anyOf(element), { maxLength: 4 }).map((all) => {
    const items = all.filter((one) => one !== NONE);
    for (let count = items.length; count > 0; count -= 1)
      if (accepted(items.slice(0, count)) !== NONE) return items.slice(0, count);
    return [];
  });
}

const records = (key: z.ZodType, value: z.ZodType): fc.Arbitrary<unknown> =>
  fc
    .array(fc.tuple(anyOf(key), anyOf(value)), { maxLength: 3 })
    .map((entries) => Object.fromEntries(entries.filter((entry) => !entry.includes(NONE))));

const limitsOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Limits;

/** Numbers that JSON and the table keep as they are. */
function numbers({ minimum = -1_000_000, maximum = 1_000_000, type }: Limits): fc.Arbitrary<number> {
  const min = Math.max(minimum, -1_000_000);
  const max = Math.min(maximum, 1_000_000);
  if (type === "integer") return fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  return fc.integer({ min: Math.ceil(min * 10), max: Math.floor(max * 10) }).map((tenths) => tenths / 10);
}

function strings({ pattern }: Limits, accepted: (value: unknown) => unknown): fc.Arbitrary<unknown> {
  const known = CODES.filter((code) => accepted(code) !== NONE);
  const free = pattern === undefined ? WORDS : fc.stringMatching(new RegExp(pattern));
  return known.length > 0 ? fc.oneof(free, fc.constantFrom(...known)) : free;
}
