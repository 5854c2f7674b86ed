import { LoadingLine } from "@meridian/ui/loading/loading-line";
import { Brand } from "@meridian/ui/shell/brand";
import { LanguageLinks } from "@meridian/ui/shell/language-links";
import { useTitle } from "@meridian/ui/shell/page-head";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import classes from "./account-frame.module.css";
import { MeridianPattern } from "./meridian-pattern.tsx";

type AccountFrameProps = { title: string; lead?: ReactNode; children: ReactNode };

/** Frame of the screens without a session: the brand on the left, the form on the right; one column on a phone. */
export function AccountFrame({ title, lead, children }: AccountFrameProps) {
  const { t } = useTranslation("accounts");
  useTitle(title);
  return (
    <div className={classes.page}>
      <LoadingLine />
      <header className={classes.side}>
        <MeridianPattern />
        <Link to="/login" className={classes.brand}>
          <Brand />
        </Link>
        <p className={classes.words}>
          <strong>{t("brand.line")}</strong>
          <span>{t("brand.help")}</span>
        </p>
      </header>
      <div className={classes.column}>
        <main className={classes.main}>
          <div className={classes.head}>
            <h1>{title}</h1>
            {lead && <p className={classes.lead}>{lead}</p>}
          </div>
          {children}
        </main>
        <LanguageLinks className={classes.foot} />
      </div>
    </div>
  );
}

/** Links below a form. */
export const FrameLinks = ({ children }: { children: ReactNode }) => (
  <nav className={classes.links}>{children}</nav>
);

/** Confirms a finished step with the specified message. */
export const DoneNotice = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className={classes.notice} role="status">
    <strong>{title}</strong>
    {children && <span>{children}</span>}
  </div>
);
