import type { AcupunctureState } from "../contracts/acupuncture.ts";
import type { Visit } from "../contracts/appointments.ts";
import { technics } from "../contracts/technics.ts";
import type { Block } from "../documents/index.ts";
import { facts } from "./pieces.ts";
import type { Speech } from "./words.ts";

/** Points with their names and characters, as they were needled. */
export function acupuncture(state: NonNullable<Visit["content"]>["acupuncture"], say: Speech): Block[] {
  const points = state.points as AcupunctureState["points"];
  const { words, language } = say;
  if (points.length === 0 && state.ashi_points === "") return [];
  const sides = { left: words.left, right: words.right, center: words.middle };
  const done = (point: AcupunctureState["points"][number]) =>
    [
      ...point.technics.flatMap((id) => technics.find((one) => one.id === id)?.[language] ?? []),
      point.depth,
      point.needle,
      point.retention === null ? "" : `${point.retention} min`,
      point.note,
    ]
      .filter(Boolean)
      .join(", ");
  return [
    { kind: "paragraph", text: words.sections.acupuncture ?? "", strong: true },
    {
      kind: "table",
      columns: [
        { title: words.point, share: 3 },
        { title: words.sideOfPoint, share: 1 },
        { title: words.needles, share: 4 },
      ],
      rows: points.map((point) => ({
        cells: [
          [point.user_id === null ? point.id : point.name, point.pinyin, point.zh].filter(Boolean).join(" "),
          sides[point.side],
          done(point),
        ],
      })),
    },
    ...facts([[words.ashi, state.ashi_points]]),
  ];
}
