import { Button } from "@mantine/core";
import { NewsBanner } from "@meridian/ui/shell/banners";
import { useTranslation } from "react-i18next";
import { useEnding } from "./use-ending.ts";

/** Says on every screen of the example that it is one, and leads out of it. */
export function ExampleBanner() {
  const { t } = useTranslation("tour");
  const { end, isEnding, failure } = useEnding();
  return (
    <NewsBanner
      label={t("example.title")}
      action={
        <Button size="compact-sm" variant="default" loading={isEnding} onClick={end}>
          {t("example.leave")}
        </Button>
      }
    >
      <strong>{t("example.title")}</strong> {failure ?? t("example.text")}
    </NewsBanner>
  );
}
