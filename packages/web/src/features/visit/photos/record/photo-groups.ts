import { PHOTO_REGIONS, PHOTO_SIDES } from "@meridian/core/contracts/photos/photo-regions";
import type { Photo, VisitPhoto } from "@meridian/core/contracts/photos/photos";

export type Grouping = "visit" | "region";
export type PhotoGroup = { key: string; photos: VisitPhoto[] };

/** The parts of the body from head to foot, each without a side, then left, right and both. */
const REGION_KEYS = PHOTO_REGIONS.flatMap((region) => [
  region,
  ...PHOTO_SIDES.map((side) => `${region}-${side}`),
]);

const regionKey = ({ region, side }: VisitPhoto) =>
  region ? [region, side].filter(Boolean).join("-") : "none";

/** Photos by appointment, newest first, or by the part and side of the body with the unknown ones last. */
export function groupPhotos(photos: readonly VisitPhoto[], by: Grouping): PhotoGroup[] {
  const keyOf = (photo: VisitPhoto) => (by === "visit" ? photo.appointment : regionKey(photo));
  const groups = Map.groupBy(photos, keyOf);
  const keys = by === "visit" ? [...groups.keys()] : [...REGION_KEYS, "none"];
  return keys.flatMap((key) => {
    const found = groups.get(key);
    return found ? [{ key, photos: found }] : [];
  });
}

/** The two photos chosen for comparison, after one was chosen or let go. A third one takes the place of the first. */
export const toggleChosen = (chosen: readonly VisitPhoto[], photo: VisitPhoto): VisitPhoto[] =>
  chosen.some(({ id }) => id === photo.id)
    ? chosen.filter(({ id }) => id !== photo.id)
    : [...chosen, photo].slice(-2);

/** The older photo first. */
export const olderFirst = (photos: readonly VisitPhoto[]): VisitPhoto[] =>
  photos.toSorted((a, b) => (`${a.taken_at}${a.id}` < `${b.taken_at}${b.id}` ? -1 : 1));

/** Whether the region may still be said: in a signed appointment only where nobody said it before the signature. */
export const isRegionOpen = (
  { region, region_added_later, added_later }: Pick<Photo, "region" | "region_added_later" | "added_later">,
  signed: boolean,
): boolean => !signed || added_later || region_added_later || region === null;
