import { Button } from "@mantine/core";
import type { CatalogueKey } from "@meridian/core/clinical/catalogues/catalogues";
import { toast } from "@meridian/ui/feedback/toasts";
import { TextField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, SubmitButton } from "@meridian/ui/forms/form-view";
import { formatDateTime } from "@meridian/ui/i18n/format";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { EmptyState, ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { useCatalogueActions, useUnpublished } from "../api/catalogues.ts";
import classes from "./catalogues.module.css";
import { Difference } from "./difference.tsx";

/** What clinics would read instead, and the button that publishes exactly that. */
export function PublishView({ catalogue }: { catalogue: CatalogueKey }) {
  const { t } = useTranslation("catalogues");
  const { t: act } = useTranslation("ui");
  const list = useUnpublished(catalogue);
  const language = currentLanguage();
  if (list.error !== undefined) return <ErrorState error={list.error} onRetry={list.retry} />;
  if (!list.first) return <Skeleton lines={6} />;
  const { total, version } = list.first;
  if (total === 0) return <EmptyState title={t("publish.none")} help={t("publish.noneHelp")} />;
  return (
    <>
      <PublishForm key={version} catalogue={catalogue} version={version} total={total} />
      <section className={classes.section} aria-labelledby="publish-changes">
        <h2 id="publish-changes">{t("publish.total", { count: total })}</h2>
        <ul className={classes.entries}>
          {list.rows.map(({ key, name, at, by, before, after }) => (
            <li key={key} className={classes.entry}>
              <h3>
                <Link to={`/dashboard/catalogues/${catalogue}/entries/${key}`}>{name[language]}</Link>
              </h3>
              <p className={classes.meta}>{t("byAt", { name: by, date: formatDateTime(at) })}</p>
              <Difference catalogue={catalogue} before={before} after={after} label={name[language]} />
            </li>
          ))}
        </ul>
        {list.more && (
          <div className={classes.actions}>
            <Button variant="default" loading={list.loadingMore} onClick={list.loadMore}>
              {act("action.loadMore")}
            </Button>
          </div>
        )}
      </section>
    </>
  );
}

type PublishFormProps = { catalogue: CatalogueKey; version: number; total: number };

function PublishForm({ catalogue, version, total }: PublishFormProps) {
  const { t } = useTranslation("catalogues");
  const { publish } = useCatalogueActions(catalogue);
  const navigate = useNavigate();
  const form = useZodForm({
    initial: { note: "" },
    submit: async ({ note }) => {
      await publish(version, note.trim());
      return () => {
        toast(t("publish.done", { name: t(`names.${catalogue}`) }));
        return navigate(`/dashboard/catalogues/${catalogue}`);
      };
    },
  });
  return (
    <Form form={form} label={t("publish.title")}>
      <p className={classes.quiet}>{t("publish.unreviewed")}</p>
      <TextField {...form.field("note", t("publish.note"))} maxLength={500} />
      <FormActions>
        <SubmitButton form={form}>{t("publish.do", { count: total })}</SubmitButton>
      </FormActions>
    </Form>
  );
}
