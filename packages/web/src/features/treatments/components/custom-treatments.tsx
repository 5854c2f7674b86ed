import { Button } from "@mantine/core";
import type { CustomTreatment } from "@meridian/core/contracts/treatments/treatments";
import entries from "@meridian/ui/own-entries/entries.module.css";
import { EntryButton } from "@meridian/ui/own-entries/entry-button";
import { useUndo } from "@meridian/ui/own-entries/use-undo";
import { useSession } from "@meridian/ui/session/session";
import { EmptyState, ErrorState, Notice, Skeleton, Tag } from "@meridian/ui/states/states";
import {
  useCustomTreatments,
  usePreMadeHeads,
  useTreatmentActions,
} from "@meridian/ui/treatments/use-treatments";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { presetPath } from "../model/preset-categories.ts";
import { CustomForm, type CustomValues, customValues, newCustom } from "./custom-form.tsx";
import classes from "./treatments.module.css";

type Open = { values: CustomValues; based: CustomTreatment | undefined };

/** The user's custom treatments, and those colleagues share. */
export function CustomTreatments() {
  const { t } = useTranslation("treatment-library");
  const { treatments, error, refetch } = useCustomTreatments(true);
  // Deleting one asks first if pre-made treatments go with it, so it is shown once these are known.
  const preMade = usePreMadeHeads(true);
  const [open, setOpen] = useState<Open>();
  const begin = () => setOpen({ values: newCustom, based: undefined });
  return (
    <section className={entries.section} aria-labelledby="custom">
      <div className={classes.head}>
        <h2 id="custom">{t("custom.title")}</h2>
        <Button leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />} onClick={begin}>
          {t("custom.new")}
        </Button>
      </div>
      <p className={`${entries.quiet} ${classes.help}`}>{t("custom.help")}</p>
      {open && <CustomForm key={open.based?.id ?? "new"} {...open} onDone={() => setOpen(undefined)} />}
      {treatments && preMade.data ? (
        treatments.length === 0 ? (
          !open && <EmptyState compact title={t("custom.none")} help={t("custom.noneHelp")} />
        ) : (
          <ul className={entries.entries}>
            {treatments.map((one) => (
              <Entry
                key={one.id}
                treatment={one}
                count={preMade.data.items.filter(({ category }) => category === one.id).length}
                onEdit={() => setOpen({ values: customValues(one), based: one })}
              />
            ))}
          </ul>
        )
      ) : (error ?? preMade.error) ? (
        <ErrorState
          error={error ?? preMade.error}
          onRetry={() => void Promise.all([refetch(), preMade.refetch()])}
        />
      ) : (
        <Skeleton lines={3} />
      )}
    </section>
  );
}

type EntryProps = { treatment: CustomTreatment; count: number; onEdit: () => void };

function Entry({ treatment, count, onEdit }: EntryProps) {
  const { t } = useTranslation("treatment-library");
  const { t: act } = useTranslation("ui");
  const user = useSession();
  const { removeCustom, restoreCustom } = useTreatmentActions();
  const run = useUndo();
  const [asked, setAsked] = useState(false);
  const { id, name, description, minutes, shared, user_id, user_name } = treatment;
  const mine = user_id === user.id;
  const remove = () =>
    void run(
      async () => {
        await removeCustom(id);
        return () => restoreCustom(id);
      },
      t("deleted", { name }),
      t("undone"),
    );
  return (
    <li>
      <div className={entries.description}>
        <strong>{name}</strong>{" "}
        {shared && <Tag tone="blue">{mine ? t("shared") : t("sharedBy", { name: user_name })}</Tag>}
        <p>
          {[minutes !== null && `${minutes} min`, description, count > 0 && t("count", { count })]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <div className={entries.actions}>
        {mine && <EntryButton label={t("editOne")} name={name} onClick={onEdit} />}
        <Button
          component={Link}
          to={presetPath(id)}
          variant="default"
          size="compact-sm"
          aria-label={t("preMadeOf", { name })}
        >
          {t("preMade")}
        </Button>
        {mine && (
          <EntryButton
            danger
            label={t("delete")}
            name={name}
            onClick={() => (count > 0 ? setAsked(true) : remove())}
          />
        )}
      </div>
      {asked && (
        <div className={classes.confirm}>
          <Notice tone="amber" title={t("custom.confirm", { name, count })} live>
            <p>{t("custom.confirmHelp")}</p>
            <div className={entries.actions}>
              <Button size="compact-sm" color="red" onClick={remove}>
                {t("delete")}
              </Button>
              <Button size="compact-sm" variant="default" onClick={() => setAsked(false)}>
                {act("action.cancel")}
              </Button>
            </div>
          </Notice>
        </div>
      )}
    </li>
  );
}
