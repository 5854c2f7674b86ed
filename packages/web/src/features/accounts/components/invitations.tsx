import type { Invitation } from "@meridian/core/contracts/accounts/accounts";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDate } from "@meridian/ui/i18n/format";
import { csvDay } from "@meridian/ui/table/csv-values";
import { type Column, DataTable } from "@meridian/ui/table/data-table";
import { useListCsv } from "@meridian/ui/table/use-list-csv";
import { useTranslation } from "react-i18next";
import { useInvitations, useUserActions } from "../api/users.ts";
import classes from "./users.module.css";

/** Invitations nobody has accepted yet. */
export function Invitations() {
  const { t } = useTranslation("users");
  const list = useInvitations();
  const listCsv = useListCsv();
  const takeBack = useWithdraw();
  return (
    <div className={classes.part}>
      <h2>{t("invitations.title")}</h2>
      <DataTable<Invitation>
        label={t("invitations.title")}
        columns={useColumns()}
        list={list}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={(row) => [
          { label: t("invitations.revoke"), run: () => void takeBack(row), danger: true },
        ]}
        csv={listCsv("invitations", { name: t("invitations.title") })}
        empty={{ title: t("invitations.empty"), help: t("invitations.emptyHelp") }}
      />
    </div>
  );
}

/** Withdraws an invitation. Undo sends a new invitation to the same person. */
function useWithdraw() {
  const { t } = useTranslation("users");
  const { t: say } = useTranslation("errors");
  const { revoke, invite } = useUserActions();
  const inviteAgain = async ({ name, email, role }: Invitation) => {
    try {
      await invite({ name, email, role });
      toast(t("done.invited", { email }));
    } catch (error) {
      toast(errorMessage(say, error), { tone: "red" });
    }
  };
  return async (row: Invitation) => {
    try {
      await revoke(row.id);
      toast(t("done.revoked", { name: row.name }), {
        action: { label: t("invitations.again"), run: () => void inviteAgain(row) },
      });
    } catch (error) {
      toast(errorMessage(say, error), { tone: "red" });
    }
  };
}

function useColumns(): Column<Invitation>[] {
  const { t } = useTranslation("users");
  return [
    { key: "name", header: t("column.name"), main: true, cell: ({ name }) => name, text: ({ name }) => name },
    { key: "email", header: t("column.email"), cell: ({ email }) => email, text: ({ email }) => email },
    {
      key: "role",
      header: t("column.role"),
      cell: ({ role }) => t(`role.${role}`),
      text: ({ role }) => t(`role.${role}`),
    },
    {
      key: "expires",
      header: t("column.expires"),
      cell: ({ expires_at }) => <span className="num">{formatDate(expires_at)}</span>,
      text: ({ expires_at }) => csvDay(expires_at),
    },
  ];
}
