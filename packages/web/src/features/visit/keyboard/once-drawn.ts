/** Runs once the page has been drawn with the change made now: the frame after the next. */
export const onceDrawn = (run: () => void) => requestAnimationFrame(() => requestAnimationFrame(run));
