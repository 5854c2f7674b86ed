import { Button } from "@mantine/core";
import type { Member } from "@meridian/core/contracts/accounts/accounts";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { useSession } from "@meridian/ui/session/session";
import { ErrorState, Tag } from "@meridian/ui/states/states";
import type { CsvColumn } from "@meridian/ui/table/csv";
import { fixedList } from "@meridian/ui/table/cursor-list";
import { type Column, DataTable } from "@meridian/ui/table/data-table";
import { useListCsv } from "@meridian/ui/table/use-list-csv";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useMembers, useUserActions } from "../api/users.ts";
import { scopeOf } from "../model/member-form.ts";
import classes from "./users.module.css";

/**
 * Resolves with false when the user decides against it because of upcoming appointments; asks only if there are any.
 */
export type ConfirmUpcoming = (people: readonly Pick<Member, "id" | "name">[]) => Promise<boolean>;

/** The clinic's users with role, permissions and state. */
export function UserTable({ mayGo }: { mayGo: ConfirmUpcoming }) {
  const { t } = useTranslation("users");
  const user = useSession();
  const [state, setState] = useState("");
  const members = useMembers();
  const setActive = useSetActive(mayGo);
  const columns = useColumns();
  const csvColumns = useCsvColumns();
  const listCsv = useListCsv();
  if (members.error && !members.data)
    return <ErrorState error={members.error} onRetry={() => void members.refetch()} />;
  const rows = (members.data ?? [])
    .filter(({ active }) => state === "" || active === (state === "active"))
    .toSorted((a, b) => Number(b.active) - Number(a.active) || a.name.localeCompare(b.name));
  return (
    <DataTable<Member>
      label={t("list")}
      columns={columns}
      list={{ ...fixedList(rows), loading: members.isPending }}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowHref={({ id }) => `/user/${id}/edit`}
      rowActions={(member) =>
        member.owner || member.id === user.id
          ? []
          : [
              {
                label: t(member.active ? "deactivate" : "activate"),
                run: () => void setActive(member, !member.active),
                danger: member.active,
              },
            ]
      }
      filters={[
        {
          key: "state",
          label: t("filterState"),
          options: [
            { value: "active", label: t("active") },
            { value: "inactive", label: t("inactive") },
          ],
          value: state,
          onChange: setState,
        },
      ]}
      csv={listCsv(
        "users",
        { name: t("list"), columns: csvColumns },
        state === "active" || state === "inactive" ? { state } : {},
      )}
      empty={{
        title: t("empty"),
        action: (
          <Button component={Link} to="/users/invite">
            {t("invite.action")}
          </Button>
        ),
      }}
    />
  );
}

/** Activates or deactivates a user, with an undo. */
function useSetActive(mayGo: ConfirmUpcoming) {
  const { t } = useTranslation("users");
  const { t: act } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  const { update } = useUserActions();
  return async function setActive(member: Member, active: boolean) {
    try {
      if (!active && member.practises && !(await mayGo([member]))) return;
      const now = await update(member, { active });
      toast(t(active ? "done.activated" : "done.deactivated", { name: member.name }), {
        action: { label: act("action.undo"), run: () => void setActive(now, !active) },
      });
    } catch (error) {
      toast(errorMessage(say, error), { tone: "red" });
    }
  };
}

function useColumns(): Column<Member>[] {
  const { t } = useTranslation("users");
  return [
    { key: "name", header: t("column.name"), main: true, cell: (member) => <Name member={member} /> },
    { key: "role", header: t("column.role"), cell: ({ role }) => t(`role.${role}`) },
    { key: "email", header: t("column.email"), cell: ({ email }) => email, from: "md" },
    { key: "may", header: t("column.may"), cell: (member) => t(`may.${scopeOf(member)}`), from: "lg" },
    {
      key: "factor",
      header: t("column.factor"),
      cell: ({ totp_enabled }) => t(totp_enabled ? "on" : "off"),
      from: "lg",
    },
    {
      key: "state",
      header: t("column.state"),
      cell: ({ active }) =>
        active ? <Tag tone="green">{t("active")}</Tag> : <Tag tone="amber">{t("inactive")}</Tag>,
    },
  ];
}

function useCsvColumns(): CsvColumn<Member>[] {
  const { t } = useTranslation("users");
  return [
    { header: t("column.name"), text: ({ name }) => name },
    { header: t("column.email"), text: ({ email }) => email },
    { header: t("column.role"), text: ({ role }) => t(`role.${role}`) },
    { header: t("column.may"), text: (member) => t(`may.${scopeOf(member)}`) },
    { header: t("column.factor"), text: ({ totp_enabled }) => t(totp_enabled ? "on" : "off") },
    { header: t("column.state"), text: ({ active }) => t(active ? "active" : "inactive") },
  ];
}

function Name({ member }: { member: Member }) {
  const { t } = useTranslation("users");
  const user = useSession();
  return (
    <span className={classes.name}>
      <span className={classes.dot} style={{ background: member.color }} aria-hidden />
      {member.name}
      {member.owner && <Tag>{t("owner")}</Tag>}
      {member.id === user.id && <Tag tone="jade">{t("you")}</Tag>}
    </span>
  );
}
