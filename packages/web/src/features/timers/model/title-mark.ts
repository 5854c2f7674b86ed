const MARK = "⏰ ";

const mark = () => {
  if (!document.title.startsWith(MARK)) document.title = MARK + document.title;
};

/** Marks the tab's title, whatever screen names it meanwhile; returns the way back. */
export function markTitle() {
  mark();
  const watch = new MutationObserver(mark);
  watch.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    watch.disconnect();
    if (document.title.startsWith(MARK)) document.title = document.title.slice(MARK.length);
  };
}
