import { useAllows } from "@meridian/ui/session/session";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { useClinicIcd } from "../../../features/classifications/api/clinic-icd.ts";
import { Chapters } from "../../../features/classifications/components/chapters.tsx";
import { Favourites, OwnCodes } from "../../../features/classifications/components/clinic-codes.tsx";
import classes from "../../../features/classifications/components/icd.module.css";

/** What the clinic keeps of the classification: favourites, own entries, and the chapters to choose from. */
export default function Icd() {
  const { t } = useTranslation("classifications");
  const mayWrite = useAllows()({ can: "catalogue.write" });
  const { data, error, refetch } = useClinicIcd();
  return (
    <>
      <PageHead title={t("title")} context={t("context")} />
      <PageBody narrow>
        {data ? (
          <div className={classes.parts}>
            <Favourites codes={data} mayWrite={mayWrite} />
            <OwnCodes codes={data} mayWrite={mayWrite} />
            <Chapters codes={data} mayWrite={mayWrite} />
          </div>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={8} />
        )}
      </PageBody>
    </>
  );
}
