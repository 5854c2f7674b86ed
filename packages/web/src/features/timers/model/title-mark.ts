const MARK = "⏰ ";

const mark = () => {
  if (!document.title.startsWith(MARK)) document.title = MARK + document.title;
};

/** Marks the tab's title on every screen; returns the cleanup. */
export function markTitle() {
  mark();
  const watch = new MutationObserver(mark);
  watch.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    watch.disconnect();
    if (document.title.startsWith(MARK)) document.title = document.title.slice(MARK.length);
  };
}
