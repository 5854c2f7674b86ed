const LABELABLE = "button,input:not([type=hidden]),meter,output,progress,select,textarea";

/** Whether a label names a control: by the control's id, or as the first control within it. */
const isOf = (label: HTMLLabelElement, control: HTMLElement) =>
  label.hasAttribute("for")
    ? label.htmlFor === control.id && control.ownerDocument.getElementById(control.id) === control
    : label.contains(control) && label.querySelector(LABELABLE) === control;

function labelsOf(control: HTMLElement): HTMLLabelElement[] | null {
  if (!control.matches(LABELABLE)) return null;
  return [...control.ownerDocument.getElementsByTagName("label")].filter((label) => isOf(label, control));
}

/**
 * Finds the labels of a control by its id. jsdom reads the whole page once for each label of it, whenever a test looks for a field by
 * its name. Gives an array, which those who ask read as a list.
 */
export function findLabelsQuickly() {
  for (const { prototype } of [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLMeterElement,
    HTMLOutputElement,
    HTMLProgressElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ])
    Object.defineProperty(prototype, "labels", {
      configurable: true,
      get(this: HTMLElement) {
        return labelsOf(this);
      },
    });
}
