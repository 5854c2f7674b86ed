import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { useOverview } from "../../../features/subscription/api/subscription.ts";
import { StudentProof } from "../../../features/subscription/components/student-proof.tsx";

/** The proof of enrolment that the student plan needs. */
export default function StudentProofScreen() {
  const { t } = useTranslation("subscription");
  const overview = useOverview();
  return (
    <>
      <PageHead
        title={t("proof.title")}
        context={t("proof.context")}
        crumbs={[{ label: t("subscription.title"), to: "/subscription" }]}
      />
      <PageBody narrow>
        {overview.error && !overview.data ? (
          <ErrorState error={overview.error} onRetry={() => void overview.refetch()} />
        ) : overview.data ? (
          <StudentProof proof={overview.data.student_proof} />
        ) : (
          <Skeleton lines={5} />
        )}
      </PageBody>
    </>
  );
}
