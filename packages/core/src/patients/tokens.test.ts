import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fold } from "../reference/fold.ts";
import type { TokenItem } from "./records.ts";
import { pairLookup, wordLookup, wordsOfQuery } from "./search-plan.ts";
import { isFirstFound, pairsOf, phoneEnds } from "./search-rows.ts";
import { TokenEntity } from "./search-token.entity.ts";
import { haystackOf, MAX_TOKENS, tokensOf } from "./tokens.ts";

const blank = {
  name: "X",
  phone_e164: undefined,
  mobile_e164: undefined,
  email: "",
  health_system_number: "",
  id_number: "",
  social_security_number: "",
  vat_number: "",
};
/** What the search does with one patient: by two words of the name, else by one word, the others filtered. */
function finds(patient: typeof blank, query: string) {
  const words = wordsOfQuery(query);
  if (words.length === 0) return false;
  const haystack = haystackOf(patient);
  const phones = [patient.phone_e164, patient.mobile_e164] as (string | undefined)[];
  const kept = {
    pair: pairsOf(patient.name),
    word: [...tokensOf(patient), ...phones.flatMap((phone) => (phone ? phoneEnds(phone) : []))],
  };
  return [pairLookup(words), wordLookup(words)].some(
    (lookup) =>
      lookup &&
      kept[lookup.by].some((token) => token.startsWith(lookup.prefix)) &&
      lookup.others.every((word) => haystack.includes(` ${word}`)),
  );
}

test("tokens differ by more than case, which the table's keys leave out", () => {
  // A phone of an archive is taken as it stands there, and may have letters.
  const patient = { ...blank, mobile_e164: "+A", email: "a@demo.example" } as unknown as typeof blank;
  const keys = tokensOf(patient).map((token) => token.toLowerCase());
  expect(keys).toEqual([...new Set(keys)]);
});

describe("finding a patient", () => {
  const patient = {
    ...blank,
    name: "João Conceição de Sá-Nogueira",
    phone_e164: "+351213456789",
    mobile_e164: "+351912345678",
    email: "joao.nogueira@demo.example",
    health_system_number: "123456789",
    id_number: "12345678 9 ZZ1",
    social_security_number: "11223344556",
    vat_number: "PT999999990",
  } as unknown as typeof blank;
  test.each([
    ["joao", true],
    ["JOÃO", true],
    ["conceicao joão", true],
    ["sa nog", true],
    ["Sá-Nogueira", true],
    ["João de Sá", true],
    ["de", false],
    ["gueira", false],
    ["912345678", true],
    ["912 345 678", true],
    ["+351 912 345", true],
    ["00351912345678", true],
    ["21 345", true],
    ["123456789", true],
    ["12345678 9 zz1", true],
    ["11223344556", true],
    ["999 999 990", true],
    ["joao.nogueira@demo", true],
    ["joao.nog", true],
    ["nogueira@demo", false],
    ["maria", false],
    ["joao maria", false],
    ["joao 912", true],
    ["joao 912 345 678", true],
    ["678", true],
    ["345 678", true],
    ["2345", true],
    ["345 67 joao", true],
    ["+351 345", false],
    ["j nogueira", true],
    ["nogueira j", true],
    ["no jo", true],
    ["jo co no", true],
    ["joao nogueira conceicao", true],
    ["nogueira de joao", true],
    ["joao silva", false],
    ["-", false],
    ["   ", false],
  ])("%j: %s", (query, found) => expect(finds(patient, query)).toBe(found));

  test("finds a name that consists of particles only", () =>
    expect(finds({ ...blank, name: "Das Dos" }, "das")).toBe(true));
});

const name = fc
  .array(fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(..."aáàbcçdeéñoõuüXYZ") }), {
    minLength: 1,
    maxLength: 9,
  })
  .map((words) => words.join(" "));

test("finds the patient by every word of the name and every beginning of it", () =>
  fc.assert(
    fc.property(name, fc.nat(), fc.nat(), (full, which, length) => {
      const words = full
        .split(" ")
        .filter((word) => !["de", "da", "do", "dos", "das", "e", "y"].includes(fold(word)));
      const word = words[which % Math.max(1, words.length)];
      if (!word) return;
      const beginning = word.slice(0, 1 + (length % word.length));
      expect(finds({ ...blank, name: full }, beginning)).toBe(true);
    }),
  ));

test("tokens are few, distinct and never empty", () =>
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.string({ maxLength: 60 }), (full, id_number) => {
      const tokens = tokensOf({ ...blank, name: full, id_number });
      expect(tokens.length).toBeLessThanOrEqual(MAX_TOKENS);
      expect(new Set(tokens).size).toBe(tokens.length);
      expect(tokens).not.toContain("");
    }),
  ));

test("counts exactly one of a patient's rows with the same beginning, for words and pairs", () =>
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4, unit: fc.constantFrom("a", "b") }), {
        minLength: 1,
      }),
      fc.constantFrom("a", "ab", "b", "a|", "a|b"),
      (tokens, prefix) => {
        const row = { list: "active", tokens, name: tokens.join(" ") } as unknown as TokenItem;
        for (const [list, all] of [
          ["active", tokens],
          ["pairs", pairsOf(row.name)],
        ] as const) {
          const found = all.filter((token) => token.startsWith(prefix));
          const first = found.filter((token) => isFirstFound({ ...row, list, token }, prefix));
          expect(first).toHaveLength(found.length > 0 ? 1 : 0);
        }
      },
    ),
  ));

test("a name of ten words has at most 20 pairs, including the first with the last", () => {
  const pairs = pairsOf("Ana Bela Costa Dias Esteves Faria Gomes Horta Inês Jardim");
  expect(pairs).toHaveLength(20);
  expect(pairs).toEqual(expect.arrayContaining(["ana|jardim", "jardim|ana", "bela|ines"]));
});

test("the key of a search row is the one that earlier versions wrote, and their rows are read", () => {
  const row = { space_id: "spc_a", list: "active", token: "silva", patient_id: "pat_b" } as const;
  const key = {
    pk: "$meridian#space_id_spc_a#shelf_active",
    sk: "$patient_token_1#token_silva#patient_id_pat_b",
  };
  expect(TokenEntity.get(row).params({ table: "any" }).Key).toEqual(key);
  const stored = {
    ...key,
    ...row,
    shelf: "active",
    list: undefined,
    __edb_e__: "patient_token",
    __edb_v__: "1",
  };
  expect(TokenEntity.parse({ Item: stored }).data).toMatchObject(row);
});
