import { useAllows, useSession } from "@meridian/ui/session/session";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useParams } from "react-router-dom";
import { useMembers } from "../../../features/accounts/api/users.ts";
import { MemberForm } from "../../../features/accounts/components/member-form.tsx";
import { useCoveredPart } from "../appointments/affected-appointments.tsx";
import { useUpcoming } from "../appointments/upcoming-warning.tsx";

/** A colleague's role, permissions and modules, for those who manage the clinic. */
export default function EditUser() {
  const { uid } = useParams();
  const allows = useAllows();
  const user = useSession();
  if (allows({ can: "clinic.manage" })) return <Edit uid={uid ?? ""} />;
  // The user's own account is in the settings; a colleague's is edited by a manager.
  return <Navigate to={uid === user.id ? "/settings" : "/not-found"} replace />;
}

function Edit({ uid }: { uid: string }) {
  const { t } = useTranslation("users");
  const { t: frame } = useTranslation("shell");
  const user = useSession();
  const members = useMembers();
  const { mayGo, dialog } = useUpcoming("professional");
  const covered = useCoveredPart();
  const crumbs = [{ label: frame("nav.users"), to: "/users" }];
  const member = members.data?.find(({ id }) => id === uid);
  if (members.data && !member) return <Navigate to="/not-found" replace />;
  return (
    <>
      <PageHead title={member?.name ?? frame("nav.users")} context={member?.email} crumbs={crumbs} />
      <PageBody narrow>
        {members.error && !member ? (
          <ErrorState error={members.error} onRetry={() => void members.refetch()} />
        ) : member ? (
          <MemberForm
            key={member.id}
            member={member}
            mayGo={mayGo}
            onAway={(professional, absences) =>
              void covered.lead(absences.map(({ from, to }) => ({ professional, from, to })))
            }
          />
        ) : (
          <Skeleton lines={6} />
        )}
        {dialog}
        {covered.dialog}
        {member?.id === user.id && (
          <p style={{ marginTop: "var(--space-6)", color: "var(--ink-2)" }}>
            {t("edit.own")} <Link to="/settings">{frame("nav.settings")}</Link>
          </p>
        )}
      </PageBody>
    </>
  );
}
