import { Button, type ButtonProps } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { FOCUSABLE, raisesKeyboard } from "../focus/controls.ts";

type MoreButtonProps = ButtonProps & {
  /** Whether there are more rows. The component stays where there are none: it leads the focus when the last ones come. */
  more: boolean;
  /** How many rows are shown. */
  count: number;
  onMore: () => void;
  children: ReactNode;
};

/** What was shown when more rows were asked for: how many, and the last control before the button. */
type Asked = { count: number; last: HTMLElement | undefined };

const controls = () => [...document.querySelectorAll<HTMLElement>(FOCUSABLE)];

/**
 * Shows more rows of the list before it, and leads the focus to the first of them: the button moves away below them, or
 * goes with the last ones.
 */
export function MoreButton({ more, count, onMore, children, ...props }: MoreButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const asked = useRef<Asked>(undefined);
  useEffect(() => {
    const before = asked.current;
    if (!before || count <= before.count) return;
    asked.current = undefined;
    const focused = document.activeElement;
    const all = controls();
    const first = before.last && all[all.indexOf(before.last) + 1];
    // Somebody who went on meanwhile is not called back.
    const isHere = !focused || focused === document.body || focused === button.current;
    if (isHere && first && first !== button.current && !raisesKeyboard(first)) first.focus();
  }, [count]);
  const ask = () => {
    const all = controls();
    asked.current = { count, last: button.current ? all[all.indexOf(button.current) - 1] : undefined };
    onMore();
  };
  return (
    more && (
      <Button ref={button} variant="default" onClick={ask} {...props}>
        {children}
      </Button>
    )
  );
}
