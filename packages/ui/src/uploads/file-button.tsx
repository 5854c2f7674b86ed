import { Button } from "@mantine/core";
import type { TablerIcon } from "@tabler/icons-react";
import { type DragEvent, useRef, useState } from "react";

type FileButtonProps = {
  label: string;
  /** Id of the heading it belongs to. */
  heading?: string;
  onFiles: (files: FileList | null) => void;
  icon?: TablerIcon;
  /** As in the attribute of an input. */
  accept: string;
  multiple?: boolean;
  /** Straight from the camera. */
  capture?: boolean;
  /** While what was chosen is being sent. */
  loading?: boolean;
};

/** A button that chooses files, or takes a picture with the phone's camera. */
export function FileButton(props: FileButtonProps) {
  const { label, heading, onFiles, icon: Icon, accept, multiple = false, capture = false, loading } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        loading={loading ?? false}
        leftSection={Icon && <Icon size={16} stroke={1.5} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        aria-label={label}
        aria-describedby={heading}
        {...(capture && { capture: "environment" as const })}
        onChange={(event) => {
          onFiles(event.currentTarget.files);
          // The same file may be chosen again.
          event.currentTarget.value = "";
        }}
      />
    </>
  );
}

/** Files dragged over an element, which spreads `events`. */
export function useFileDrop(take: (files: FileList) => void) {
  const [active, setActive] = useState(false);
  const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");
  return {
    active,
    events: {
      onDragOver: (event: DragEvent) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setActive(true);
      },
      onDragLeave: () => setActive(false),
      onDrop: (event: DragEvent) => {
        setActive(false);
        if (!holdsFiles(event)) return;
        event.preventDefault();
        take(event.dataTransfer.files);
      },
    },
  };
}
