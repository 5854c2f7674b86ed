import { Button } from "@mantine/core";
import type { VisitPhoto } from "@meridian/core/contracts/photos/photos";
import { useRoving } from "@meridian/ui/focus/roving";
import { loadInside } from "@meridian/ui/loading/load";
import { EmptyState, ErrorState, Skeleton } from "@meridian/ui/states/states";
import { MoreButton } from "@meridian/ui/table/more-button";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePatientPhotos } from "../../api/photos.ts";
import { NO_FILTERS, PhotoFiltersBar, queryOf } from "./photo-filters.tsx";
import { PhotoGrid } from "./photo-grid.tsx";
import { type Grouping, groupPhotos, olderFirst, toggleChosen } from "./photo-groups.ts";
import classes from "./record-photos.module.css";

const RecordViewer = lazy(() => loadInside(() => import("./record-viewer.tsx")));
const ComparePhotos = lazy(() => loadInside(() => import("./compare-photos.tsx")));

/** Reads the next page while it is needed. */
function useReadingOn(needed: boolean, read: () => Promise<unknown>) {
  useEffect(() => {
    if (needed) void read();
  }, [needed, read]);
}

/** All photos of a patient: by visit or by part of the body, one in full, or two compared. */
export default function PatientPhotos({ patient }: { patient: string }) {
  const { t } = useTranslation("photos");
  const [grouping, setGrouping] = useState<Grouping>("visit");
  const [filters, setFilters] = useState(NO_FILTERS);
  const [open, setOpen] = useState<string>();
  const [chosen, setChosen] = useState<VisitPhoto[]>([]);
  const [comparing, setComparing] = useState(false);
  const { items, error, refetch, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage } =
    usePatientPhotos(patient, queryOf(filters));
  // A page may have nothing to show although older ones do.
  useReadingOn(items?.length === 0 && hasNextPage && !isFetching && !error, fetchNextPage);
  const root = useRef<HTMLDivElement>(null);
  useRoving(root);
  const groups = groupPhotos(items ?? [], grouping);
  const shown = groups.flatMap(({ photos }) => photos);
  const close = () => setOpen(undefined);
  return (
    <div className={classes.record} ref={root}>
      <PhotoFiltersBar
        filters={filters}
        onFilters={setFilters}
        grouping={grouping}
        onGrouping={setGrouping}
      />
      {error && !items ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !items || (items.length === 0 && hasNextPage) ? (
        <Skeleton lines={4} />
      ) : items.length === 0 ? (
        <NoPhotos filtered={filters !== NO_FILTERS} />
      ) : (
        <PhotoGrid
          patient={patient}
          groups={groups}
          grouping={grouping}
          chosen={chosen}
          onChoose={(photo) => setChosen((before) => toggleChosen(before, photo))}
          onOpen={setOpen}
          onStale={() => void refetch()}
        />
      )}
      <MoreButton
        more={hasNextPage && shown.length > 0}
        count={shown.length}
        loading={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
      >
        {t("record.more")}
      </MoreButton>
      <CompareBar
        chosen={chosen.length}
        onCompare={() => setComparing(true)}
        onClear={() => {
          setChosen([]);
          root.current?.querySelector<HTMLElement>("ul button[tabindex='0'], ul button")?.focus();
        }}
      />
      <Suspense>
        {open && <RecordViewer patient={patient} photos={shown} at={open} onAt={setOpen} onClose={close} />}
      </Suspense>
      {comparing && <Compared patient={patient} photos={chosen} onClose={() => setComparing(false)} />}
    </div>
  );
}

type ComparedProps = { patient: string; photos: readonly VisitPhoto[]; onClose: () => void };

/** Two photos next to each other, the older one first. */
function Compared({ patient, photos, onClose }: ComparedProps) {
  const both = olderFirst(photos);
  return (
    <Suspense>
      {both.length === 2 && <ComparePhotos patient={patient} photos={both} onClose={onClose} />}
    </Suspense>
  );
}

function NoPhotos({ filtered }: { filtered: boolean }) {
  const { t } = useTranslation("photos");
  return (
    <EmptyState title={t("record.none")} help={t(filtered ? "record.noneFiltered" : "record.noneHelp")} />
  );
}

type CompareBarProps = { chosen: number; onCompare: () => void; onClear: () => void };

/** What is chosen for comparison. In the page from the beginning, so that screen readers hear of changes. */
function CompareBar({ chosen, onCompare, onClear }: CompareBarProps) {
  const { t } = useTranslation("photos");
  return (
    <div className={classes.bar} data-empty={chosen === 0 || undefined}>
      <p role="status">
        {chosen === 1 && t("record.chosenOne")}
        {chosen === 2 && t("record.chosenTwo")}
      </p>
      {chosen > 0 && (
        <div>
          <Button variant="subtle" onClick={onClear}>
            {t("record.clear")}
          </Button>
          {chosen === 2 && <Button onClick={onCompare}>{t("record.compare")}</Button>}
        </div>
      )}
    </div>
  );
}
