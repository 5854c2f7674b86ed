import { Button } from "@mantine/core";
import { assessmentsRoutes } from "@meridian/core/contracts/assessments/assessments";
import type { Question } from "@meridian/core/contracts/assessments/custom-test-content";
import { call } from "@meridian/ui/api/client";
import { ApiError } from "@meridian/ui/api/errors";
import { codeMessage, errorMessage } from "@meridian/ui/i18n/error-message";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { uploadTestImage } from "../api/tests.ts";
import classes from "./tests.module.css";

type Drawing = Extract<Question, { kind: "drawing" }>;
type ImageProps = {
  question: Drawing;
  error: string | undefined;
  onChange: (question: Drawing) => void;
};

const TYPES = ["image/png", "image/jpeg"];
const MAX_BYTES = 5 * 1024 * 1024;
const FRESH_MS = 4 * 60_000;

/** The picture of a drawing question, which can be chosen and replaced. */
export function ImageField({ question, error, onChange }: ImageProps) {
  const { t } = useTranslation("assessments");
  const { t: say } = useTranslation("errors");
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { image } = question;
  const link = useQuery({
    queryKey: ["test-image", image],
    queryFn: ({ signal }) =>
      call(assessmentsRoutes.image, { params: { image: image ?? "" }, signal, notFound: "throw" }),
    enabled: image !== null,
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
  });
  const choose = async (file: File) => {
    if (!TYPES.includes(file.type)) return setProblem(codeMessage(say, "file.type"));
    if (file.size > MAX_BYTES) return setProblem(codeMessage(say, "file.too_large"));
    setBusy(true);
    setProblem(undefined);
    try {
      const size = await sizeOf(file);
      onChange({ ...question, ...size, image: await uploadTestImage(file) });
    } catch (failure) {
      setProblem(failure instanceof ApiError ? errorMessage(say, failure) : codeMessage(say, "file.type"));
    } finally {
      setBusy(false);
    }
  };
  const shown = problem ?? (error && codeMessage(say, error));
  return (
    <fieldset className={classes.image}>
      <legend>{t("image.title")}</legend>
      {link.data && (
        <img
          src={link.data.url}
          alt={question.label}
          style={{ aspectRatio: `${question.width} / ${question.height}` }}
        />
      )}
      <p className={classes.quiet}>{t("image.help")}</p>
      <Button variant="default" size="compact-sm" loading={busy} onClick={() => input.current?.click()}>
        {t(image ? "image.replace" : "image.choose")}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t("image.title")}
        accept={TYPES.join()}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = "";
          if (file) void choose(file);
        }}
      />
      {shown && (
        <p role="alert" className={classes.error}>
          {shown}
        </p>
      )}
    </fieldset>
  );
}

/** A picture's size in pixels. Throws for a file that the browser cannot show. */
async function sizeOf(file: File): Promise<{ width: number; height: number }> {
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  picture.close();
  return { width, height };
}
