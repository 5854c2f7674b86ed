import type { CatalogueKey } from "@meridian/core/clinical/catalogues/catalogues";
import {
  type MessageCatalogue,
  messageText,
  messageTexts,
} from "@meridian/core/contracts/notifications/message-texts";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router-dom";
import { useEntry } from "../../../features/catalogues/api/catalogues.ts";
import { EntryActions } from "../../../features/catalogues/components/entry-actions.tsx";
import { EntryNotices } from "../../../features/catalogues/components/entry-facts.tsx";
import { EntryForm } from "../../../features/catalogues/components/entry-form.tsx";
import { EntryHistory } from "../../../features/catalogues/components/entry-history.tsx";
import { MessagePreview } from "../../../features/messages/components/message-preview.tsx";
import { OfCatalogue } from "./of-catalogue.tsx";

const hasWording = (catalogue: CatalogueKey): catalogue is MessageCatalogue =>
  Object.hasOwn(messageTexts, catalogue);

/** One entry: its form, its review and its history. */
export default function EntryScreen() {
  const { key = "" } = useParams();
  return <OfCatalogue>{(catalogue) => <Entry key={key} catalogue={catalogue} entryKey={key} />}</OfCatalogue>;
}

function Entry({ catalogue, entryKey }: { catalogue: CatalogueKey; entryKey: string }) {
  const { t } = useTranslation("catalogues");
  const { data, error, refetch } = useEntry(catalogue, entryKey);
  const navigate = useNavigate();
  const base = `/dashboard/catalogues/${catalogue}`;
  const leave = () => void navigate(base);
  const entry = data?.entry;
  return (
    <>
      <PageHead
        title={entry ? entry.name[currentLanguage()] : t(`names.${catalogue}`)}
        crumbs={[
          { label: t("title"), to: "/dashboard/catalogues" },
          { label: t(`names.${catalogue}`), to: base },
        ]}
        actions={entry && <EntryActions catalogue={catalogue} entry={entry} />}
      />
      <PageBody narrow>
        {entry ? (
          <>
            <EntryNotices catalogue={catalogue} entry={entry} shipped={data?.shipped} />
            <EntryForm
              key={entry.version}
              catalogue={catalogue}
              entry={entry}
              onSaved={leave}
              onCancel={leave}
              {...(hasWording(catalogue) && {
                hidden: messageText(catalogue, entry.key)?.button ? ["reference"] : ["reference", "button"],
                below: (values) => <MessagePreview catalogue={catalogue} values={values} />,
              })}
            />
            <EntryHistory catalogue={catalogue} entry={entry} onGone={leave} />
          </>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={8} />
        )}
      </PageBody>
    </>
  );
}
