import { Button } from "@mantine/core";
import { summaryWords } from "@meridian/core/contracts/treatments/pre-made";
import type { PreMadeHead } from "@meridian/core/contracts/treatments/treatments";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import entries from "@meridian/ui/own-entries/entries.module.css";
import { EntryButton } from "@meridian/ui/own-entries/entry-button";
import { useUndo } from "@meridian/ui/own-entries/use-undo";
import { useAllows, useSession } from "@meridian/ui/session/session";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { EmptyState, ErrorState, Skeleton, Tag } from "@meridian/ui/states/states";
import { usePreMadeHeads, useTreatmentActions } from "@meridian/ui/treatments/use-treatments";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { editPath } from "../model/preset-categories.ts";

type PresetListProps = { category: string; name: string };

/** The pre-made treatments of a category: the user's own, and those colleagues share. */
export function PresetList({ category, name }: PresetListProps) {
  const { t } = useTranslation("treatment-library");
  const user = useSession();
  const writes = useAllows()({ can: "catalogue.write" });
  const { data, error, refetch } = usePreMadeHeads(true);
  const heads = data?.items.filter((head) => head.category === category);
  const make = (
    <Button
      component={Link}
      to={editPath(category, "new")}
      leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
    >
      {t("list.new")}
    </Button>
  );
  const sections = [
    ["own", heads?.filter(({ user_id }) => user_id === user.id) ?? []],
    ["theirs", heads?.filter(({ user_id }) => user_id !== user.id) ?? []],
  ] as const;
  return (
    <>
      <PageHead
        title={t("preMadeOf", { name })}
        crumbs={[{ label: t("title"), to: "/treatments" }]}
        actions={writes && heads && heads.length > 0 && make}
      />
      <PageBody>
        {heads ? (
          heads.length === 0 ? (
            <EmptyState title={t("list.none")} help={t("list.noneHelp")} action={writes && make} />
          ) : (
            sections.map(
              ([key, listed]) =>
                listed.length > 0 && (
                  <section key={key} className={entries.section} aria-labelledby={`shelf-${key}`}>
                    <h2 id={`shelf-${key}`}>{t(`list.${key}`)}</h2>
                    <ul className={entries.entries}>
                      {listed.map((head) => (
                        <Entry key={head.id} head={head} mine={key === "own"} writes={writes} />
                      ))}
                    </ul>
                  </section>
                ),
            )
          )
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={6} />
        )}
      </PageBody>
    </>
  );
}

function Entry({ head, mine, writes }: { head: PreMadeHead; mine: boolean; writes: boolean }) {
  const { t } = useTranslation("treatment-library");
  const navigate = useNavigate();
  const { readPreMade, createPreMade, updatePreMade, removePreMade } = useTreatmentActions();
  const run = useUndo();
  const { id, name, category, shared } = head;
  const share = () =>
    run(
      async () => {
        const { content, version } = await readPreMade(id);
        const set = (to: boolean, based: number) =>
          updatePreMade({ id, version: based }, { name, content: content as never, shared: to });
        const now = await set(!shared, version);
        return () => set(shared, now.version);
      },
      t(shared ? "unshared" : "sharedDone", { name }),
      t("undone"),
    );
  const remove = () =>
    run(
      async () => {
        const { content } = await readPreMade(id);
        await removePreMade(id);
        return () => createPreMade({ category, name, shared, content: content as never });
      },
      t("deleted", { name }),
      t("undone"),
    );
  return (
    <li>
      <div className={entries.description}>
        <strong>{name}</strong>{" "}
        {shared && <Tag tone="blue">{mine ? t("shared") : t("sharedBy", { name: head.user_name })}</Tag>}
        <p>
          {t("list.entries", { count: head.size })} ·{" "}
          {summaryWords(category, head.summary, currentLanguage())}
          {head.size > head.summary.length && " …"}
        </p>
      </div>
      {writes && (
        <div className={entries.actions}>
          {mine && (
            <>
              <EntryButton
                label={t("editOne")}
                name={name}
                onClick={() => void navigate(editPath(category, id))}
              />
              <EntryButton label={t(shared ? "unshare" : "share")} name={name} onClick={() => void share()} />
            </>
          )}
          <EntryButton
            label={t("copyOne")}
            name={name}
            onClick={() => void navigate(`${editPath(category, "new")}?from=${id}`)}
          />
          {mine && <EntryButton danger label={t("delete")} name={name} onClick={() => void remove()} />}
        </div>
      )}
    </li>
  );
}
