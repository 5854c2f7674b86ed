import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { useTicket } from "../../../features/tickets/api/tickets.ts";
import { TicketView } from "../../../features/tickets/components/ticket-view.tsx";
import { OnePage } from "../../one-page.tsx";

/** One message of a clinic with its answers. */
export default function TicketScreen() {
  const { t } = useTranslation("tickets");
  const { tid = "" } = useParams();
  return (
    <OnePage
      found={useTicket(tid)}
      head={(ticket) => ({
        title: ticket ? t("heading", { number: ticket.number }) : t("title"),
        context: ticket && t(`topics.${ticket.topic}`),
        crumbs: [{ label: t("title"), to: "/dashboard/support" }],
      })}
    >
      {(ticket) => <TicketView key={tid} ticket={ticket} />}
    </OnePage>
  );
}
