/** Where a table comes from and how far to trust it. Shown beside the table where it can be edited. */
export type Source = {
  origin: string;
  /** What was compared, and with what; empty where nothing was. */
  checked: string;
  /** What a reader should know before relying on it; empty where nothing stands out. */
  weakness: string;
  /** An administrator may correct its rows. */
  editable: boolean;
};
