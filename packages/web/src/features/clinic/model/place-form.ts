import type { Establishment } from "@meridian/core/contracts/accounts/accounts";
import { sameValue } from "./same-value.ts";

type Office = { key: string; id?: string; name: string };
export type PlaceValues = {
  name: string;
  address: string;
  phone: string;
  vat_number: string;
  letterhead_height: number | null;
  offices: Office[];
};

export const newPlace = (office: string): PlaceValues => ({
  name: "",
  address: "",
  phone: "",
  vat_number: "",
  letterhead_height: 30,
  offices: [{ key: "first", name: office }],
});

export const placeValues = (place: Establishment): PlaceValues => ({
  name: place.name,
  address: place.address,
  phone: place.phone,
  vat_number: place.vat_number ?? "",
  letterhead_height: place.letterhead_height,
  offices: place.offices.map(({ id, name }) => ({ key: id, id, name })),
});

/** The request body; an empty letterhead height is left out. */
export const placeBody = ({ letterhead_height, offices, ...rest }: PlaceValues) => ({
  ...rest,
  letterhead_height: letterhead_height ?? 0,
  offices: offices.map(({ id, name }) => ({ ...(id && { id }), name: name.trim() })),
});

export const newPlaceBody = (values: PlaceValues) => ({
  ...placeBody(values),
  offices: values.offices.map(({ name }) => name.trim()),
});

/** Only the fields that differ from the original place. */
export function placeChanges(before: Establishment, values: PlaceValues) {
  const old = placeBody(placeValues(before));
  const next = placeBody(values);
  return Object.fromEntries(
    Object.entries(next).filter(([key, value]) => !sameValue(old[key as keyof typeof old], value)),
  ) as Partial<typeof next>;
}
