import { Button } from "@mantine/core";
import type { TestHead } from "@meridian/core/contracts/assessments/assessments";
import { SearchPick } from "@meridian/ui/forms/search-pick";
import { EmptyState } from "@meridian/ui/states/states";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useTestLibrary } from "../../api/custom-tests.ts";
import { useVisitFacts } from "../../frame/visit-context.tsx";
import classes from "./custom-tests.module.css";

const withoutDiacritics = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The tests whose name or category has words beginning with the typed ones; those of the appointment type come first. */
function matching(tests: readonly TestHead[], typed: string, usual: ReadonlySet<string>): TestHead[] {
  const wanted = withoutDiacritics(typed).split(/\s+/).filter(Boolean);
  const found = tests.filter(({ name, category }) => {
    const words = withoutDiacritics(`${name} ${category}`).split(/[\s-]+/);
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  });
  return found.sort((a, b) => Number(usual.has(b.id)) - Number(usual.has(a.id)));
}

const usable = (library: { items: TestHead[] } | undefined) =>
  (library?.items ?? []).filter(({ published, archived }) => published > 0 && !archived);

/** Adds a test of the library: buttons for those of the appointment type, a search for all. */
export function ChooseTest({ onChoose }: { onChoose: (test: TestHead) => void }) {
  const { t } = useTranslation("assessment-questions");
  const { visit } = useVisitFacts();
  const type = visit.appointment.appointment_type;
  const library = useTestLibrary(true);
  const tests = usable(library.data);
  const usual = new Set(type.tests);
  const offered = tests.filter(({ id }) => usual.has(id));
  if (library.data && tests.length === 0)
    return (
      <EmptyState
        compact
        title={t("choose.none")}
        help={t("choose.noneHelp")}
        action={
          <Button component={Link} to="/tests" variant="default">
            {t("choose.library")}
          </Button>
        }
      />
    );
  return (
    <div className={classes.choose}>
      {offered.length > 0 && (
        <div className={classes.usual}>
          <span className={classes.quiet}>{t("choose.usual", { type: type.name })}</span>
          {offered.map((test) => (
            <Button
              key={test.id}
              variant="default"
              size="compact-sm"
              leftSection={<IconPlus size={14} stroke={1.5} aria-hidden />}
              onClick={() => onChoose(test)}
            >
              {test.name}
            </Button>
          ))}
        </div>
      )}
      <SearchPick
        label={t("choose.label")}
        placeholder={t("choose.placeholder")}
        least={1}
        find={async (text) => {
          const all = library.data ? tests : usable((await library.refetch({ throwOnError: true })).data);
          return matching(all, text, usual)
            .slice(0, 12)
            .map((test) => ({
              id: test.id,
              label: test.name,
              note: [test.category, t("choose.newest", { version: test.published })]
                .filter(Boolean)
                .join(" · "),
              run: () => onChoose(test),
            }));
        }}
        nothing={t("choose.nothing")}
        failed={t("choose.failed")}
      />
    </div>
  );
}
