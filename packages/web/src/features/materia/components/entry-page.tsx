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
import type { Tab } from "../model/narrowing.ts";
import { PLACES } from "./materia-screen.tsx";

type Rows = { formulas: Formula; substances: KnownSubstance };

/** What a form is given: the row it is filled from, and the one it changes, where it changes one. */
export type FormOf<T extends Tab> = {
  from: Rows[T] | undefined;
  based: Rows[T] | undefined;
  materia: Materia;
  onDone: () => void;
};

type EntryPageProps<T extends Tab> = {
  tab: T;
  find: (materia: Materia, id: string) => Rows[T] | undefined;
  /** Stands above the form. */
  notice?: ReactNode;
  children: (form: FormOf<T>) => ReactNode;
};

/** The page of a form: a new entry, perhaps from a row of the catalogue, or one of one's own to be changed. */
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
        crumbs={[{ label: t(`tabs.${tab}`), to: PLACES[tab] }]}
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
              <Button component={Link} variant="default" to={PLACES[tab]}>
                {t("back")}
              </Button>
            }
          />
        ) : (
          children({ from, based: sid ? from : undefined, materia, onDone: () => void navigate(PLACES[tab]) })
        )}
      </PageBody>
    </>
  );
}
