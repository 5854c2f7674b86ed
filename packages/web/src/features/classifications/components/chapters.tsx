import { ActionIcon } from "@mantine/core";
import type { IcdChapterItem } from "@meridian/core/contracts/classifications/classifications";
import type { ClinicIcd } from "@meridian/core/contracts/classifications/icd";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { EmptyState, ErrorState, Skeleton } from "@meridian/ui/states/states";
import { MoreButton } from "@meridian/ui/table/more-button";
import { IconStar, IconStarFilled } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useChangeClinicIcd, useChapterCodes, useChapters } from "../api/clinic-icd.ts";
import { titleOf, withFavourite } from "./clinic-codes.tsx";
import classes from "./icd.module.css";

type Props = { codes: ClinicIcd; mayWrite: boolean };

/** The ICD by chapters. A star makes a code a favourite. */
export function Chapters(props: Props) {
  const { t } = useTranslation("classifications");
  const chapters = useChapters();
  return (
    <section className={classes.part} aria-labelledby="icd-chapters">
      <h2 id="icd-chapters">{t("chapters.title")}</h2>
      {chapters.data ? (
        <div className={classes.chapters}>
          {chapters.data.icd_chapters.map((chapter) => (
            <Chapter key={chapter.number} chapter={chapter} {...props} />
          ))}
        </div>
      ) : chapters.error ? (
        <ErrorState error={chapters.error} onRetry={() => void chapters.refetch()} compact />
      ) : (
        <Skeleton lines={6} />
      )}
    </section>
  );
}

function Chapter({ chapter, ...props }: Props & { chapter: IcdChapterItem }) {
  const [open, setOpen] = useState(false);
  return (
    <details className={classes.chapter} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className={classes.roman}>{chapter.roman}</span>
        <span>{chapter[currentLanguage()]}</span>
        <small>
          {chapter.start}–{chapter.end}
        </small>
      </summary>
      {open && <Codes number={chapter.number} {...props} />}
    </details>
  );
}

function Codes({ number, codes, mayWrite }: Props & { number: number }) {
  const { t } = useTranslation("classifications");
  const { t: act } = useTranslation("ui");
  const list = useChapterCodes(number);
  const change = useChangeClinicIcd();
  if (list.error !== undefined) return <ErrorState error={list.error} onRetry={list.retry} compact />;
  if (list.loading) return <Skeleton lines={3} />;
  if (list.rows.length === 0) return <EmptyState title={t("chapters.none")} compact />;
  return (
    <>
      <ul className={classes.codes}>
        {list.rows.map(({ code, en, pt }) => {
          const starred = codes.favourites.some((one) => one.code === code);
          const Star = starred ? IconStarFilled : IconStar;
          const toggle = (now: ClinicIcd): ClinicIcd =>
            starred
              ? { ...now, favourites: now.favourites.filter((one) => one.code !== code) }
              : withFavourite(now, { code, en, pt });
          return (
            <li key={code}>
              <code>{code}</code>
              <span>{titleOf({ en, pt })}</span>
              {mayWrite && (
                <span className={classes.tools}>
                  <ActionIcon
                    variant="subtle"
                    color={starred ? undefined : "gray"}
                    aria-pressed={starred}
                    aria-label={t("star", { code })}
                    onClick={() => change(toggle)}
                  >
                    <Star size={18} stroke={1.5} aria-hidden />
                  </ActionIcon>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <MoreButton
        more={list.more}
        onMore={list.loadMore}
        loading={list.loadingMore}
        count={list.rows.length}
        size="xs"
      >
        {act("action.loadMore")}
      </MoreButton>
    </>
  );
}
