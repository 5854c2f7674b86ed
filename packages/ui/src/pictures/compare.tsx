import { Button, CloseButton } from "@mantine/core";
import { IconArrowsLeftRight, IconColumns2, IconSlideshow } from "@tabler/icons-react";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./pictures.module.css";
import {
  type Load,
  type LoadedLinks,
  Stage,
  StagePicture,
  useLinks,
  ZoomButtons,
  zoomKeys,
} from "./stage.tsx";
import type { Picture } from "./thumbs.tsx";
import { useModal } from "./use-modal.ts";
import { useZoom, type Zoom } from "./use-zoom.ts";

type Pair = readonly [Picture, Picture];

type CompareProps = {
  /** The pictures at the left and at the right. */
  pictures: Pair;
  load: Load;
  onClose: () => void;
  /** What is known of a picture, and a way to where it belongs. */
  children?: (picture: Picture) => ReactNode;
};

/** Pixels that an arrow key moves zoomed pictures by. */
const STEP = 60;
const icon = { size: 18, stroke: 1.5, "aria-hidden": true } as const;

/**
 * Two pictures compared, as large as the screen: side by side, or one over the other with a slider between them. Both have one
 * zoom and one position. The keys + − 0 zoom, arrows move what is zoomed, Esc closes.
 */
export function Compare({ pictures, load, onClose, children }: CompareProps) {
  const { t } = useTranslation("ui");
  const dialog = useModal();
  const heading = useId();
  const [mode, setMode] = useState<"beside" | "slider">("beside");
  const [swapped, setSwapped] = useState(false);
  const [left, right] = swapped ? [pictures[1], pictures[0]] : pictures;
  const zoom = useZoom(pictures.map(({ id }) => id).join(" "));
  const links = { left: useLinks(left.id, load), right: useLinks(right.id, load) };
  return (
    <dialog
      ref={dialog}
      className={classes.viewer}
      aria-labelledby={heading}
      onKeyDown={(event) => moveByKey(event, zoom)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <h2 id={heading}>{t("picture.compare")}</h2>
        <CloseButton size="lg" aria-label={t("action.close")} onClick={onClose} />
      </header>
      <div className={classes.stages}>
        {mode === "beside" ? (
          <>
            <Stage picture={left} links={links.left} zoom={zoom} named />
            <Stage picture={right} links={links.right} zoom={zoom} named />
          </>
        ) : (
          <SliderStage pictures={[left, right]} links={[links.left, links.right]} zoom={zoom} />
        )}
      </div>
      <footer>
        <div className={classes.tools}>
          <ZoomButtons zoom={zoom} />
          <Button
            variant={mode === "beside" ? "light" : "default"}
            size="xs"
            aria-pressed={mode === "beside"}
            leftSection={<IconColumns2 {...icon} />}
            onClick={() => setMode("beside")}
          >
            {t("picture.beside")}
          </Button>
          <Button
            variant={mode === "slider" ? "light" : "default"}
            size="xs"
            aria-pressed={mode === "slider"}
            leftSection={<IconSlideshow {...icon} />}
            onClick={() => setMode("slider")}
          >
            {t("picture.slider")}
          </Button>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconArrowsLeftRight {...icon} />}
            onClick={() => setSwapped(!swapped)}
          >
            {t("picture.swap")}
          </Button>
        </div>
        {children && (
          <div className={classes.pair}>
            {children(left)}
            {children(right)}
          </div>
        )}
      </footer>
    </dialog>
  );
}

function moveByKey(event: KeyboardEvent, zoom: Zoom) {
  // In the slider the arrows move the slider.
  if (event.target instanceof HTMLInputElement) return;
  const act = {
    ...zoomKeys(zoom),
    ArrowLeft: () => zoom.move(STEP, 0),
    ArrowRight: () => zoom.move(-STEP, 0),
    ArrowUp: () => zoom.move(0, STEP),
    ArrowDown: () => zoom.move(0, -STEP),
  }[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}

type SliderProps = { pictures: Pair; links: readonly [LoadedLinks, LoadedLinks]; zoom: Zoom };

/** Two pictures in one place. The left one is seen up to the slider, the right one from there. */
function SliderStage({ pictures: [left, right], links, zoom }: SliderProps) {
  const { t } = useTranslation("ui");
  const [percent, setPercent] = useState(50);
  const frame = useRef<HTMLDivElement>(null);
  const drag = (event: PointerEvent) => {
    const { left: start = 0, width = 1 } = frame.current?.getBoundingClientRect() ?? {};
    if (event.currentTarget.hasPointerCapture(event.pointerId))
      setPercent(Math.round(Math.min(100, Math.max(0, ((event.clientX - start) / width) * 100))));
  };
  return (
    <figure>
      <div className={classes.overlaid} ref={frame}>
        <div className={classes.stage} data-zoomed={zoom.scale > 1 || undefined} {...zoom.stage}>
          <div className={classes.layer}>
            <StagePicture picture={right} links={links[1]} zoom={zoom} />
          </div>
          <div className={classes.layer} style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }}>
            <StagePicture picture={left} links={links[0]} zoom={zoom} />
          </div>
        </div>
        {/* For a pointer only: keys and screen readers have the slider below. */}
        <div
          className={classes.divider}
          style={{ left: `${percent}%` }}
          aria-hidden
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
        />
      </div>
      <figcaption className={classes.slider}>
        <span>{left.title}</span>
        <input
          type="range"
          min={0}
          max={100}
          value={percent}
          aria-label={t("picture.sliderLabel")}
          aria-valuetext={t("picture.sliderValue", { percent, left: left.title, right: right.title })}
          onChange={({ currentTarget }) => setPercent(Number(currentTarget.value))}
        />
        <span>{right.title}</span>
      </figcaption>
    </figure>
  );
}
