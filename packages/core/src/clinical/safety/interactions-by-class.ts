import { classEffects } from "./class-effects.ts";
import { classInteractionRows } from "./class-interaction-rows.ts";
import { severityOf } from "./finding.ts";
import type { Interaction } from "./interactions.ts";
import { tableRows } from "./table-rows.ts";

const effects = tableRows(classEffects).map(([en = "", pt = ""]) => ({ en, pt }));

/** Interactions with classes of medicines, broad and narrow ones. */
export const classInteractions: readonly Interaction[] = tableRows(classInteractionRows).flatMap(
  ([taken = "", letter = "N", effect = "0", against = ""]) =>
    against.split(";").map((drugs) => ({
      taken,
      drugs,
      severity: severityOf(letter),
      contraindicated: letter === "A",
      effect: effects[Number(effect)] ?? { en: "", pt: "" },
      mechanism: "",
    })),
);
