import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import classes from "./app-shell.module.css";
import { useTitle } from "./title.ts";

type Crumb = { label: string; to: string };
type PageHeadProps = {
  title: string;
  /** One line that says what is shown. */
  context?: ReactNode;
  /** The main action, and at most two secondary ones before it. */
  actions?: ReactNode;
  /** Only below the second level. */
  crumbs?: readonly Crumb[];
};

/** Page title, one line of context, and the main action on the right. Also sets the title of the browser's tab. */
export function PageHead({ title, context, actions, crumbs = [] }: PageHeadProps) {
  const { t } = useTranslation("shell");
  useTitle(title);
  return (
    <div className={classes.head}>
      <div className={classes.headText}>
        {crumbs.length > 0 && (
          <nav aria-label={t("breadcrumb")}>
            <ol className={classes.crumbs}>
              {crumbs.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <h1>{title}</h1>
        {context && <p className={classes.context}>{context}</p>}
      </div>
      {actions && <div className={classes.headActions}>{actions}</div>}
    </div>
  );
}

/** The page's content below its head; `narrow` for forms and texts. */
export const PageBody = ({ children, narrow }: { children: ReactNode; narrow?: boolean }) => (
  <div className={narrow ? `${classes.page} ${classes.narrow}` : classes.page}>{children}</div>
);
