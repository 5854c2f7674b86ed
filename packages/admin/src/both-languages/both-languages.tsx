import type { Language } from "@meridian/core/contracts/kernel/primitives";
import { LANGUAGES } from "@meridian/ui/i18n/resources";
import { Fragment, type ReactNode, useId } from "react";
import classes from "./both-languages.module.css";

/** A field or a text in each language, next to each other; one below the other where there is little room. */
export const BothLanguages = ({ children }: { children: (language: Language) => ReactNode }) => (
  <div className={classes.languages}>
    {LANGUAGES.map((language) => (
      <Fragment key={language}>{children(language)}</Fragment>
    ))}
  </div>
);

type PreviewProps = {
  language: Language;
  /** What is shown and in which language, in the words of the interface. */
  title: string;
  /** A mail has a frame of its own. */
  mail?: boolean;
  children: ReactNode;
};

/**
 * A text as its readers see it. It can be read with a screen reader as any other text, in its own language; nothing in
 * it can be pressed.
 */
export function Preview({ language, title, mail = false, children }: PreviewProps) {
  const id = useId();
  return (
    <article className={mail ? classes.mail : classes.preview} aria-labelledby={id}>
      <h3 id={id} className={classes.heading}>
        {title}
      </h3>
      <div className={classes.words} lang={language}>
        {children}
      </div>
    </article>
  );
}

/** The subject of a mail in its preview. */
export const PreviewSubject = ({ children }: { children: ReactNode }) => (
  <p className={classes.subject}>{children}</p>
);

/** Why the reader gets a mail, or another remark at its end. */
export const PreviewWhy = ({ children }: { children: ReactNode }) => (
  <p className={classes.why}>{children}</p>
);
