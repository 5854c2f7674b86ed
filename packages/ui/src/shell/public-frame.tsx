import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useKeptFocus } from "../focus/keep-focus.ts";
import { useLedTo } from "../focus/led-to.ts";
import { LoadingLine } from "../loading/loading-line.tsx";
import { Brand } from "./brand.tsx";
import { LanguageLinks } from "./language-links.tsx";
import classes from "./public-frame.module.css";
import { useTitle } from "./title.ts";

type PublicFrameProps = {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  wide?: boolean;
  home?: string;
};

/** The frame of pages without a session: the mark, one column, the two languages. */
export function PublicFrame({ title, lead, children, wide, home = "/login" }: PublicFrameProps) {
  useTitle(title);
  useKeptFocus();
  const heading = useLedTo();
  return (
    <div className={classes.page}>
      <LoadingLine />
      <header>
        <Link to={home} className={classes.brand}>
          <Brand />
        </Link>
      </header>
      <main className={wide ? `${classes.main} ${classes.wide}` : classes.main}>
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
  );
}
