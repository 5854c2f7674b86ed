import { LegalText } from "../../../features/accounts/components/legal-text.tsx";

/** The privacy policy a new account accepts. */
export default function Privacy() {
  return <LegalText which="privacy" />;
}
