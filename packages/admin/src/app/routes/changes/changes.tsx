import { REVISED_KINDS } from "@meridian/core/contracts/revisions/revisions";
import { SelectField } from "@meridian/ui/forms/fields";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { useFilters } from "@meridian/ui/table/use-filters";
import { useTranslation } from "react-i18next";
import { ChangeList } from "../../../history/change-list.tsx";
import { useChanges } from "../../../history/revisions.ts";

/** Everything that administrators changed, with who and the difference. */
export default function Changes() {
  const { t } = useTranslation("history");
  const { address, change } = useFilters();
  const kind = REVISED_KINDS.find((one) => one === address.get("kind"));
  const list = useChanges(kind);
  return (
    <>
      <PageHead title={t("changes.title")} context={t("changes.context")} />
      <PageBody narrow>
        <SelectField
          label={t("changes.kind")}
          value={kind ?? ""}
          onChange={(value) => change("kind", value)}
          options={REVISED_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          empty={t("changes.all")}
        />
        <ChangeList list={list} named />
      </PageBody>
    </>
  );
}
