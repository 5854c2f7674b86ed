import { LegalText } from "../../../features/accounts/components/legal-text.tsx";

/** The terms a new account accepts. */
export default function Terms() {
  return <LegalText which="terms" />;
}
