import { expect, test } from "vitest";
import { osteoSettingBase } from "../../catalogues/bases/osteopathy.ts";
import { namedByFinding, osteopathicFindings, osteopathicName } from "./osteopathic-findings.ts";
import { osteopathyWords } from "./osteopathy-words.ts";

const words = (en: string) => ({ en, pt: `${en} (pt)` });

test("terms, tests and ranges have the words that apply, the others the product's own", () => {
  const written = osteopathyWords({
    "osteo-settings": { "pattern.frs_r": { name: words("FRS right") } },
    "osteo-tests": {
      slump: { name: words("Slump"), sides: "each_side", region: "hip" },
      demo_test: { name: words("Demo"), sides: "once", region: "knee" },
    },
    "osteo-ranges": { hip_flexion: { usual: null } },
  });
  expect(written.name("pattern", "FRS_R")?.en).toBe("FRS right");
  expect(written.name("pattern", "FRS_L")?.en).toMatch(/^Flexed/);
  expect(written.terms.pattern.map(({ key }) => key)).toContain("FRS_R");
  expect(written.test("slump")).toMatchObject({ en: "Slump", region: "hip", sided: true });
  expect(written.test("lasegue")?.en).toBe("Straight leg raise (Lasègue)");
  expect(written.tests.at(-1)).toMatchObject({ key: "demo_test", en: "Demo", sided: false });
  expect(written.range("hip_flexion_left")?.usual).toBeNull();
  expect(written.range("hip_flexion_right")?.most).toBe(160);
  expect(written.range("knee_flexion_left")?.usual).toBe(135);
});

test("a finding has the published name, and says which terms to keep", () => {
  const published = {
    "osteo-settings": { "segment.si_l": { name: words("Left SI") } },
    "osteo-tests": { demo_test: { name: words("Demo"), sides: "once", region: "hip" } },
  };
  expect(osteopathicName("SI_l_restricted", "en", published)).toBe("Left SI, restricted");
  expect(osteopathicName("test_demo_test", "pt", published)).toBe("Demo (pt) +");
  expect(osteopathicName("test_demo_test", "pt")).toBe("");
  expect(namedByFinding("test_demo_test")).toEqual({ terms: [], tests: ["demo_test"] });
  expect(namedByFinding("pattern_FRS_R").terms).toEqual(["pattern.frs_r"]);
});

test("every finding of a diagnosis names terms that the catalogue has", () => {
  const known = new Set(
    osteoSettingBase.rows().map(({ key }) => key.replace("--", ".").replaceAll("-", "_")),
  );
  const unknown = osteopathicFindings.filter(
    (code) => !namedByFinding(code).terms.every((one) => known.has(one)),
  );
  expect(unknown).toEqual([]);
});
