import { Button } from "@mantine/core";
import type { FailedMessage } from "@meridian/core/contracts/notifications/failed-messages";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDateTime, formatNumber } from "@meridian/ui/i18n/format";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { Tag } from "@meridian/ui/states/states";
import { type Column, DataTable } from "@meridian/ui/table/data-table";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useFailedMessages, useSendAgain } from "../../../features/messages/api/failed-messages.ts";
import { useTemplateName } from "../../../features/messages/model/template-name.ts";
import { wordingAddress } from "../../../features/messages/model/wording-address.ts";

const TONES = { open: "red", sent_again: "green", clinics: "plain", over: "plain" } as const;

/** Mails and text messages that failed, of all clinics, and sending one again. */
export default function EmailSms() {
  const { t } = useTranslation("messages");
  const { t: say } = useTranslation("errors");
  const sendAgain = useSendAgain();
  const columns = useColumns();
  const run = async (row: FailedMessage) => {
    try {
      await sendAgain(row);
      toast(t("sentAgain"));
    } catch (error) {
      toast(errorMessage(say, error), { tone: "red" });
    }
  };
  return (
    <>
      <PageHead
        title={t("title")}
        context={t("context")}
        actions={
          <>
            <Button component={Link} to="/dashboard/catalogues/mails" variant="default">
              {t("wording.mails")}
            </Button>
            <Button component={Link} to="/dashboard/catalogues/sms" variant="default">
              {t("wording.sms")}
            </Button>
          </>
        }
      />
      <PageBody>
        <DataTable<FailedMessage>
          label={t("failed")}
          columns={columns}
          list={useFailedMessages()}
          rowKey={({ id }) => id}
          rowName={({ id }) => id}
          rowActions={(row) =>
            row.state === "open" ? [{ label: t("sendAgain"), run: () => void run(row) }] : []
          }
          empty={{ title: t("none"), help: t("noneHelp") }}
        />
      </PageBody>
    </>
  );
}

function useColumns(): Column<FailedMessage>[] {
  const { t } = useTranslation("messages");
  const nameOf = useTemplateName();
  return [
    {
      key: "failed",
      header: t("column.failed"),
      cell: ({ failed_at }) => <span className="num">{formatDateTime(failed_at)}</span>,
      main: true,
    },
    {
      key: "message",
      header: t("column.message"),
      cell: ({ template, channel, language }) => {
        const text = [nameOf(template), t(`channel.${channel}`), language.toUpperCase()].join(" · ");
        const address = wordingAddress({ template, channel }, currentLanguage());
        return address ? <Link to={address}>{text}</Link> : text;
      },
    },
    {
      key: "reason",
      header: t("column.reason"),
      cell: ({ reason }) => t(`reason.${reason ?? "unknown"}`),
    },
    {
      key: "state",
      header: t("column.state"),
      cell: ({ state }) => <Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>,
    },
    {
      key: "attempts",
      header: t("column.attempts"),
      align: "end",
      cell: ({ attempts }) => <span className="num">{formatNumber(attempts)}</span>,
      from: "lg",
    },
    {
      key: "space",
      header: t("column.space"),
      cell: ({ space }) => <code>{space}</code>,
      from: "lg",
    },
  ];
}
