import { TextScreen } from "../../../features/legal-texts/components/text-screen.tsx";
import { HistorySection } from "../../../history/change-list.tsx";

/** The privacy policy with versions. */
export default function PrivacyPolicy() {
  return <TextScreen text="privacy" history={<HistorySection subject="privacy" />} />;
}
