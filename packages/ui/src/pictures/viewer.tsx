import "@mantine/core/styles/ActionIcon.layer.css";
import { ActionIcon, Button, CloseButton } from "@mantine/core";
import { IconChevronLeft, IconChevronRight, IconColumns2 } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./pictures.module.css";
import { type Load, Stage, useLinks, ZoomButtons, zoomKeys } from "./stage.tsx";
import type { Picture } from "./thumbs.tsx";
import { useModal } from "./use-modal.ts";
import { useZoom, type Zoom } from "./use-zoom.ts";

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
  const compared = beside && against && against.id !== at ? against : undefined;
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
        {compared && <Held picture={compared} load={load} zoom={zoom} />}
        <Stage picture={picture} links={links} zoom={zoom} named={compared !== undefined} />
        {pictures.length > 1 && (
          <Turning first={place === 0} last={place === pictures.length - 1} onTurn={turn} />
        )}
      </div>
      <footer>
        <div className={classes.tools}>
          <ZoomButtons zoom={zoom} />
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

const keys = (turn: (by: number) => void, zoom: Zoom): Record<string, () => void> => ({
  ArrowLeft: () => turn(-1),
  ArrowRight: () => turn(1),
  ...zoomKeys(zoom),
});

/** The picture for comparison. It has the other one's zoom. */
function Held({ picture, load, zoom }: { picture: Picture; load: Load; zoom: Zoom }) {
  return <Stage picture={picture} links={useLinks(picture.id, load)} zoom={zoom} named />;
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
