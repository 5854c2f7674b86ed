import fc from "fast-check";
import { expect, test } from "vitest";
import { SUM_KINDS, SumsEntity } from "./statistics.entity.ts";
import { sumsKey } from "./sums.ts";

test("the key of sums is the one that the library makes for the entity", () => {
  const text = fc.constantFrom("", "usr_Ab1", "est_Zz9", "2026", "2026-03-09", "2022~2026-10", "folded", "3");
  fc.assert(
    fc.property(
      fc.record({
        space: fc.constantFrom("spc_Ab1", "spc_demo"),
        professional: text,
        place: text,
        part: text,
      }),
      fc.constantFrom(...SUM_KINDS),
      fc.nat({ max: 3 }),
      text,
      ({ space, professional, place, part }, kind, generation, shard) => {
        const made = SumsEntity.get({
          space_id: space,
          professional,
          place,
          kind,
          part,
          shard: generation > 0 ? `${generation}.${shard}` : shard,
        }).params({ table: "demo" }).Key;
        expect(sumsKey({ space, generation, professional, place, kind, part, shard })).toEqual(made);
      },
    ),
  );
});
