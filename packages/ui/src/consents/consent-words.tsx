import { consentBlocks } from "@meridian/core/clinical/consents/consent-text";
import type { Language } from "@meridian/core/contracts/kernel/primitives";

type ConsentWordsProps = {
  body: string;
  language: Language;
  /** The level of its headings. */
  level: 2 | 3 | 4;
  className: string | undefined;
};

/** The headings, paragraphs and lists of a consent's text, in its own language. */
export function ConsentWords({ body, language, level, className }: ConsentWordsProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={className} lang={language}>
      {consentBlocks(body).map((block, index) => {
        // The blocks of a text never move.
        const key = `${index}`;
        if (block.kind === "heading") return <Heading key={key}>{block.text}</Heading>;
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
