import { Button } from "@mantine/core";
import { RemoveButton } from "../forms/remove-button.tsx";

type EntryButtonProps = {
  label: string;
  name: string;
  onClick: () => void;
  /** Deletes the entry; the caller offers undo. */
  danger?: boolean;
};

/** What can be done with an entry; a screen reader hears with which. */
export const EntryButton = ({ label, name, onClick, danger }: EntryButtonProps) =>
  danger ? (
    <RemoveButton text={label} label={`${label}: ${name}`} onRemove={onClick} />
  ) : (
    <Button variant="default" size="compact-sm" aria-label={`${label}: ${name}`} onClick={onClick}>
      {label}
    </Button>
  );
