import { osteopathicTechniques } from "../../clinical/osteopathy/osteopathic-techniques.ts";
import type { Words } from "../../clinical/safety/finding.ts";
import { optionOf } from "./base.ts";

/** The needling techniques to choose from. */
export const needlingOptions = (techniques: readonly { key: string; name: Words }[]) =>
  techniques.map(({ key, name }) => optionOf(`t:${key}`, name));

/** The osteopathic techniques to choose from. */
export const osteopathicOptions = () =>
  osteopathicTechniques.map(({ key, en, pt }) => optionOf(`o:${key}`, { en, pt }));
