import { useKeptFocus } from "@meridian/ui/focus/keep-focus";
import { useLedTo } from "@meridian/ui/focus/led-to";
import { LoadingLine } from "@meridian/ui/loading/loading-line";
import { Brand } from "@meridian/ui/shell/brand";
import { LanguageLinks } from "@meridian/ui/shell/language-links";
import { useTitle } from "@meridian/ui/shell/title";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import classes from "./account-frame.module.css";
import { MeridianPattern } from "./meridian-pattern.tsx";

type AccountFrameProps = { title: string; lead?: ReactNode; children: ReactNode };

/** Frame of the screens without a session: the brand on the left, the form on the right; one column on a phone. */
export function AccountFrame({ title, lead, children }: AccountFrameProps) {
  const { t } = useTranslation("accounts");
  useTitle(title);
  useKeptFocus();
  const heading = useLedTo();
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
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
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

type DoneNoticeProps = {
  title: string;
  children?: ReactNode;
  /** Whether it takes the place of what was pressed, and so its focus. */
  led?: boolean;
};

/** Confirms a finished step with the specified message. */
export function DoneNotice({ title, children, led = false }: DoneNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  // Screen readers announce what is put into a status, not a status that appears with its words.
  const [said, setSaid] = useState(false);
  useEffect(() => {
    setSaid(true);
    if (led) box.current?.focus();
  }, [led]);
  return (
    <div ref={box} className={classes.notice} role="status" tabIndex={led ? -1 : undefined}>
      {said && <strong>{title}</strong>}
      {said && children && <span>{children}</span>}
    </div>
  );
}
