import type { PatientDocument } from "@meridian/core/contracts/documents/documents";
import { fetchStored } from "@meridian/ui/files/fetch-stored";
import { ErrorState, Notice, Skeleton } from "@meridian/ui/states/states";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { readableText } from "../model/document-file.ts";
import classes from "./documents.module.css";

/** Of a text, this much is shown, in bytes. */
const MOST_TEXT = 256 * 1024;

/** The longer side of a decoded picture, in pixels. */
const SHOWN_SIDE = 2560;

type PreviewProps = { document: PatientDocument; view: string | null };

/** A document in place, where the browser can show its format. */
export function DocumentPreview({ document, view }: PreviewProps) {
  const { t } = useTranslation("documents");
  const { format, title } = document;
  if (view === null)
    return <Notice tone="blue">{t("preview.none", { format: format.toUpperCase() })}</Notice>;
  if (format === "txt") return <TextPreview id={document.id} view={view} title={title} />;
  if (format === "heic") return <HeicPreview id={document.id} view={view} title={title} />;
  if (format !== "pdf") return <img className={classes.picture} src={view} alt={title} />;
  // Phones show no PDF inside a page. The store answers from another origin, as a PDF whatever is in the file.
  if (!navigator.pdfViewerEnabled) return <Notice tone="blue">{t("preview.openPdf")}</Notice>;
  return <iframe className={classes.frame} src={view} title={title} referrerPolicy="no-referrer" />;
}

type FetchedProps = { id: string; view: string; title: string };

function TextPreview({ id, view, title }: FetchedProps) {
  const { t } = useTranslation("documents");
  const { data, error, refetch } = useQuery({
    queryKey: ["document text", id],
    queryFn: async ({ signal }) => readStart(await fetchStored(view, signal)),
    gcTime: 0,
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={4} />;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className={classes.text} tabIndex={0} aria-label={title}>
        <pre>{data.text}</pre>
      </section>
      {data.isCut && <Notice tone="blue">{t("preview.cut")}</Notice>}
    </>
  );
}

/** The beginning of a text, without reading the rest. */
async function readStart(answer: Response): Promise<{ text: string; isCut: boolean }> {
  const reader = answer.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    chunks.push(part.value);
    size += part.value.length;
    if (size > MOST_TEXT) break;
  }
  await reader?.cancel();
  const bytes = new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer());
  return { text: readableText(bytes.slice(0, MOST_TEXT)), isCut: size > MOST_TEXT };
}

/** A picture as phones take it, which most browsers cannot show themselves. */
function HeicPreview({ id, view, title }: FetchedProps) {
  const { t } = useTranslation("documents");
  const { data, error } = useQuery({
    queryKey: ["document picture", id],
    queryFn: async ({ signal }) => {
      const { decodePicture, resizedJpeg } = await import("@meridian/ui/pictures/decode-picture");
      const picture = await decodePicture(await (await fetchStored(view, signal)).blob(), true);
      return resizedJpeg(picture, SHOWN_SIDE, 0.88);
    },
    gcTime: 0,
    retry: false,
  });
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  if (error) return <Notice tone="amber">{t("preview.unreadable")}</Notice>;
  return address ? <img className={classes.picture} src={address} alt={title} /> : <Skeleton lines={4} />;
}
