import {
  moduleOf,
  type PreMadeCategory,
  TREATMENT_CATEGORIES,
} from "@meridian/core/contracts/treatments/pre-made";
import { useAllows } from "@meridian/ui/session/session";
import { PageBody } from "@meridian/ui/shell/page-head";
import { NotFound } from "@meridian/ui/states/not-found";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useCustomTreatments } from "@meridian/ui/treatments/use-treatments";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";

export type Category = { category: PreMadeCategory; name: string };

/** The treatment category of the address and its name. An unknown one, or one whose module is missing, is not found. */
export function WithCategory({ children }: { children: (of: Category) => ReactNode }) {
  const { t } = useTranslation("treatment-library");
  const { category = "", ctid } = useParams();
  const allows = useAllows();
  const { treatments, error, refetch } = useCustomTreatments(ctid !== undefined);
  const kind = TREATMENT_CATEGORIES.find((one) => one === category);
  if (ctid === undefined)
    return kind && allows({ module: moduleOf(kind) }) ? (
      children({ category: kind, name: t(`category.${kind}`) })
    ) : (
      <NotFound />
    );
  if (!treatments)
    return (
      <PageBody>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton lines={6} />}
      </PageBody>
    );
  const treatment = treatments.find(({ id }) => id === ctid);
  return treatment ? children({ category: treatment.id, name: treatment.name }) : <NotFound />;
}
