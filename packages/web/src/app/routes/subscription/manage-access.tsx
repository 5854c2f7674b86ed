import type { Member } from "@meridian/core/contracts/accounts/accounts";
import type { Module } from "@meridian/core/contracts/kernel/access";
import { Dialog } from "@meridian/ui/dialog/dialog";
import { toast } from "@meridian/ui/feedback/toasts";
import { CheckboxField } from "@meridian/ui/forms/fields";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { EmptyState, ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { type MemberChanges, useMembers, useUserActions } from "../../../features/accounts/api/users.ts";
import classes from "../../../features/subscription/components/subscription.module.css";

/** Which professionals may use a module, and follow symptoms between appointments. Each change is saved at once. */
export function ManageAccess({
  module,
  name,
  onClose,
}: {
  module: Module;
  name: string;
  onClose: () => void;
}) {
  const { t } = useTranslation("subscription");
  const members = useMembers();
  const treating = (members.data ?? []).filter(({ active, practises }) => active && practises);
  return (
    <Dialog title={t("modules.accessOf", { name })} onClose={onClose}>
      <p className={classes.quiet}>{t("modules.accessHelp")}</p>
      {members.error && !members.data ? (
        <ErrorState error={members.error} onRetry={() => void members.refetch()} />
      ) : !members.data ? (
        <Skeleton lines={3} />
      ) : treating.length === 0 ? (
        <EmptyState title={t("modules.noProfessionals")} compact />
      ) : (
        <ul className={classes.people}>
          {treating.map((member) => (
            <MemberAccess key={member.id} member={member} module={module} name={name} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function MemberAccess({ member, module, name }: { member: Member; module: Module; name: string }) {
  const { t } = useTranslation("subscription");
  const { t: say } = useTranslation("errors");
  const { update } = useUserActions();
  const save = async (changes: MemberChanges) => {
    try {
      await update(member, changes);
      toast(t("modules.saved"));
    } catch (error) {
      toast(errorMessage(say, error), { tone: "red" });
    }
  };
  const others = member.modules.filter((one) => one !== module);
  return (
    <li>
      <strong>{member.name}</strong>
      <CheckboxField
        label={t("modules.mayUse", { user: member.name, name })}
        value={member.modules.includes(module)}
        onChange={(may) => void save({ modules: may ? [...others, module] : others })}
      />
      <CheckboxField
        label={t("modules.monitoring", { user: member.name })}
        value={member.monitoring_permission}
        onChange={(may) => void save({ monitoring_permission: may })}
      />
    </li>
  );
}
