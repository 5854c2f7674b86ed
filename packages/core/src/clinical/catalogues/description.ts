import type { AdminLevel } from "../../contracts/kernel/access.ts";

/** A field of a catalogue's entries: what its form asks for and what its schema allows. */
export type FieldDescription =
  /** A text that is the same in both languages, such as a Latin name. */
  | { readonly kind: "text"; readonly max: number; readonly required?: true }
  /** A text in both languages. It is one line unless `lines` says that its line breaks mean something. */
  | {
      readonly kind: "words";
      readonly max: number;
      readonly required?: true;
      readonly lines?: true;
    }
  /** A number, or null where it is not known. */
  | {
      readonly kind: "number";
      readonly max: number;
      readonly digits: number;
      readonly unit: string;
      readonly required?: true;
    }
  /** One of fixed values; their names are in the locales of the back office. */
  | { readonly kind: "choice"; readonly values: readonly string[] }
  | { readonly kind: "flag" }
  /** One of the keys of another table, which the server lists with their names. */
  | { readonly kind: "listed"; readonly required?: true }
  /** Any of the keys of another table, in the order in which they were chosen. */
  | { readonly kind: "several"; readonly max: number; readonly required?: true }
  /** Amounts of the keys of another table, each key once, in the order in which they were entered. */
  | {
      readonly kind: "composition";
      /** How many rows there may be. */
      readonly max: number;
      /** The largest amount of a row. */
      readonly most: number;
      readonly digits: number;
      readonly unit: string;
      readonly required?: true;
    }
  /**
   * What something contains of the keys of another table, each key once, in the order in which it was entered. Each amount has
   * a unit of its own, and is null where the label does not state it.
   */
  | {
      readonly kind: "contents";
      /** How many rows there may be. */
      readonly max: number;
      /** The largest amount of a row. */
      readonly most: number;
      readonly digits: number;
      readonly units: readonly string[];
      readonly required?: true;
    }
  /** Positions on drawings, at most one on each, in the order of the drawings. */
  | { readonly kind: "places"; readonly views: readonly string[] };

/** A row of a composition: the key of another table, and how much of it there is. */
export type Portion = { readonly item: string; readonly amount: number };

/** A row of contents: the key of another table, and how much of it there is where that is known. */
export type Content = { readonly item: string; readonly amount: number | null; readonly unit: string };

/** A position on a drawing, in the drawing's own units. */
export type Place = { readonly view: string; readonly x: number; readonly y: number };

type ValueOf<D extends FieldDescription> = D extends { kind: "words" }
  ? { readonly en: string; readonly pt: string }
  : D extends { kind: "number" }
    ? number | null
    : D extends { kind: "choice"; values: readonly (infer V)[] }
      ? V
      : D extends { kind: "flag" }
        ? boolean
        : D extends { kind: "several" }
          ? readonly string[]
          : D extends { kind: "composition" }
            ? readonly Portion[]
            : D extends { kind: "contents" }
              ? readonly Content[]
              : D extends { kind: "places" }
                ? readonly Place[]
                : string;

export type FieldDescriptions = Readonly<Record<string, FieldDescription>>;
/** The values of an entry with these fields. */
export type FieldsOf<D extends FieldDescriptions> = { readonly [K in keyof D]: ValueOf<D[K]> };

export type CatalogueDescription<D extends FieldDescriptions = FieldDescriptions> = {
  /** Who of the back office may read and change it. */
  readonly level: AdminLevel;
  readonly fields: D;
  /** The fields that name an entry. They are given once; an entry's key is made of them. */
  readonly identity: readonly (keyof D & string)[];
  /** The fields that its list shows besides the name. */
  readonly columns: readonly (keyof D & string)[];
  /** Whether the back office may add entries. Without it, entries are changed and retired only. */
  readonly grows: boolean;
  /** Whether an entry can be retired. */
  readonly retires: boolean;
  /**
   * Whether so many entries may be added that nobody reads all of them: lists read a page of them, searches read an index,
   * and browsers get only what is written over the product's own entries.
   */
  readonly large?: true;
};

/** Keeps the types of the fields. */
export const describe = <const D extends FieldDescriptions>(
  description: CatalogueDescription<D>,
): CatalogueDescription<D> => description;

/** The value of a field in which nothing is written. */
export function blankOf(field: FieldDescription): unknown {
  switch (field.kind) {
    case "number":
      return null;
    case "flag":
      return false;
    case "words":
      return { en: "", pt: "" };
    case "several":
    case "composition":
    case "contents":
    case "places":
      return [];
    case "choice":
      return field.values[0] ?? "";
    default:
      return "";
  }
}
