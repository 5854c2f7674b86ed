import { Button } from "@mantine/core";
import type { AcupunctureGroup } from "@meridian/core/contracts/acupuncture/acupuncture";
import classes from "@meridian/ui/own-entries/entries.module.css";
import { EntryButton } from "@meridian/ui/own-entries/entry-button";
import { useUndo } from "@meridian/ui/own-entries/use-undo";
import { useAllows, useSession } from "@meridian/ui/session/session";
import { EmptyState, Tag } from "@meridian/ui/states/states";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useOwnEntries } from "../api/own-entries.ts";
import { type Catalogue, membersOf } from "../model/catalogue.ts";
import { copyName, type GroupValues, groupValues, newGroup } from "../model/own-entries.ts";
import { labelOf } from "../model/point-entries.ts";
import { EntriesPage } from "./entries-page.tsx";
import { GroupForm } from "./group-form.tsx";

/** The form's initial values, and the group it changes. */
type Open = { values: GroupValues; based: AcupunctureGroup | undefined };

/** Groups of body or ear points: the user's own, colleagues', and the classic ones. */
export function GroupsScreen({ auricular }: { auricular: boolean }) {
  const { t } = useTranslation("points");
  const [open, setOpen] = useState<Open>();
  const begin = () => setOpen({ values: newGroup(auricular), based: undefined });
  return (
    <EntriesPage
      page={auricular ? "ear" : "body"}
      actions={
        <Button leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />} onClick={begin}>
          {t("group.new")}
        </Button>
      }
    >
      {(catalogue) => (
        <>
          {open && (
            <GroupForm
              key={open.based?.id ?? `new ${open.values.name}`}
              {...open}
              catalogue={catalogue}
              onDone={() => setOpen(undefined)}
            />
          )}
          <Groups catalogue={catalogue} auricular={auricular} onOpen={setOpen} onNew={begin} />
        </>
      )}
    </EntriesPage>
  );
}

type GroupsProps = {
  catalogue: Catalogue;
  auricular: boolean;
  onOpen: (open: Open) => void;
  onNew: () => void;
};

function Groups({ catalogue, auricular, onOpen, onNew }: GroupsProps) {
  const { t } = useTranslation("points");
  const user = useSession();
  const ofKind = catalogue.groups.filter((group) => group.auricular === auricular && !group.retired);
  const own = ofKind.filter(({ user_id }) => user_id === user.id);
  const theirs = ofKind.filter(({ user_id }) => user_id !== null && user_id !== user.id);
  const classic = ofKind.filter(({ user_id }) => user_id === null);
  const sections = [
    ["own", own],
    ["theirs", theirs],
    ["classic", classic],
  ] as const;
  return (
    <>
      {sections.map(
        ([key, groups]) =>
          (groups.length > 0 || key === "own") && (
            <section key={key} className={classes.section} aria-labelledby={`groups-${key}`}>
              <h2 id={`groups-${key}`}>{t(`group.${key}`)}</h2>
              {groups.length === 0 ? (
                <EmptyState
                  compact
                  title={t("group.none")}
                  help={t("group.noneHelp")}
                  action={<Button onClick={onNew}>{t("group.new")}</Button>}
                />
              ) : (
                <ul className={classes.entries}>
                  {groups.map((group) => (
                    <GroupEntry
                      key={group.id}
                      group={group}
                      catalogue={catalogue}
                      mine={key === "own"}
                      names={own.map(({ name }) => name)}
                      onOpen={onOpen}
                    />
                  ))}
                </ul>
              )}
            </section>
          ),
      )}
    </>
  );
}

type GroupEntryProps = {
  group: AcupunctureGroup;
  catalogue: Catalogue;
  mine: boolean;
  names: readonly string[];
  onOpen: GroupsProps["onOpen"];
};

function GroupEntry({ group, catalogue, mine, names, onOpen }: GroupEntryProps) {
  const { t } = useTranslation("points");
  const writes = useAllows()({ can: "catalogue.write", module: "mtc" });
  const { editGroup, removeGroup } = useOwnEntries();
  const run = useUndo();
  const { name, shared } = group;
  const share = () =>
    run(
      async () => {
        const { group: now } = await editGroup(group, { ...groupValues(group), shared: !shared });
        return () => editGroup(now, groupValues(group));
      },
      t(shared ? "unshared" : "sharedDone", { name }),
      t("undone"),
    );
  return (
    <li>
      <div className={classes.description}>
        <strong>{name}</strong>
        {shared && <Tag tone="blue">{mine ? t("shared") : t("sharedBy", { name: group.user_name })}</Tag>}
        <p>{membersOf(catalogue, group).map(labelOf).join(" · ") || t("group.empty")}</p>
      </div>
      {writes && (
        <div className={classes.actions}>
          {mine && (
            <>
              <EntryButton
                label={t("edit")}
                name={name}
                onClick={() => onOpen({ values: groupValues(group), based: group })}
              />
              <EntryButton label={t(shared ? "unshare" : "share")} name={name} onClick={() => void share()} />
            </>
          )}
          <EntryButton
            label={t("copy")}
            name={name}
            onClick={() =>
              onOpen({
                values: { ...groupValues(group), name: copyName(name, names), shared: false },
                based: undefined,
              })
            }
          />
          {mine && (
            <EntryButton
              danger
              label={t("delete")}
              name={name}
              onClick={() => void run(() => removeGroup(group), t("deleted", { name }), t("undone"))}
            />
          )}
        </div>
      )}
    </li>
  );
}
