import { Button } from "@mantine/core";
import type { ConsentEntry } from "@meridian/core/contracts/consents/consent-terms";
import { openLink } from "@meridian/ui/api/open-file";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDateTime } from "@meridian/ui/i18n/format";
import { Notice } from "@meridian/ui/states/states";
import { IconShieldCheck } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { documentLink, verifyConsent } from "../api/consents.ts";
import classes from "./consents.module.css";

type Verified = Awaited<ReturnType<typeof verifyConsent>> & { at: string };

/** Opens a signed consent's PDF, and checks that what is stored is what was signed. */
export function SignedDocument({ entry }: { entry: ConsentEntry }) {
  const { t } = useTranslation("consents");
  const { t: say } = useTranslation("errors");
  const [found, setFound] = useState<Verified>();
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    setFailure(undefined);
    setBusy(true);
    await work().catch(setFailure);
    setBusy(false);
  };
  const verify = () =>
    attempt(async () => setFound({ ...(await verifyConsent(entry)), at: new Date().toISOString() }));
  const open = () => attempt(() => openLink(() => documentLink(entry)));
  return (
    <div className={classes.document}>
      <span className={classes.documentActions}>
        <Button variant="subtle" size="compact-sm" disabled={busy} onClick={() => void open()}>
          {t("document.open")}
        </Button>
        <Button variant="subtle" size="compact-sm" disabled={busy} onClick={() => void verify()}>
          {t("document.verify")}
        </Button>
      </span>
      <div role="status">{found && <Verification found={found} />}</div>
      {failure !== undefined && (
        <Notice tone="red" live>
          {errorMessage(say, failure)}
        </Notice>
      )}
    </div>
  );
}

function Verification({ found }: { found: Verified }) {
  const { t } = useTranslation("consents");
  const matches = found.content && found.document;
  const different = found.content ? "document.otherPdf" : "document.otherContent";
  return (
    <Notice
      {...(matches && { icon: <IconShieldCheck size={18} stroke={1.5} aria-hidden /> })}
      tone={matches ? "blue" : "red"}
      title={t(matches ? "document.matches" : "document.differs")}
    >
      <p>{matches ? t("document.matchesHelp", { at: formatDateTime(found.at) }) : t(different)}</p>
      <p className={classes.hash}>{`SHA-256 ${found.hash}`}</p>
    </Notice>
  );
}
