import type { Member } from "@meridian/core/contracts/accounts/accounts";
import { MODULES, type Module } from "@meridian/core/contracts/kernel/access";
import { isCode } from "@meridian/ui/api/errors";
import { toast } from "@meridian/ui/feedback/toasts";
import { CheckboxField, SelectField } from "@meridian/ui/forms/fields";
import { NOT_SENT, useZodForm, type ZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, FormSection, SubmitButton } from "@meridian/ui/forms/form-view";
import { formatDateTime } from "@meridian/ui/i18n/format";
import { useSession } from "@meridian/ui/session/session";
import { ConflictChoice } from "@meridian/ui/states/conflict";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useUserActions } from "../api/users.ts";
import {
  type MemberValues,
  memberChanges,
  memberProblems,
  memberValues,
  PERMISSIONS,
  permissionsAreOpen,
} from "../model/member-form.ts";
import { addedAbsences, type OnTimeOffAdded } from "../model/time-off.ts";
import { MemberFacts } from "./member-facts.tsx";
import { TimeOff } from "./time-off.tsx";
import { UserIdentity } from "./user-identity.tsx";
import type { ConfirmUpcoming } from "./user-table.tsx";
import classes from "./users.module.css";
import { WorkingHours } from "./working-hours.tsx";

/** Form of a user: name, role, access, permissions, modules, working hours and time off. */
export function MemberForm({
  member,
  mayGo,
  onAway,
}: {
  member: Member;
  mayGo: ConfirmUpcoming;
  onAway: OnTimeOffAdded;
}) {
  const { t } = useTranslation("users");
  const { t: act } = useTranslation("ui");
  const { update, storeMember } = useUserActions();
  const [before, setBefore] = useState(member);
  const [theirs, setTheirs] = useState<Member>();
  const save = async (base: Member, values: MemberValues) => {
    try {
      const changed = await update(base, memberChanges(base, values));
      setBefore(changed);
      setTheirs(undefined);
      form.serverHas(memberValues(changed));
      toast(t("done.saved"));
      onAway(changed.id, addedAbsences(base.time_off, changed.time_off));
    } catch (error) {
      if (isCode(error, "user.stale") && error.current) setTheirs(error.current as Member);
      throw error;
    }
  };
  const form = useZodForm<MemberValues>({
    initial: memberValues(member),
    rules: memberProblems,
    submit: async (values) => {
      if (before.active && before.practises && treatsNobody(values) && !(await mayGo([before])))
        return NOT_SENT;
      return save(before, values);
    },
    stays: true,
    draft: `member-${member.id}`,
  });
  const takeTheirs = (current: Member) => {
    storeMember(current);
    setBefore(current);
    void form.take(memberValues(current));
    setTheirs(undefined);
  };
  return (
    <Form form={form} label={member.name}>
      {theirs && (
        <ConflictChoice
          mine={<MemberFacts values={form.values} />}
          theirs={<MemberFacts values={memberValues(theirs)} />}
          onKeepMine={() => void form.send((values) => save(theirs, values))}
          onTakeTheirs={() => takeTheirs(theirs)}
        />
      )}
      <UserIdentity form={form} />
      <Access form={form} owner={member.owner} />
      <Permissions form={form} owner={member.owner} />
      <Modules form={form} />
      <WorkingHours form={form} />
      <TimeOff form={form} />
      <FormActions>
        <SubmitButton form={form}>{act("action.save")}</SubmitButton>
      </FormActions>
      <p className={classes.quiet}>
        {before.updated_by?.name
          ? t("edit.changedBy", { name: before.updated_by.name, when: formatDateTime(before.updated_at) })
          : t("edit.changed", { when: formatDateTime(before.updated_at) })}
      </p>
    </Form>
  );
}

/** Whether a user will not treat patients. Only a manager may choose; other roles decide it. */
const treatsNobody = ({ active, role, practises }: MemberValues) =>
  !active || role === "receptionist" || (role === "manager" && !practises);

const ASSIGNABLE = ["professional", "receptionist", "manager"] as const;

type PartProps = { form: ZodForm<MemberValues>; owner: boolean };

function Access({ form, owner }: PartProps) {
  const { t } = useTranslation("users");
  const [initial] = useState(form.values.role);
  const { role, ...field } = { role: form.values.role, ...form.field("role", t("edit.role")) };
  // The role "student" cannot be assigned, but is kept until another role is chosen.
  const choices = owner ? [role] : [...new Set([initial, ...ASSIGNABLE])];
  return (
    <FormSection title={t("edit.access")}>
      <SelectField
        {...field}
        value={role}
        onChange={(next) => form.field("role", t("edit.role")).onChange(next as MemberValues["role"])}
        disabled={owner}
        help={
          owner ? t("edit.ownerHelp") : role in ROLE_HELP ? t(`roleHelp.${role as HelpedRole}`) : undefined
        }
        empty={false}
        options={choices.map((one) => ({ value: one, label: t(`role.${one}`) }))}
      />
      {role === "manager" && (
        <CheckboxField {...form.field("practises", t("edit.practises"))} help={t("edit.practisesHelp")} />
      )}
      {!owner && <CheckboxField {...form.field("active", t("edit.active"))} help={t("edit.activeHelp")} />}
    </FormSection>
  );
}

const ROLE_HELP = { manager: true, professional: true, receptionist: true } as const;
type HelpedRole = keyof typeof ROLE_HELP;

function Permissions({ form, owner }: PartProps) {
  const { t } = useTranslation("users");
  const { role } = form.values;
  return (
    <FormSection title={t("edit.permissions")}>
      {permissionsAreOpen({ role }, owner) ? (
        PERMISSIONS.map((permission) => (
          <CheckboxField
            key={permission}
            {...form.field(permission, t(`edit.${permission}`))}
            {...(permission === "calendar_permission" && { help: t("edit.calendarHelp") })}
          />
        ))
      ) : (
        <p className={classes.quiet}>
          {t(role === "receptionist" ? "edit.permissionsDesk" : "edit.permissionsManager")}
        </p>
      )}
    </FormSection>
  );
}

function Modules({ form }: Pick<PartProps, "form">) {
  const { t } = useTranslation("users");
  const { space } = useSession();
  const owned = MODULES.filter((module) => space?.modules.includes(module));
  const chosen = form.field("modules", t("edit.modules"));
  const toggle = (module: Module) =>
    chosen.onChange(
      chosen.value.includes(module)
        ? chosen.value.filter((one) => one !== module)
        : [...chosen.value, module],
    );
  return (
    <FormSection title={t("edit.modules")}>
      {owned.length === 0 && <p className={classes.quiet}>{t("edit.noModules")}</p>}
      {owned.map((module, index) => (
        <CheckboxField
          key={module}
          id={index === 0 ? chosen.id : `${chosen.id}-${module}`}
          label={t(`module.${module}`)}
          value={chosen.value.includes(module)}
          onChange={() => toggle(module)}
          {...(index === 0 && { error: chosen.error })}
        />
      ))}
    </FormSection>
  );
}
