import "@mantine/core/styles/ActionIcon.layer.css";
import { ActionIcon, Button, CloseButton } from "@mantine/core";
import {
  IconChevronLeft,
  IconChevronRight,
  IconColumns2,
  IconZoomIn,
  IconZoomOut,
} from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./pictures.module.css";
import type { Picture } from "./thumbs.tsx";
import { useZoom } from "./use-zoom.ts";

type Links = { view: string; original: string };
type Load = (id: string) => Promise<Links>;

type ViewerProps = {
  pictures: readonly Picture[];
  /** The one that is shown. */
  at: string;
  onAt: (id: string) => void;
  onClose: () => void;
  load: Load;
  /** The one to hold it against, where there is one. */
  against?: Picture | undefined;
  /** What is known of a picture, and what can be done to it. */
  children?: (picture: Picture) => ReactNode;
};

/** Links hold for five minutes. */
const FRESH = 4 * 60_000;

const icon = { size: 18, stroke: 1.5, "aria-hidden": true } as const;

/** Pictures one at a time, as large as the screen: arrows turn the pages, + and − zoom, Esc closes. */
export function Viewer({ pictures, at, onAt, onClose, load, against, children }: ViewerProps) {
  const { t } = useTranslation("ui");
  const dialog = useModal();
  const heading = useId();
  const [beside, setBeside] = useState(false);
  const place = Math.max(
    0,
    pictures.findIndex(({ id }) => id === at),
  );
  const picture = pictures[place];
  const zoom = useZoom(at);
  const links = useLinks(at, load);
  const turn = (by: number) => {
    const next = pictures[place + by];
    if (next) onAt(next.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Where somebody types, keys are letters.
    if (event.target instanceof HTMLElement && event.target.closest("input, textarea")) return;
    const act = keys(turn, zoom)[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  if (!picture) return null;
  const held = beside && against && against.id !== at ? against : undefined;
  return (
    <dialog
      ref={dialog}
      className={classes.viewer}
      aria-labelledby={heading}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <h2 id={heading}>{picture.title}</h2>
        {pictures.length > 1 && (
          <span className="num" role="status">
            {t("picture.place", { at: place + 1, count: pictures.length })}
          </span>
        )}
        <CloseButton size="lg" aria-label={t("action.close")} onClick={onClose} />
      </header>
      <div className={classes.stages}>
        {held && <Held picture={held} load={load} />}
        <Stage picture={picture} links={links} zoom={zoom} named={held !== undefined} />
        {pictures.length > 1 && (
          <Turning first={place === 0} last={place === pictures.length - 1} onTurn={turn} />
        )}
      </div>
      <footer>
        <div className={classes.tools}>
          <ActionIcon variant="default" size="lg" aria-label={t("picture.zoomOut")} onClick={zoom.smaller}>
            <IconZoomOut {...icon} />
          </ActionIcon>
          <Button variant="default" size="xs" aria-label={t("picture.zoomWhole")} onClick={zoom.whole}>
            <span className="num">{t("picture.zoom", { percent: Math.round(zoom.scale * 100) })}</span>
          </Button>
          <ActionIcon variant="default" size="lg" aria-label={t("picture.zoomIn")} onClick={zoom.larger}>
            <IconZoomIn {...icon} />
          </ActionIcon>
          {against && against.id !== at && (
            <Button
              variant={beside ? "light" : "default"}
              size="xs"
              aria-pressed={beside}
              leftSection={<IconColumns2 {...icon} />}
              onClick={() => setBeside(!beside)}
            >
              {t("picture.beside")}
            </Button>
          )}
          {links.data && (
            <a href={links.data.original} target="_blank" rel="noreferrer">
              {t("picture.original")}
            </a>
          )}
        </div>
        {children?.(picture)}
      </footer>
    </dialog>
  );
}

const keys = (turn: (by: number) => void, zoom: ReturnType<typeof useZoom>): Record<string, () => void> => ({
  ArrowLeft: () => turn(-1),
  ArrowRight: () => turn(1),
  "+": zoom.larger,
  "=": zoom.larger,
  "-": zoom.smaller,
  "0": zoom.whole,
});

const useLinks = (id: string, load: Load) =>
  useQuery({ queryKey: ["picture", id], queryFn: () => load(id), staleTime: FRESH, gcTime: FRESH });

/** Opens over everything, and gives the focus back. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return dialog;
}

function Held({ picture, load }: { picture: Picture; load: Load }) {
  return <Stage picture={picture} links={useLinks(picture.id, load)} zoom={useZoom(picture.id)} named />;
}

type StageProps = {
  picture: Picture;
  links: ReturnType<typeof useLinks>;
  zoom: ReturnType<typeof useZoom>;
  named: boolean;
};

/** One picture: its small copy until the large one is there. */
function Stage({ picture, links, zoom, named }: StageProps) {
  const { t } = useTranslation("ui");
  const [loaded, setLoaded] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const view = links.data?.view;
  const broken = links.isError || (view !== undefined && failed === view);
  return (
    <figure>
      <div className={classes.stage} data-zoomed={zoom.scale > 1 || undefined} {...zoom.stage}>
        {loaded !== view && (
          <img className={classes.under} src={picture.thumbnail} alt="" style={zoom.style} />
        )}
        {view && !broken && (
          <img
            src={view}
            alt={picture.alt}
            draggable={false}
            style={zoom.style}
            onLoad={() => setLoaded(view)}
            onError={() => setFailed(view)}
          />
        )}
        {!broken && (view === undefined || loaded !== view) && (
          <span className={classes.waiting} role="status">
            {t("picture.loading")}
          </span>
        )}
      </div>
      {broken && (
        <div className={classes.broken} role="alert">
          <p>{t("picture.failed")}</p>
          <Button
            variant="default"
            size="xs"
            onClick={() => {
              setFailed(undefined);
              void links.refetch();
            }}
          >
            {t("action.retry")}
          </Button>
        </div>
      )}
      {named && <figcaption>{picture.title}</figcaption>}
    </figure>
  );
}

type TurningProps = { first: boolean; last: boolean; onTurn: (by: number) => void };

function Turning({ first, last, onTurn }: TurningProps) {
  const { t } = useTranslation("ui");
  return (
    <>
      <ActionIcon
        className={classes.before ?? ""}
        variant="default"
        size="xl"
        radius="xl"
        aria-label={t("picture.previous")}
        disabled={first}
        onClick={() => onTurn(-1)}
      >
        <IconChevronLeft {...icon} />
      </ActionIcon>
      <ActionIcon
        className={classes.after ?? ""}
        variant="default"
        size="xl"
        radius="xl"
        aria-label={t("picture.next")}
        disabled={last}
        onClick={() => onTurn(1)}
      >
        <IconChevronRight {...icon} />
      </ActionIcon>
    </>
  );
}
