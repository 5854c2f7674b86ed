import { Button } from "@mantine/core";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { IconUserPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useMembers } from "../../../features/accounts/api/users.ts";
import { Invitations } from "../../../features/accounts/components/invitations.tsx";
import { UserTable } from "../../../features/accounts/components/user-table.tsx";
import { SettingsTabs } from "../../../features/clinic/components/settings-tabs.tsx";
import { useUpcoming } from "../appointments/upcoming-warning.tsx";

/** Who works in the clinic, and who was invited. */
export default function Users() {
  const { t } = useTranslation("users");
  const { t: frame } = useTranslation("shell");
  const members = useMembers();
  const { mayGo, dialog } = useUpcoming("professional");
  return (
    <>
      <PageHead
        title={frame("nav.users")}
        context={members.data && t("context", { count: members.data.filter(({ active }) => active).length })}
        actions={
          <Button
            component={Link}
            to="/users/invite"
            leftSection={<IconUserPlus size={18} stroke={1.5} aria-hidden />}
          >
            {t("invite.action")}
          </Button>
        }
      />
      <SettingsTabs />
      <PageBody>
        <UserTable mayGo={mayGo} />
        {dialog}
        <Invitations />
      </PageBody>
    </>
  );
}
