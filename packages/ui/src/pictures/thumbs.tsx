import { useRef } from "react";
import classes from "./pictures.module.css";

/** A picture as lists show it. */
export type Picture = {
  id: string;
  /** A link to its small copy. */
  thumbnail: string;
  /** What it shows, in words. */
  alt: string;
  /** When and what, as its head in the large view. */
  title: string;
  /** Under it in the list. */
  note?: string | undefined;
};

type ThumbsProps = {
  label: string;
  pictures: readonly Picture[];
  onOpen: (id: string) => void;
  /** A link did not hold any more: the list is to be read again. */
  onStale?: () => void;
  small?: boolean;
};

/** Small pictures in a row, each a button to its large view. */
export function Thumbs({ label, pictures, onOpen, onStale, small }: ThumbsProps) {
  // Once a list: a picture that is gone for good must not be asked for without end.
  const asked = useRef<readonly Picture[]>(undefined);
  const stale = () => {
    if (asked.current === pictures) return;
    asked.current = pictures;
    onStale?.();
  };
  return (
    <ul className={classes.thumbs} aria-label={label} data-small={small || undefined}>
      {pictures.map(({ id, thumbnail, alt, note }) => (
        <li key={id}>
          <button type="button" onClick={() => onOpen(id)}>
            <img src={thumbnail} alt={alt} loading="lazy" decoding="async" onError={stale} />
          </button>
          {note && <span>{note}</span>}
        </li>
      ))}
    </ul>
  );
}
