/** The source of a table and how reliable it is. Shown next to the table if it can be edited. */
export type Source = {
  origin: string;
  /** What was compared with which source; empty if nothing was. */
  checked: string;
  /** What a reader should know before relying on it; empty if nothing. */
  weakness: string;
  /** Whether an administrator may correct its rows. */
  editable: boolean;
};
