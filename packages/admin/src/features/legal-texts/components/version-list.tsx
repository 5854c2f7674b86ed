import { Button } from "@mantine/core";
import {
  type EditedLegalText,
  type EditedLegalVersion,
  isAcceptedText,
  type LegalWords,
} from "@meridian/core/contracts/legal-texts/legal-texts";
import { Dialog } from "@meridian/ui/dialog/dialog";
import { formatDateTime } from "@meridian/ui/i18n/format";
import { ErrorState, Skeleton, Tag } from "@meridian/ui/states/states";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFailure } from "../../../feedback/use-failure.ts";
import { readVersion, useVersions } from "../api/legal-texts.ts";
import { LanguageChanges } from "./language-changes.tsx";
import classes from "./legal-texts.module.css";

type VersionListProps = {
  known: EditedLegalText;
  /** Puts the words of an earlier version into the form. */
  onTake: (words: LegalWords) => void;
};

/** The versions of a text with who had to accept each and how many did, what differs, and the way back to one. */
export function VersionList({ known, onTake }: VersionListProps) {
  const { t } = useTranslation("legal-texts");
  const [compared, setCompared] = useState<number>();
  return (
    <section className={classes.versions} aria-labelledby="versions">
      <h2 id="versions">{t("versions")}</h2>
      <ol>
        {known.versions.map((version) => (
          <li key={version.number}>
            <Version known={known} version={version} onCompare={setCompared} onTake={onTake} />
          </li>
        ))}
      </ol>
      {compared !== undefined && (
        <VersionChanges known={known} number={compared} onClose={() => setCompared(undefined)} />
      )}
    </section>
  );
}

type VersionProps = VersionListProps & {
  version: EditedLegalVersion;
  onCompare: (number: number) => void;
};

function Version({ known, version, onCompare, onTake }: VersionProps) {
  const { t } = useTranslation("legal-texts");
  const failed = useFailure();
  const { number, from, asked, published_by, accepted } = version;
  const take = async () => {
    try {
      const { en, pt } = await readVersion(known.text, number);
      onTake({ en, pt });
    } catch (error) {
      failed(error);
    }
  };
  const who = isAcceptedText(known.text)
    ? t(`askedWho.${asked}`)
    : t(`renewal.${asked === "all" ? "all" : "nobody"}`);
  return (
    <div className={classes.version}>
      <div>
        <strong>{t("version", { number })}</strong>{" "}
        {number === known.current && <Tag tone="green">{t("current")}</Tag>}
        {number > known.current && <Tag tone="amber">{t("planned")}</Tag>}
        <p className={classes.quiet}>
          {[
            t("since", { moment: formatDateTime(from) }),
            number > 1 && who,
            published_by ? t("by", { name: published_by }) : t("shipped"),
            accepted !== null && t("acceptances", { count: accepted }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <div className={classes.actions}>
        {number > 1 && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`${t("compare")}: ${t("version", { number })}`}
            onClick={() => onCompare(number)}
          >
            {t("compare")}
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`${t("take")}: ${t("version", { number })}`}
          onClick={() => void take()}
        >
          {t("take")}
        </Button>
      </div>
    </div>
  );
}

type ChangesProps = { known: EditedLegalText; number: number; onClose: () => void };

/** What a version changed compared with the one before. */
function VersionChanges({ known, number, onClose }: ChangesProps) {
  const { t } = useTranslation("legal-texts");
  const previous = known.versions.find((one) => one.number < number)?.number ?? 1;
  const { data, error, refetch } = useVersions(known.text, [previous, number]);
  const [before, after] = data ?? [];
  return (
    <Dialog title={t("differences", { number, previous })} onClose={onClose} wide>
      {before && after ? (
        <LanguageChanges before={before} after={after} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Dialog>
  );
}
