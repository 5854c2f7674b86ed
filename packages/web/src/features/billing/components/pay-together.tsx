import { Button } from "@mantine/core";
import { ErrorState, Notice, Skeleton } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { useCharges } from "../api/charges.ts";
import { PaySeveral } from "./pay-several.tsx";

type PayTogetherProps = { appointments: readonly string[]; onDone: () => void };

/** Takes payments for appointments chosen from a list, after reading their current prices. */
export default function PayTogether({ appointments, onDone }: PayTogetherProps) {
  const { t } = useTranslation("billing");
  const { t: act } = useTranslation("ui");
  const { data, error, refetch } = useCharges(appointments);
  if (!data)
    return error ? (
      <ErrorState compact error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton lines={3} />
    );
  const unpaid = data.items.filter(({ due }) => due > 0);
  if (unpaid.length > 0) return <PaySeveral charges={unpaid} onDone={onDone} />;
  return (
    <Notice tone="blue" live>
      {t("several.paidMeanwhile")}{" "}
      <Button size="compact-sm" variant="default" onClick={onDone}>
        {act("action.close")}
      </Button>
    </Notice>
  );
}
