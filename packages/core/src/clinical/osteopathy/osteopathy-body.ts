/**
 * The body chart: four views of one figure, with coordinates from 0 to 1 in both directions. Its areas are polygons, so
 * that each mark has the name of an area and can be listed in words.
 */

export const BODY_VIEWS = ["front", "back", "left", "right"] as const;
export type BodyView = (typeof BODY_VIEWS)[number];
/** Coordinates in a view: 0 to 1 across, 0 to 1 down. */
export type Place = readonly [x: number, y: number];

export const BODY_PARTS = [
  "head",
  "neck",
  "shoulder",
  "chest",
  "upper_back",
  "abdomen",
  "lower_abdomen",
  "lower_back",
  "buttock",
  "hip",
  "upper_arm",
  "elbow",
  "forearm",
  "hand",
  "thigh",
  "knee",
  "lower_leg",
  "foot",
] as const;
export type BodyPart = (typeof BODY_PARTS)[number];
export type BodySide = "left" | "right" | "middle";

export type BodyArea = {
  /** `<part>_<side>`, or only the part if it is in the middle. */
  readonly key: string;
  readonly part: BodyPart;
  readonly side: BodySide;
  readonly corners: readonly Place[];
};

/** The box in whose units the corners below are written. */
export const BODY_BOX = { width: 420, height: 1000 } as const;
const placesOf = (corners: string, mirror: boolean): Place[] =>
  corners.split(" ").map((corner) => {
    const [x = 0, y = 0] = corner.split(",").map(Number);
    return [(mirror ? BODY_BOX.width - x : x) / BODY_BOX.width, y / BODY_BOX.height];
  });

/** A part with its corners in the box. */
type Drawn = readonly [BodyPart, string];
const MIDDLE_FRONT: readonly Drawn[] = [
  ["head", "150,0 270,0 270,138 150,138"],
  ["neck", "176,138 244,138 252,176 168,176"],
  ["abdomen", "140,300 280,300 276,386 144,386"],
  ["lower_abdomen", "144,386 276,386 282,440 210,490 138,440"],
];
const MIDDLE_BACK: readonly Drawn[] = [
  ["head", "150,0 270,0 270,138 150,138"],
  ["neck", "176,138 244,138 252,176 168,176"],
  ["lower_back", "140,320 280,320 284,430 136,430"],
];
/** On the left of the picture; the other half is mirrored. */
const ARM: readonly Drawn[] = [
  ["shoulder", "168,160 90,170 84,250 146,258 158,205"],
  ["upper_arm", "84,250 146,258 138,348 76,342"],
  ["elbow", "76,342 138,348 130,398 68,390"],
  ["forearm", "68,390 130,398 112,492 50,482"],
  ["hand", "50,482 112,492 106,600 30,600"],
];
const LEG: readonly Drawn[] = [
  ["thigh", "118,506 210,520 210,655 118,655"],
  ["knee", "118,655 210,655 210,728 118,728"],
  ["lower_leg", "118,728 210,728 210,905 118,905"],
  ["foot", "110,905 210,905 210,1000 110,1000"],
];
const HALF_FRONT: readonly Drawn[] = [
  ["chest", "210,176 168,176 158,205 146,258 140,300 210,300"],
  ["hip", "138,440 210,490 210,520 118,506 124,460"],
  ...ARM,
  ...LEG,
];
const HALF_BACK: readonly Drawn[] = [
  ["upper_back", "210,176 168,176 158,205 146,258 140,320 210,320"],
  ["buttock", "136,430 210,430 210,520 118,506"],
  ...ARM,
  ...LEG,
];
/** Facing left. The arm is last because it lies over the trunk. */
const PROFILE: readonly Drawn[] = [
  ["head", "120,0 290,0 290,128 230,142 120,142"],
  ["neck", "150,142 230,142 290,128 290,180 150,185"],
  ["chest", "130,185 205,185 205,320 130,320"],
  ["upper_back", "205,183 290,180 290,320 205,320"],
  ["abdomen", "130,320 205,320 205,440 130,440"],
  ["lower_back", "205,320 290,320 290,410 205,410"],
  ["hip", "130,440 205,440 205,520 130,520"],
  ["buttock", "205,410 290,410 290,520 205,520"],
  ["thigh", "130,520 290,520 290,640 130,640"],
  ["knee", "130,640 290,640 290,715 130,715"],
  ["lower_leg", "130,715 290,715 290,905 130,905"],
  ["foot", "110,905 290,905 290,1000 110,1000"],
  ["shoulder", "188,185 238,185 238,240 188,240"],
  ["upper_arm", "188,240 238,240 236,340 190,340"],
  ["elbow", "190,340 236,340 232,385 188,385"],
  ["forearm", "188,385 232,385 222,470 178,470"],
  ["hand", "178,470 222,470 216,552 176,552"],
];

const area = (side: BodySide, [part, corners]: Drawn, mirror = false): BodyArea => ({
  key: side === "middle" ? part : `${part}_${side}`,
  part,
  side,
  corners: placesOf(corners, mirror),
});

/** In the front view the patient's right is on the left of the picture. */
export const bodyAreas: Readonly<Record<BodyView, readonly BodyArea[]>> = {
  front: [
    ...MIDDLE_FRONT.map((drawn) => area("middle", drawn)),
    ...HALF_FRONT.map((drawn) => area("right", drawn)),
    ...HALF_FRONT.map((drawn) => area("left", drawn, true)),
  ],
  back: [
    ...MIDDLE_BACK.map((drawn) => area("middle", drawn)),
    ...HALF_BACK.map((drawn) => area("left", drawn)),
    ...HALF_BACK.map((drawn) => area("right", drawn, true)),
  ],
  left: PROFILE.map((drawn) => area("left", drawn)),
  right: PROFILE.map((drawn) => area("right", drawn, true)),
};

export const bodyArea = (view: BodyView, key: string): BodyArea | undefined =>
  bodyAreas[view].find((one) => one.key === key);

function inside([x, y]: Place, corners: readonly Place[]): boolean {
  let within = false;
  corners.forEach(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % corners.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  });
  return within;
}

/** The middle of an area, where a mark chosen from the list is placed. */
export function middleOf({ corners }: Pick<BodyArea, "corners">): Place {
  const sum = corners.reduce<[number, number]>(([x, y], [cx, cy]) => [x + cx, y + cy], [0, 0]);
  return rounded([sum[0] / corners.length, sum[1] / corners.length]);
}

/** Rounded to thousandths, which are finer than any pointing device. */
export const rounded = ([x, y]: Place): Place => [within(x), within(y)];
const within = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;

/** The area at a position, or the nearest one for a position outside the figure. */
export function areaAt(view: BodyView, at: Place): BodyArea {
  const areas = bodyAreas[view];
  const hit = areas.findLast(({ corners }) => inside(at, corners));
  if (hit) return hit;
  const distance = (one: BodyArea) => {
    const [x, y] = middleOf(one);
    return Math.hypot((x - at[0]) * BODY_BOX.width, (y - at[1]) * BODY_BOX.height);
  };
  return areas.reduce((near, one) => (distance(one) < distance(near) ? one : near));
}
