/** What can take the focus. The button that removes a row is left out: the next space would press it. */
export const FOCUSABLE =
  'a[href], button:not([disabled], [data-removes]), input:not([disabled]):not([type="hidden"]), select:not([disabled]), textarea:not([disabled]), [tabindex]:not([tabindex="-1"])';

/** A field that something is typed or chosen in. */
export const FIELD =
  'input:not([disabled], [type="hidden"]), select:not([disabled]), textarea:not([disabled])';

/** On a phone, focusing a text field opens the keyboard, which covers half the page. */
export const raisesKeyboard = (element: HTMLElement) =>
  element.matches("input, textarea") && matchMedia("(pointer: coarse)").matches;

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Where an arrow key leads among controls that are one tab stop; undefined for other keys and with a modifier. */
export const arrowStep = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey || shiftKey ? undefined : ARROWS[key];
