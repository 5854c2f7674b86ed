import {
  decodeStroke,
  encodeStroke,
  type Stroke,
  type StrokePoint,
  tongueMark,
  tongueMarks,
} from "@meridian/core/clinical/tongue/tongue-drawing";
import { tonguePicture } from "@meridian/core/clinical/tongue/tongue-picture";
import { type TongueData, tongue } from "@meridian/core/contracts/visits/sections/tongue";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { renderUi } from "@meridian/ui/testing/render";
import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Drawing } from "./drawing.tsx";
import { TongueFigure } from "./figure.tsx";
import { Findings } from "./findings.tsx";
import { View } from "./section.tsx";

registerLocales(import.meta.glob("../../../../locales/{en,pt}/*.ts"));

const EMPTY = tongue.schema.parse({});
let latest: TongueData = EMPTY;
let setOutside: (next: (now: TongueData) => TongueData) => void = () => undefined;
let box = { left: 0, top: 0, width: 500, height: 600 };

function Held({ start }: { start: TongueData }) {
  const [value, setValue] = useState(start);
  latest = value;
  setOutside = setValue;
  return (
    <>
      <Drawing value={value} onChange={setValue} />
      <Findings value={value} onChange={setValue} />
    </>
  );
}

async function start(change: Partial<TongueData> = {}) {
  vi.spyOn(SVGElement.prototype, "getBoundingClientRect").mockImplementation(() => box as DOMRect);
  const view = await renderUi(<Held start={{ ...EMPTY, size: "large", ...change }} />, {
    namespaces: ["tongue"],
  });
  return { ...view, canvas: await screen.findByRole("img", { name: /^Drawing of the tongue/ }) };
}

type Coordinates = [x: number, y: number];
type Facts = { pointerId?: number; pointerType?: string; pressure?: number };

function point(canvas: Element, name: string, [clientX, clientY]: Coordinates, facts: Facts = {}) {
  const event = new PointerEvent(name, {
    bubbles: true,
    cancelable: true,
    clientX,
    clientY,
    pointerId: 1,
    pointerType: "mouse",
    pressure: 0.5,
    button: 0,
    ...facts,
  });
  fireEvent(canvas, event);
}

function draw(canvas: Element, points: Coordinates[], facts: Facts = {}) {
  const [first = [0, 0], ...rest] = points;
  point(canvas, "pointerdown", first, facts);
  for (const one of rest) point(canvas, "pointermove", one, facts);
  point(canvas, "pointerup", points.at(-1) ?? first, facts);
}

const pointsOf = (kept: string | undefined) => decodeStroke(kept ?? "")?.points.map(([x, y]) => [x, y]);

afterEach(() => {
  vi.restoreAllMocks();
  box = { left: 0, top: 0, width: 500, height: 600 };
});

describe("drawing", () => {
  it("stores a line in frame coordinates, not screen coordinates", async () => {
    const { canvas } = await start();
    draw(canvas, [
      [200, 200],
      [250, 300],
    ]);
    expect(latest.top).toHaveLength(1);
    expect(decodeStroke(latest.top[0] ?? "")).toMatchObject({
      mark: { key: "coating_white_thin" },
      width: 2,
      pressed: false,
    });
    expect(pointsOf(latest.top[0])).toEqual([
      [400, 400],
      [500, 600],
    ]);
  });

  it("stores the same line for any size, position and rotation of the picture", async () => {
    const { canvas } = await start();
    draw(canvas, [[100, 100]]);
    box = { left: 40, top: 70, width: 250, height: 300 };
    draw(canvas, [[90, 120]]);
    // Landscape: wider than the drawing, which is centred in it.
    box = { left: 0, top: 0, width: 900, height: 300 };
    draw(canvas, [[375, 50]]);
    expect(latest.top.map(pointsOf)).toEqual([[[200, 200]], [[200, 200]], [[200, 200]]]);
  });

  it("stores strokes in the frame of the large tongue, so that they scale with its size", async () => {
    const { canvas } = await start({ size: "small" });
    draw(canvas, [[250, 300 + 80]]);
    expect(pointsOf(latest.top[0])).toEqual([[500, 800]]);
  });

  it("records all points between two frames, with the pressure", async () => {
    const { canvas } = await start();
    const pen = { pointerType: "pen", pressure: 1 };
    point(canvas, "pointerdown", [100, 100], pen);
    const move = new PointerEvent("pointermove", { bubbles: true, pointerId: 1, pointerType: "pen" });
    const between = [120, 140, 160].map(
      (x) =>
        new PointerEvent("pointermove", { clientX: x, clientY: 100, pointerId: 1, ...pen, pressure: 0.5 }),
    );
    Object.defineProperty(move, "getCoalescedEvents", { value: () => between });
    fireEvent(canvas, move);
    point(canvas, "pointerup", [160, 100], { ...pen, pressure: 0 });
    expect(decodeStroke(latest.top[0] ?? "")?.points).toEqual([
      [200, 200, 31],
      [240, 200, 16],
      [280, 200, 16],
      [320, 200, 16],
    ]);
  });

  it("ignores the other buttons of the mouse", async () => {
    const { canvas } = await start();
    fireEvent(canvas, new PointerEvent("pointerdown", { button: 2, pointerType: "mouse", bubbles: true }));
    point(canvas, "pointerup", [10, 10]);
    expect(latest.top).toEqual([]);
  });

  it("continues a line while a save is answered, and keeps both", async () => {
    const { canvas } = await start();
    point(canvas, "pointerdown", [100, 100]);
    point(canvas, "pointermove", [150, 100]);
    const other = encodeStroke({
      mark: tongueMark("crack") as Stroke["mark"],
      width: 1,
      pressed: false,
      points: [[5, 5, 0]],
    });
    act(() => setOutside((now) => ({ ...now, top: [...now.top, other] })));
    point(canvas, "pointermove", [200, 100]);
    point(canvas, "pointerup", [200, 100]);
    expect(latest.top).toHaveLength(2);
    expect(pointsOf(latest.top[1])).toEqual([
      [200, 200],
      [300, 200],
      [400, 200],
    ]);
  });

  it("keeps the line being drawn when the page closes", async () => {
    const { canvas } = await start();
    point(canvas, "pointerdown", [100, 100]);
    point(canvas, "pointermove", [150, 100]);
    act(() => void window.dispatchEvent(new Event("pagehide")));
    expect(latest.top).toHaveLength(1);
  });

  it("draws nothing when the drawing is full, and shows a message", async () => {
    const long = encodeStroke({
      mark: tongueMark("crack") as Stroke["mark"],
      width: 1,
      pressed: true,
      points: Array.from(
        { length: 1400 },
        (_, i): StrokePoint => [(i * 400) % 1000, (i * 500) % 1200, i % 31],
      ),
    });
    const { canvas } = await start({ top: Array<string>(10).fill(long) });
    draw(canvas, [[100, 100]]);
    expect(latest.top).toHaveLength(10);
    expect(screen.getByRole("status").textContent).toContain("full");
  });
});

describe("undo and redo", () => {
  const user = userEvent.setup();

  it("undo, redo and restore a cleared drawing", async () => {
    const { canvas } = await start();
    draw(canvas, [[100, 100]]);
    draw(canvas, [[200, 200]]);
    const both = latest.top;
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(latest.top).toEqual(both.slice(0, 1));
    await user.click(screen.getByRole("button", { name: "Redo" }));
    expect(latest.top).toEqual(both);
    await user.click(screen.getByRole("button", { name: "Clear" }));
    expect(latest.top).toEqual([]);
    screen.getByRole("button", { name: "Undo" }).focus();
    await user.keyboard("{Control>}z{/Control}");
    expect(latest.top).toEqual(both);
    await user.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
    expect(latest.top).toEqual([]);
  });

  it("undo an erasing gesture as one step", async () => {
    const { canvas } = await start();
    draw(canvas, [[100, 100]]);
    draw(canvas, [[250, 100]]);
    const both = latest.top;
    await user.click(screen.getByRole("radio", { name: "Eraser" }));
    draw(canvas, [
      [100, 100],
      [250, 100],
    ]);
    expect(latest.top).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(latest.top).toEqual(both);
  });

  it("can remove the strokes of a mark by keyboard instead of the eraser", async () => {
    const { canvas } = await start();
    draw(canvas, [[100, 100]]);
    await user.click(screen.getByRole("button", { name: "Remove all: White, thin" }));
    expect(latest.top).toEqual([]);
  });
});

describe("the pens", () => {
  const user = userEvent.setup();

  it("draw every mark of the surface, chosen by name", async () => {
    const { canvas } = await start();
    for (const [drawer, pen, key] of [
      ["Coating", "Yellow", "coating_yellow_thin"],
      ["Coating", "Thick", "coating_yellow_thick"],
      ["Body colour", "Crimson", "body_crimson"],
      ["Cracks and marks", "Tooth marks", "tooth_mark"],
      ["Cracks and marks", "Red points", "red_points"],
    ] as const) {
      await user.click(screen.getByRole("radio", { name: drawer }));
      const [pens] = screen.getAllByRole("group", { name: drawer });
      await user.click(within(pens as HTMLElement).getByRole("radio", { name: pen }));
      draw(canvas, [
        [200, 200],
        [220, 220],
      ]);
      expect(decodeStroke(latest.top.at(-1) ?? "")?.mark.key).toBe(key);
    }
  });

  it("draw veins on the underside", async () => {
    await start();
    await user.click(screen.getByRole("radio", { name: "Underside" }));
    await user.click(screen.getByRole("radio", { name: "Tortuous" }));
    draw(screen.getByRole("img", { name: /underside/ }), [
      [200, 200],
      [200, 300],
    ]);
    expect(decodeStroke(latest.under[0] ?? "")?.mark.key).toBe("vein_tortuous");
    expect(screen.getByText("Underside: distended, tortuous veins")).toBeTruthy();
  });
});

describe("the findings, without drawing", () => {
  const user = userEvent.setup();

  it("are chosen by zone, by keyboard, and one of a kind where there can be only one", async () => {
    await start();
    await user.click(screen.getByRole("radio", { name: "Tip" }));
    const box = screen.getByRole("checkbox", { name: "Red" });
    box.focus();
    await user.keyboard(" ");
    expect(latest.zones).toEqual({ tip: ["body_color.red"] });
    const moisture = screen.getByRole("group", { name: "Moisture" });
    await user.click(within(moisture).getByRole("checkbox", { name: "Dry" }));
    await user.click(within(moisture).getByRole("checkbox", { name: "Rough" }));
    expect(latest.zones.tip).toEqual(["body_color.red", "moisture.rough"]);
    expect(screen.queryByRole("group", { name: "Temperature" })).toBeNull();
  });

  it("set the usual findings with one press", async () => {
    await start();
    await user.click(screen.getByRole("button", { name: "All normal" }));
    expect(latest.whole).toContain("moisture.moist");
    expect(tongue.schema.safeParse(latest).success).toBe(true);
  });
});

describe("the content of a record", () => {
  const evil = [
    "<script>alert(1)</script>",
    'o1"><img src=x onerror=alert(1)>',
    "o1AA<svg onload=alert(1)>",
    "javascript:alert(1)",
  ];
  const data = {
    ...EMPTY,
    shape: "round",
    top: evil,
    under: evil,
    whole: evil,
    zones: { tip: evil },
    note: evil.join("\n"),
  } as TongueData;

  it("renders any record as text and numbers only", async () => {
    const { container } = await renderUi(<View value={data} />, { namespaces: ["tongue"] });
    await screen.findByText(/onerror/);
    expect(container.querySelectorAll("script, img, iframe, a[href], foreignObject")).toHaveLength(0);
    for (const element of container.querySelectorAll("*"))
      for (const { name, value } of element.attributes) {
        expect(name.startsWith("on")).toBe(false);
        expect(value).not.toMatch(/alert|javascript/);
      }
  });

  it("draws paths of numbers and path letters alone", async () => {
    const { canvas } = await start();
    draw(canvas, [
      [100, 100],
      [300, 240],
    ]);
    for (const path of canvas.querySelectorAll("path"))
      expect(path.getAttribute("d") ?? "").toMatch(/^[-\d.\sMLHCQAaZ]*$/);
  });
});

it("opens a drawing of 2,000 points without delay", async () => {
  const surface = tongueMarks.filter(({ view }) => view === "top");
  const top = Array.from({ length: 40 }, (_, index) =>
    encodeStroke({
      mark: surface[index % surface.length] as Stroke["mark"],
      width: 1,
      pressed: true,
      points: Array.from({ length: 50 }, (_, step): StrokePoint => {
        const angle = step / 6 + index;
        return [
          Math.round(500 + 260 * Math.cos(angle)),
          Math.round(600 + 380 * Math.sin(angle / 1.4)),
          12 + (step % 9),
        ];
      }),
    }),
  );
  const found = { ...EMPTY, top };
  expect(JSON.stringify(top).length).toBeLessThan(20 * 1024);
  const { container } = await renderUi(<TongueFigure found={found} view="top" label="Tongue" />, {
    namespaces: ["tongue"],
  });
  await screen.findByRole("img", { name: "Tongue" });
  expect(container.querySelectorAll("g[data-mark] path").length).toBeGreaterThanOrEqual(40);
});

it("draws the same shapes and colours as the printed page, and describes them to screen readers", async () => {
  const mark = (key: string) => tongueMark(key) as Stroke["mark"];
  const points = [
    [400, 480, 0],
    [610, 500, 0],
    [600, 640, 0],
  ] as const;
  const found = tongue.schema.parse({
    top: ["crack", "coating_white_thick", "tooth_mark"].map((key) =>
      encodeStroke({ mark: mark(key), width: 1, pressed: false, points }),
    ),
  });
  const { container } = await renderUi(<TongueFigure found={found} view="top" label="Drawn" />, {
    namespaces: ["tongue"],
  });
  const layers = [...container.querySelectorAll<SVGGElement>("g[data-mark]")].map((layer) => ({
    mark: layer.dataset.mark,
    paths: [...layer.querySelectorAll(":scope > path:not([fill])")].map((path) => path.getAttribute("d")),
    opacity: Number(layer.style.opacity),
  }));
  expect(layers).toEqual(
    tonguePicture(found, "top").layers.map(({ mark: { key }, strokes, ink }) => ({
      mark: key,
      paths: strokes.map(({ path }) => path),
      opacity: ink.opacity,
    })),
  );
  const figure = screen.getByRole("img", { name: "Drawn" });
  const described = document.getElementById(figure.getAttribute("aria-describedby") ?? "");
  expect(described?.textContent).toMatch(/crack/);
});
