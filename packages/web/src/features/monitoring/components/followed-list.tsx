import { can } from "@meridian/core/contracts/kernel/access";
import { CheckboxField, SelectField } from "@meridian/ui/forms/fields";
import entries from "@meridian/ui/own-entries/entries.module.css";
import { useSession } from "@meridian/ui/session/session";
import { EmptyState, ErrorState, Skeleton } from "@meridian/ui/states/states";
import { CsvButton } from "@meridian/ui/table/csv-button";
import { MoreButton } from "@meridian/ui/table/more-button";
import { useListCsv } from "@meridian/ui/table/use-list-csv";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFollowed, type Whose } from "../api/monitoring.ts";
import { useFollowedCsv } from "../model/followed-csv.ts";
import { Followed } from "./followed.tsx";
import classes from "./monitoring.module.css";
import { SymptomFacts } from "./symptom-facts.tsx";

/** Everybody who is followed, those who need attention first. */
export function FollowedList() {
  const { t } = useTranslation("monitoring");
  const user = useSession();
  const manages = can(user, "clinic.manage");
  const [whose, setWhose] = useState<Whose>(can(user, "monitoring.write") ? "mine" : "all");
  const [worsened, setWorsened] = useState(false);
  const list = useFollowed(whose, worsened);
  const columns = useFollowedCsv();
  const file = useListCsv()(
    "followed_patients",
    { name: t("title"), columns, pages: list.pages },
    { ...(whose === "mine" && { user: user.id }), ...(worsened && { state: "worsened" }) },
  );
  const choices: Whose[] = ["mine", "shared", ...(manages ? (["all"] as const) : [])];
  return (
    <>
      <div className={classes.filters}>
        <SelectField
          label={t("whose")}
          name="whose"
          value={whose}
          onChange={(value) => setWhose(value as Whose)}
          empty={false}
          options={choices.map((value) => ({ value, label: t(value) }))}
        />
        <CheckboxField label={t("worsenedOnly")} name="worsened" value={worsened} onChange={setWorsened} />
        {file && list.rows.length > 0 && <CsvButton file={file} />}
      </div>
      {list.error ? (
        <ErrorState error={list.error} onRetry={list.retry} />
      ) : list.loading ? (
        <Skeleton lines={5} />
      ) : list.rows.length === 0 && !list.more ? (
        <EmptyState title={t("none")} help={t("noneHelp")} />
      ) : (
        <ul className={entries.entries} aria-label={t("title")}>
          {list.rows.map((symptom) => (
            <Followed key={symptom.id} symptom={symptom}>
              <SymptomFacts symptom={symptom} />
            </Followed>
          ))}
        </ul>
      )}
      <MoreButton
        more={list.more}
        onMore={list.loadMore}
        loading={list.loadingMore}
        count={list.rows.length}
        mt="md"
      >
        {t("more")}
      </MoreButton>
    </>
  );
}
