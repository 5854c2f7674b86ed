import "@meridian/ui/fonts/noto-serif-sc.css";
import { Button } from "@mantine/core";
import type { Formula, KnownSubstance } from "@meridian/core/contracts/materia/materia";
import type { Materia } from "@meridian/ui/materia/catalogue";
import { useMateria } from "@meridian/ui/materia/use-materia";
import { useSession } from "@meridian/ui/session/session";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { EmptyState, ErrorState, Skeleton } from "@meridian/ui/states/states";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useParams, useSearchParams } from "react-router-dom";
import type { Tab } from "../model/row-filters.ts";
import { PATHS } from "./materia-screen.tsx";

type Rows = { formulas: Formula; substances: KnownSubstance };

/** Props of a form: the entry it is filled from, and the entry it changes, if any. */
export type EntryFormProps<T extends Tab> = {
  from: Rows[T] | undefined;
  based: Rows[T] | undefined;
  materia: Materia;
  onDone: () => void;
};

type EntryPageProps<T extends Tab> = {
  tab: T;
  find: (materia: Materia, id: string) => Rows[T] | undefined;
  /** Shown above the form. */
  notice?: ReactNode;
  children: (form: EntryFormProps<T>) => ReactNode;
};

/** The page of a form, for a new entry, for a copy of a catalogue entry, or for changing the user's own. */
export function EntryPage<T extends Tab>({ tab, find, notice, children }: EntryPageProps<T>) {
  const { t } = useTranslation("materia");
  const { sid } = useParams();
  const [search] = useSearchParams();
  const { materia, error, retry } = useMateria();
  const navigate = useNavigate();
  const user = useSession();
  const id = sid ?? search.get("from") ?? "";
  const from = materia && find(materia, id);
  const gone = sid !== undefined && from?.user_id !== user.id;
  return (
    <>
      <PageHead
        title={t(sid ? `editTitle.${tab}` : `newOne.${tab}`)}
        crumbs={[{ label: t(`tabs.${tab}`), to: PATHS[tab] }]}
      />
      <PageBody narrow>
        {notice}
        {!materia ? (
          error ? (
            <ErrorState error={error} onRetry={retry} />
          ) : (
            <Skeleton lines={8} />
          )
        ) : gone ? (
          <EmptyState
            title={t(`gone.${tab}`)}
            help={t("goneHelp")}
            action={
              <Button component={Link} variant="default" to={PATHS[tab]}>
                {t("back")}
              </Button>
            }
          />
        ) : (
          children({ from, based: sid ? from : undefined, materia, onDone: () => void navigate(PATHS[tab]) })
        )}
      </PageBody>
    </>
  );
}
