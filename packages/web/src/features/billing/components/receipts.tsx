import { Button } from "@mantine/core";
import type { Charge } from "@meridian/core/contracts/billing/billing";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDate } from "@meridian/ui/i18n/format";
import { Notice } from "@meridian/ui/states/states";
import { IconFileText } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useIssueReceipt } from "../api/charges.ts";
import { openReceipt } from "../api/receipt-file.ts";
import classes from "./billing.module.css";

/** The receipts of a charge, and a button to issue the next one when there are payments without a receipt. */
export function Receipts({ charge }: { charge: Charge }) {
  const { t } = useTranslation("billing");
  const { t: say } = useTranslation("errors");
  const issue = useIssueReceipt(charge.appointment);
  const [failure, setFailure] = useState<unknown>();
  const open = (id: string) => {
    setFailure(undefined);
    openReceipt(id).catch(setFailure);
  };
  const make = () =>
    issue.mutate(charge, {
      onSuccess: ({ receipts }) => {
        const made = receipts.at(-1);
        if (made)
          toast(t("receiptMade", { number: made.number }), {
            action: { label: t("openReceipt"), run: () => open(made.id) },
          });
      },
    });
  const error = failure ?? issue.error;
  const nothing = charge.receipts.length === 0 && charge.payments.length === 0;
  if (nothing) return null;
  return (
    <div className={classes.receipts}>
      <div className={classes.receiptRow}>
        {charge.receipts.map(({ id, number, issued_at }) => (
          <Button
            key={id}
            size="compact-sm"
            variant="default"
            leftSection={<IconFileText size={16} stroke={1.5} aria-hidden />}
            title={formatDate(issued_at)}
            onClick={() => open(id)}
          >
            {t("receipt", { number })}
          </Button>
        ))}
        {!charge.receipted && charge.payments.length > 0 && (
          <Button size="compact-sm" variant="subtle" loading={issue.isPending} onClick={make}>
            {t("makeReceipt")}
          </Button>
        )}
      </div>
      <small>{t("notFiscal")}</small>
      {error !== undefined && error !== null && (
        <Notice tone="red" live>
          {errorMessage(say, error)}
        </Notice>
      )}
    </div>
  );
}
