import { useEffect } from "react";
import { useTranslation } from "react-i18next";

/** Sets the title of the browser's tab. */
export function useTitle(title: string) {
  const { t } = useTranslation("shell");
  const product = t("product");
  useEffect(() => {
    document.title = title === "" ? product : `${title} · ${product}`;
  }, [title, product]);
}
