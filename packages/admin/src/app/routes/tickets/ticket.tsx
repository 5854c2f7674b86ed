import { ApiError } from "@meridian/ui/api/errors";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { Navigate, useParams } from "react-router-dom";
import { useTicket } from "../../../features/tickets/api/tickets.ts";
import { TicketView } from "../../../features/tickets/components/ticket-view.tsx";

/** One message of a clinic with its answers. */
export default function TicketScreen() {
  const { t } = useTranslation("tickets");
  const { tid = "" } = useParams();
  const ticket = useTicket(tid);
  if (ticket.error instanceof ApiError && ticket.error.status === 400)
    return <Navigate to="/not-found" replace />;
  return (
    <>
      <PageHead
        title={ticket.data ? t("heading", { number: ticket.data.number }) : t("title")}
        context={ticket.data && t(`topics.${ticket.data.topic}`)}
        crumbs={[{ label: t("title"), to: "/dashboard/support" }]}
      />
      <PageBody>
        {ticket.data ? (
          <TicketView key={tid} ticket={ticket.data} />
        ) : ticket.error ? (
          <ErrorState error={ticket.error} onRetry={() => void ticket.refetch()} />
        ) : (
          <Skeleton lines={6} />
        )}
      </PageBody>
    </>
  );
}
