import { Button } from "@mantine/core";
import type { BibliographicReference } from "@meridian/core/contracts/bibliography/bibliography";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useReferenceUses } from "../api/references.ts";

/** The entries of catalogues that are from a reference, each with the way to it. */
export function ReferenceUses({ of, onClose }: { of: BibliographicReference; onClose: () => void }) {
  const { t } = useTranslation("classification");
  const { t: catalogue } = useTranslation("catalogues");
  const { t: act } = useTranslation("ui");
  const { data, error, refetch } = useReferenceUses(of.id);
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} ref={title} tabIndex={-1}>
        {t("references.usesOf", { title: of.title })}
      </h2>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton lines={2} />
      ) : data.length === 0 ? (
        <p>{t("references.noUses")}</p>
      ) : (
        <ul>
          {data.map(({ catalogue: of, key, name }) => (
            <li key={`${of} ${key}`}>
              <Link to={`/dashboard/catalogues/${of}/entries/${key}`}>
                {catalogue(`names.${of}`)}: {name[currentLanguage()]}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Button variant="default" onClick={onClose}>
        {act("action.close")}
      </Button>
    </section>
  );
}
