import { substanceCategories } from "../../reference/substances.ts";
import { optionOf } from "./base.ts";

/** The categories of substances to choose from, each value behind a prefix. */
export const categoryOptions = (prefix = "") =>
  substanceCategories.map(({ code, name }) => optionOf(`${prefix}${code}`, name));
