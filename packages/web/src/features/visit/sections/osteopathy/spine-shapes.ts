import {
  type Segment,
  type SegmentRegion,
  segments,
} from "@meridian/core/clinical/osteopathy/osteopathy-terms";

/** The size of the drawing, which shows the spine from behind with the patient's left on the left. */
export const SPINE = { width: 320, height: 782 } as const;
const MIDDLE = SPINE.width / 2;

export type SegmentShape = {
  segment: Segment;
  /** SVG path data. */
  path: string;
  /** The position of the label. */
  labelAt: readonly [x: number, y: number];
  /** Ribs are drawn as lines, all other segments as closed shapes. */
  isRib: boolean;
};

/** By region: the height of a vertebra, and the width of the first and the last one. */
const BODIES: Readonly<Record<string, readonly [height: number, from: number, to: number]>> = {
  C: [20, 42, 50],
  T: [22, 50, 58],
  L: [27, 60, 72],
};
const GAP = 3;

/** The path of a vertebra with its transverse processes, seen from behind. */
function vertebra(y: number, height: number, width: number, wings: number): string {
  const half = width / 2;
  const left = MIDDLE - half;
  const right = MIDDLE + half;
  const bottom = y + height;
  const middle = y + height / 2;
  const r = 5;
  return [
    `M${left + r} ${y}H${right - r}Q${right} ${y} ${right} ${y + r}`,
    `L${right + wings} ${middle - 3}V${middle + 3}L${right} ${bottom - r}`,
    `Q${right} ${bottom} ${right - r} ${bottom}H${left + r}Q${left} ${bottom} ${left} ${bottom - r}`,
    `L${left - wings} ${middle + 3}V${middle - 3}L${left} ${y + r}Q${left} ${y} ${left + r} ${y}Z`,
  ].join("");
}

const OCCIPUT = `M${MIDDLE - 62} 8C${MIDDLE - 62} 40 ${MIDDLE - 40} 52 ${MIDDLE - 22} 52H${MIDDLE + 22}C${MIDDLE + 40} 52 ${MIDDLE + 62} 40 ${MIDDLE + 62} 8C${MIDDLE + 40} -2 ${MIDDLE - 40} -2 ${MIDDLE - 62} 8Z`;

type Row = { segment: Segment; y: number; height: number; width: number };

/** The positions of the vertebrae from C1 to L5. */
function column(): Row[] {
  let y = 58;
  return segments
    .filter(({ kind, region, key }) => kind === "vertebra" && region !== "pelvis" && key !== "C0")
    .map((segment) => {
      const [height, from, to] = BODIES[segment.key.charAt(0)] ?? [20, 40, 40];
      const count = { C: 7, T: 12, L: 5 }[segment.key.charAt(0)] ?? 1;
      const width = from + ((to - from) * (Number(segment.key.slice(1)) - 1)) / Math.max(count - 1, 1);
      const row = { segment, y, height, width };
      y += height + GAP;
      return row;
    });
}

const rows = column();
const bottom = rows.reduce((low, { y, height }) => Math.max(low, y + height), 0) + GAP;

/** The horizontal reach of each rib from 1 to 12; it also sets how far the rib descends. */
const REACH = [52, 74, 90, 100, 106, 110, 112, 110, 104, 96, 66, 44];

function rib(segment: Segment): SegmentShape {
  const number = Number(segment.short);
  const row = rows.find(({ segment: { key } }) => key === `T${number}`);
  const reach = REACH[number - 1] ?? 60;
  const way = segment.side === "left" ? -1 : 1;
  const from = MIDDLE + way * ((row?.width ?? 50) / 2 + 15);
  const y = (row?.y ?? 0) + 11;
  const end = [MIDDLE + way * (reach + 32), y + 8 + reach * 0.16] as const;
  const path = `M${from} ${y}C${from + way * reach * 0.3} ${y - 9} ${end[0] - way * 10} ${y - 8} ${end[0]} ${end[1]}`;
  return { segment, path, labelAt: [end[0], end[1]], isRib: true };
}

function pelvis(segment: Segment): SegmentShape {
  const m = MIDDLE;
  const b = bottom;
  if (segment.key === "S")
    return {
      segment,
      path: `M${m - 44} ${b}Q${m} ${b - 4} ${m + 44} ${b}L${m + 16} ${b + 70}Q${m} ${b + 76} ${m - 16} ${b + 70}Z`,
      labelAt: [m, b + 32],
      isRib: false,
    };
  if (segment.key === "Co")
    return {
      segment,
      path: `M${m - 12} ${b + 78}Q${m} ${b + 74} ${m + 12} ${b + 78}L${m + 4} ${b + 102}Q${m} ${b + 108} ${m - 4} ${b + 102}Z`,
      labelAt: [m, b + 88],
      isRib: false,
    };
  const way = segment.side === "left" ? -1 : 1;
  const x = (offset: number) => m + way * offset;
  return {
    segment,
    path: `M${x(48)} ${b - 2}L${x(66)} ${b + 2}Q${x(60)} ${b + 40} ${x(40)} ${b + 66}L${x(24)} ${b + 62}Q${x(40)} ${b + 30} ${x(48)} ${b - 2}Z`,
    labelAt: [x(47), b + 28],
    isRib: false,
  };
}

/** The ilia, drawn for orientation only. */
export const ILIA = [-1, 1].map((way) => {
  const x = (offset: number) => MIDDLE + way * offset;
  return `M${x(66)} ${bottom}C${x(96)} ${bottom - 26} ${x(136)} ${bottom - 12} ${x(132)} ${bottom + 34}C${x(128)} ${bottom + 66} ${x(96)} ${bottom + 70} ${x(88)} ${bottom + 104}C${x(70)} ${bottom + 112} ${x(58)} ${bottom + 92} ${x(40)} ${bottom + 68}Q${x(60)} ${bottom + 40} ${x(66)} ${bottom}Z`;
});

/** The shapes of all segments. Ribs come first, so that the vertebrae cover their ends. */
export const shapes: readonly SegmentShape[] = [
  ...segments.filter(({ kind }) => kind === "rib").map(rib),
  ...segments.flatMap((segment): SegmentShape[] => {
    if (segment.kind === "rib") return [];
    if (segment.region === "pelvis") return [pelvis(segment)];
    if (segment.key === "C0") return [{ segment, path: OCCIPUT, labelAt: [MIDDLE, 32], isRib: false }];
    const row = rows.find((one) => one.segment.key === segment.key);
    if (!row) return [];
    const wings = segment.region === "cervical" ? 9 : segment.region === "thoracic" ? 12 : 22;
    return [
      {
        segment,
        path: vertebra(row.y, row.height, row.width, wings),
        labelAt: [MIDDLE, row.y + row.height / 2],
        isRib: false,
      },
    ];
  }),
];

/** The viewBox that shows a region. */
export function viewOf(region: SegmentRegion | "whole"): string {
  const span = (from: number, to: number) => `0 ${from - 8} ${SPINE.width} ${to - from + 16}`;
  const [first, last] = {
    whole: [undefined, undefined],
    cervical: [undefined, "C7"],
    thoracic: ["T1", "T12"],
    ribs: ["T1", "T12"],
    lumbar: ["L1", "L5"],
    pelvis: ["L5", undefined],
  }[region];
  const top = rows.find(({ segment }) => segment.key === first)?.y ?? 0;
  const end = rows.find(({ segment }) => segment.key === last);
  return span(top, end ? end.y + end.height : SPINE.height);
}

/** The segment an arrow key moves to: up and down within a column, left and right between ribs and spine. */
export function neighbour(key: string, arrow: string, offered: readonly string[]): string | undefined {
  const way = { ArrowUp: -1, ArrowDown: 1 }[arrow];
  const columnOf = (one: string) => (/^R\d+_/.test(one) ? one.slice(-2) : /^SI_/.test(one) ? one : "middle");
  if (way) {
    const column = offered.filter((one) => columnOf(one) === columnOf(key));
    return column[column.indexOf(key) + way];
  }
  const aside = { ArrowLeft: "l", ArrowRight: "r" }[arrow];
  if (!aside) return undefined;
  const found = sidewaysNeighbour(key, aside);
  return found && offered.includes(found) ? found : undefined;
}

function sidewaysNeighbour(key: string, aside: string): string | undefined {
  const rib = /^R(\d+)_([lr])$/.exec(key);
  if (rib) return rib[2] === aside ? undefined : `T${rib[1]}`;
  if (/^SI_/.test(key)) return key.endsWith(aside) ? undefined : "S";
  if (key === "S") return `SI_${aside}`;
  return /^T\d/.test(key) ? `R${key.slice(1)}_${aside}` : undefined;
}
