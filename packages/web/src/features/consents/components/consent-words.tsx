import { consentBlocks } from "@meridian/core/clinical/consents/consent-text";
import type { Language } from "@meridian/core/contracts/kernel/primitives";
import classes from "./consents.module.css";

/** A text's headings, paragraphs and lists, in its own language. */
export function ConsentWords({ body, language }: { body: string; language: Language }) {
  return (
    <div className={classes.words} lang={language}>
      {consentBlocks(body).map((block, index) => {
        // The blocks of a text never move.
        const key = `${index}`;
        if (block.kind === "heading") return <h3 key={key}>{block.text}</h3>;
        if (block.kind === "paragraph") return <p key={key}>{block.text}</p>;
        return (
          <ul key={key}>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}
