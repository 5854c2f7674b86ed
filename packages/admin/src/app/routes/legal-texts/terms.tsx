import { TextScreen } from "../../../features/legal-texts/components/text-screen.tsx";
import { HistorySection } from "../../../history/change-list.tsx";

/** The terms and conditions with versions. */
export default function TermsConditions() {
  return <TextScreen text="terms" history={<HistorySection subject="terms" />} />;
}
