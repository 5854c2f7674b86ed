import {
  BODY_BOX,
  detailsOf,
  EAR_BACK,
  EAR_BACK_DETAILS,
  EAR_BOX,
  EAR_DETAILS,
  EAR_OUTLINE,
  EAR_WIDTH,
  type FigureBox,
  type FigureView,
  outlineOf,
  SOLE,
} from "../clinical/acupuncture/acupuncture-figure.ts";
import type { AshiMark } from "../contracts/acupuncture/acupuncture.ts";
import type { Block, Drawing } from "../pdf/index.ts";
import type { TextFormat } from "./print-texts.ts";

type Path = Drawing["paths"][number];
type View = AshiMark["view"];

/** Width on the sheet, millimetres: the four views of the body fit in one row. */
const SIZE = { body: 34, ear: 62 } as const;
const BODIES = ["front", "back", "side_left", "side_right"] as const satisfies readonly View[];
const EARS = ["ear_left", "ear_right"] as const satisfies readonly View[];
const INK = { skin: "#f7f4ec", line: "#6d756f", detail: "#b5bab6", cross: "#a93026" } as const;

/** The charts with marked tender points, each shown as a cross. Charts without marks are left out. */
export function ashiDrawings(marks: readonly AshiMark[], format: TextFormat): Block[] {
  const of = (view: View) => marks.filter((mark) => mark.view === view);
  const row = (drawings: Drawing[]): Block[] => (drawings.length > 0 ? [{ kind: "drawings", drawings }] : []);
  return [
    ...row(BODIES.filter((view) => of(view).length > 0).map((view) => body(view, of(view), format))),
    ...row(EARS.filter((view) => of(view).length > 0).map((view) => ear(view, of(view), format))),
  ];
}

function body(view: (typeof BODIES)[number], marks: readonly AshiMark[], { words }: TextFormat): Drawing {
  const figure: FigureView = view === "front" || view === "back" ? view : "side";
  const turned = view === "side_right" ? { mirror: 0 } : {};
  const [first, second] = view === "front" ? (["right", "left"] as const) : (["left", "right"] as const);
  const caption = words.bodyView[figure === "side" ? (view === "side_left" ? "left" : "right") : figure];
  return {
    ...fieldOf(BODY_BOX, SIZE.body),
    caption: `${words.ashi}: ${caption}`,
    paths: [
      { d: outlineOf[figure], fill: INK.skin, stroke: INK.line, width: 3, ...turned },
      ...detailsOf[figure].map((d): Path => ({ d, stroke: INK.detail, width: 2, ...turned })),
      ...(view === "front" ? [{}, { mirror: 0 }] : []).map(
        (side): Path => ({ d: SOLE, fill: INK.skin, stroke: INK.line, width: 2, ...side }),
      ),
      ...marks.map((mark) => cross(mark, 12)),
    ],
    ...(figure !== "side" && {
      labels: [
        { text: words.letters[first], x: -205, y: 40, size: 40, anchor: "middle" },
        { text: words.letters[second], x: 205, y: 40, size: 40, anchor: "middle" },
      ],
    }),
  };
}

function ear(view: (typeof EARS)[number], marks: readonly AshiMark[], { words }: TextFormat): Drawing {
  const turned = view === "ear_right" ? { mirror: EAR_WIDTH / 2 } : {};
  return {
    ...fieldOf(EAR_BOX, SIZE.ear),
    caption: `${words.ashi}: ${words.ears[view === "ear_left" ? "left" : "right"]}`,
    paths: [
      ...[EAR_OUTLINE, EAR_BACK].map(
        (d): Path => ({ d, fill: INK.skin, stroke: INK.line, width: 2, ...turned }),
      ),
      ...[...EAR_DETAILS, ...EAR_BACK_DETAILS].map(
        (d): Path => ({ d, stroke: INK.detail, width: 1.5, ...turned }),
      ),
      ...marks.map((mark) => cross(mark, 6)),
    ],
  };
}

const fieldOf = ([x, y, width, height]: FigureBox, size: number) =>
  ({ kind: "drawing", from: [x, y], width, height, size }) as const;

/** The screen mirrors the figure of this view, but not the marks on it. */
const cross = ({ x, y }: AshiMark, size: number): Path => ({
  d: `M${x - size} ${y - size}l${2 * size} ${2 * size}M${x + size} ${y - size}l${-2 * size} ${2 * size}`,
  stroke: INK.cross,
  width: size / 2.5,
});
