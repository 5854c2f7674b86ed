import { newPartId } from "@meridian/core/contracts/kernel/part-id";
import type { PreMadeContent } from "@meridian/core/contracts/treatments/pre-made";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { usePreMade } from "@meridian/ui/treatments/use-treatments";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { presetPath } from "../model/preset-categories.ts";
import type { Category } from "./category.tsx";
import { type ContentEditor, PreMadeForm } from "./pre-made-form.tsx";

/** The page of a pre-made treatment. `new` in the address creates one, empty or as a copy of another. */
export function EditPreMade({ category, name, editor }: Category & { editor: ContentEditor }) {
  const { t } = useTranslation("treatment-library");
  const { tid = "" } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const makes = tid === "new";
  const source = makes ? (search.get("from") ?? "") : tid;
  const { data, error, refetch } = usePreMade(source);
  const ready = source === "" || data;
  return (
    <>
      <PageHead
        title={makes || !data ? t("edit.new") : t("edit.title", { name: data.name })}
        context={name}
        crumbs={[
          { label: t("title"), to: "/treatments" },
          { label: t("preMadeOf", { name }), to: presetPath(category) },
        ]}
      />
      <PageBody>
        {ready ? (
          <PreMadeForm
            key={source}
            category={category}
            based={makes ? undefined : data}
            begin={data ? copied(data.content) : { items: [] }}
            editor={editor}
            onDone={() => void navigate(presetPath(category))}
          />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={8} />
        )}
      </PageBody>
    </>
  );
}

/** Copies entries with new ids; entries identified by a code or a catalogue id keep it. */
const copied = ({ items }: PreMadeContent): PreMadeContent => ({
  items: items.map((item) =>
    "auricular" in item || item.id.startsWith("ctr_") ? item : { ...item, id: newPartId() },
  ),
});
