import { consentBlocks } from "@meridian/core/clinical/consents/consent-text";

/** The headings, paragraphs and lists of a text. */
export function Words({ body }: { body: string }) {
  return (
    <div className="words">
      {consentBlocks(body).map((block, index) => {
        // The blocks of a text never move.
        const key = `${index}`;
        if (block.kind === "heading") return <h2 key={key}>{block.text}</h2>;
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
