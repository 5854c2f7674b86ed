import {
  catalogueOfKind,
  RESTORED_KINDS,
  REVISED_KINDS,
  type Revision,
} from "@meridian/core/contracts/revisions/revisions";
import { DateField, isDay } from "@meridian/ui/forms/date-field";
import { SelectField } from "@meridian/ui/forms/fields";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { useFilters } from "@meridian/ui/table/use-filters";
import { useTranslation } from "react-i18next";
import { EntryChanges } from "../../../features/catalogues/components/entry-changes.tsx";
import classes from "../../../history/change-list.module.css";
import { ChangeList } from "../../../history/change-list.tsx";
import { useAdministrators, useChanges, useRestore } from "../../../history/revisions.ts";
import { screenOf } from "../../../history/screen-of.ts";
import { useKindName } from "../../../history/words.ts";

/** Everything that administrators changed, with who and the difference. */
export default function Changes() {
  const { t } = useTranslation("history");
  const { address, change } = useFilters();
  const kindName = useKindName();
  const restore = useRestore();
  const people = useAdministrators().data ?? [];
  const day = (name: string) => {
    const value = address.get(name) ?? "";
    return isDay(value) ? value : undefined;
  };
  const kind = REVISED_KINDS.find((one) => one === address.get("kind"));
  const by = people.find(({ id }) => id === address.get("by"))?.id;
  const from = day("from");
  const to = day("to");
  const list = useChanges({ kind, by, from, to });
  const kinds = REVISED_KINDS.map((value) => ({ value, label: kindName(value) }));
  return (
    <>
      <PageHead title={t("changes.title")} context={t("changes.context")} />
      <PageBody>
        <div className={classes.filters}>
          <SelectField
            label={t("changes.kind")}
            value={kind ?? ""}
            onChange={(value) => change("kind", value)}
            options={kinds.sort((a, b) => a.label.localeCompare(b.label))}
            empty={t("changes.all")}
          />
          <SelectField
            label={t("changes.by")}
            value={by ?? ""}
            onChange={(value) => change("by", value)}
            options={people.map(({ id, name }) => ({ value: id, label: name }))}
            empty={t("changes.everybody")}
          />
          <DateField label={t("changes.from")} value={from ?? ""} onChange={(next) => change("from", next)} />
          <DateField label={t("changes.to")} value={to ?? ""} onChange={(next) => change("to", next)} />
        </div>
        <ChangeList
          list={list}
          named={{ linkTo: screenOf }}
          difference={differenceOf}
          restoreOf={(one) =>
            isDeletedText(one)
              ? () => void restore(one.subject, { to: one.version - 1, version: one.version })
              : undefined
          }
        />
      </PageBody>
    </>
  );
}

/** Entries of catalogues have words of their own. */
function differenceOf({ kind, changes }: Revision) {
  const catalogue = catalogueOfKind(kind);
  if (!catalogue || changes.length === 0) return undefined;
  return <EntryChanges catalogue={catalogue} changes={changes} />;
}

/** What was deleted has no screen on which its history could be read, so that the way back is here. */
const isDeletedText = ({ kind, action }: Revision) =>
  action === "delete" && RESTORED_KINDS.some((one) => one === kind);
