import "@mantine/core/styles/ActionIcon.layer.css";
import { ActionIcon, Button } from "@mantine/core";
import { IconZoomIn, IconZoomOut } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./pictures.module.css";
import type { Picture } from "./thumbs.tsx";
import type { Zoom } from "./use-zoom.ts";

/** Links to a picture in full: the file to show, and the original. */
type Links = { view: string; original: string };
export type Load = (id: string) => Promise<Links>;

/** Links are valid for five minutes. */
const FRESH_MS = 4 * 60_000;

export const useLinks = (id: string, load: Load) =>
  useQuery({ queryKey: ["picture", id], queryFn: () => load(id), staleTime: FRESH_MS, gcTime: FRESH_MS });

export type LoadedLinks = ReturnType<typeof useLinks>;

type StageProps = { picture: Picture; links: LoadedLinks; zoom: Zoom; named: boolean };

/** One picture that can be zoomed and moved. */
export function Stage({ picture, links, zoom, named }: StageProps) {
  return (
    <figure>
      <div className={classes.stage} data-zoomed={zoom.scale > 1 || undefined} {...zoom.stage}>
        <StagePicture picture={picture} links={links} zoom={zoom} />
      </div>
      {named && <figcaption>{picture.title}</figcaption>}
    </figure>
  );
}

/** A picture's thumbnail until the large file is there; then the large file. Offers a retry when it cannot be loaded. */
export function StagePicture({ picture, links, zoom }: Omit<StageProps, "named">) {
  const { t } = useTranslation("ui");
  const [loaded, setLoaded] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const view = links.data?.view;
  const broken = links.isError || (view !== undefined && failed === view);
  return (
    <>
      {loaded !== view && (
        <img className={classes.thumbnail} src={picture.thumbnail} alt="" style={zoom.style} />
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
      {broken && (
        <div className={classes.error} role="alert">
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
    </>
  );
}

const icon = { size: 18, stroke: 1.5, "aria-hidden": true } as const;

/** Buttons to zoom out, to show the whole picture, and to zoom in. */
export function ZoomButtons({ zoom }: { zoom: Zoom }) {
  const { t } = useTranslation("ui");
  return (
    <>
      <ActionIcon variant="default" size="lg" aria-label={t("picture.zoomOut")} onClick={zoom.smaller}>
        <IconZoomOut {...icon} />
      </ActionIcon>
      <Button variant="default" size="xs" aria-label={t("picture.zoomWhole")} onClick={zoom.whole}>
        <span className="num">{t("picture.zoom", { percent: Math.round(zoom.scale * 100) })}</span>
      </Button>
      <ActionIcon variant="default" size="lg" aria-label={t("picture.zoomIn")} onClick={zoom.larger}>
        <IconZoomIn {...icon} />
      </ActionIcon>
    </>
  );
}

/** What the keys + − 0 do to a zoom. */
export const zoomKeys = (zoom: Zoom): Record<string, () => void> => ({
  "+": zoom.larger,
  "=": zoom.larger,
  "-": zoom.smaller,
  "0": zoom.whole,
});
