import { Button } from "@mantine/core";
import { loadNamespaces } from "@meridian/ui/i18n/i18n";
import { loadInside } from "@meridian/ui/loading/load";
import { useAllows } from "@meridian/ui/session/session";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { FollowedList } from "../../../features/monitoring/components/followed-list.tsx";

const BeginSymptom = lazy(() =>
  loadInside(async () => {
    const [part] = await Promise.all([
      import("./begin-symptom.tsx"),
      loadNamespaces(["scheduling", "links"]),
    ]);
    return part;
  }),
);

/** Everybody who is followed between appointments. */
export default function Monitoring() {
  const { t } = useTranslation("monitoring");
  const mayWrite = useAllows()({ can: "monitoring.write" });
  const [begins, setBegins] = useState(false);
  return (
    <>
      <PageHead
        title={t("title")}
        context={t("context")}
        actions={mayWrite && <Button onClick={() => setBegins(true)}>{t("symptom.new")}</Button>}
      />
      <PageBody>
        <FollowedList />
      </PageBody>
      {begins && (
        <Suspense>
          <BeginSymptom onClose={() => setBegins(false)} />
        </Suspense>
      )}
    </>
  );
}
