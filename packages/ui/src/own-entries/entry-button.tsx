import { Button } from "@mantine/core";

type EntryButtonProps = { label: string; name: string; onClick: () => void; danger?: boolean };

/** What can be done with an entry; a screen reader hears with which. */
export const EntryButton = ({ label, name, onClick, danger }: EntryButtonProps) => (
  <Button
    variant={danger ? "subtle" : "default"}
    size="compact-sm"
    aria-label={`${label}: ${name}`}
    onClick={onClick}
    {...(danger && { color: "red" })}
  >
    {label}
  </Button>
);
