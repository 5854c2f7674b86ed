import { ActionIcon, Tooltip } from "@mantine/core";
import type { Language } from "@meridian/core/contracts/kernel/primitives";
import { visitsRoutes } from "@meridian/core/contracts/visits/visits-routes";
import { addressOf } from "@meridian/ui/api/client";
import { openFile } from "@meridian/ui/api/open-file";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { IconPrescription, IconPrinter } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

type PrintProps = {
  /** The document to print: the appointment's summary or its prescription. */
  what?: "print" | "prescription";
  appointment: string;
  /** The patient's language, since the document is for them. */
  language: Language;
  /** Saves what is still being typed, because the server prints what it has stored. */
  flushAll: () => Promise<boolean>;
};

/** Opens the appointment's summary, or its prescription, as a PDF in a new tab. */
export function PrintButton({ what = "print", appointment, language, flushAll }: PrintProps) {
  const { t } = useTranslation("visit");
  const { t: say } = useTranslation("errors");
  const [busy, setBusy] = useState(false);
  const print = async () => {
    setBusy(true);
    try {
      await flushAll();
      await openFile(addressOf(visitsRoutes[what], { params: { appointment }, query: { language } }));
    } catch (error) {
      toast(errorMessage(say, error), { tone: "red" });
    } finally {
      setBusy(false);
    }
  };
  const label = t(`finish.${what}.${language}`);
  const Icon = what === "print" ? IconPrinter : IconPrescription;
  return (
    <Tooltip label={label}>
      <ActionIcon variant="default" size="lg" aria-label={label} loading={busy} onClick={() => void print()}>
        <Icon size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
