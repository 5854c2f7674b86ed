import { PageBody } from "@meridian/ui/shell/page-head";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useParams } from "react-router-dom";
import { useTest } from "../../../features/assessments/api/tests.ts";
import { TestBuilder } from "../../../features/assessments/components/test-builder.tsx";
import { Questions } from "../../../features/visit/sections/custom_tests/questions.tsx";
import { ScoreSummary } from "../../../features/visit/sections/custom_tests/score-summary.tsx";

/** A custom test: built by its owner, read and copied by the others. Its preview is the appointment's own form. */
export default function EditTest() {
  const { tid = "" } = useParams();
  const test = useTest(tid);
  if (test.data) return <TestBuilder key={tid} test={test.data} form={{ Questions, ScoreSummary }} />;
  return (
    <PageBody>
      {test.error ? (
        <ErrorState error={test.error} onRetry={() => void test.refetch()} />
      ) : (
        <Skeleton lines={8} />
      )}
    </PageBody>
  );
}
