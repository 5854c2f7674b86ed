import { useTranslation } from "react-i18next";
import classes from "./app-shell.module.css";

/** The mark: a meridian seen from the side, two arcs and the line between them. */
export function Mark({ size = 22 }: { size?: number }) {
  return (
    <svg className={classes.mark} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="12" fill="var(--accent-fill)" />
      <path d="M12 0a12 12 0 0 1 0 24c5-2.6 7.4-7 7.4-12S17 2.6 12 0Z" fill="#fff" fillOpacity=".32" />
      <path
        d="M12 3.2c-3.6 2.4-5.2 5.4-5.2 8.8s1.6 6.4 5.2 8.8"
        fill="none"
        stroke="#fff"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <circle cx="6.8" cy="12" r="1.9" fill="#fff" />
    </svg>
  );
}

/** Mark and name. */
export function Brand() {
  const { t } = useTranslation("shell");
  return (
    <>
      <Mark />
      <span>{t("product")}</span>
    </>
  );
}
