const FAMILY = "Noto Serif SC";

/**
 * Brings the faces of every Chinese character once a page shows one that the subset lacks. Where each is found is too
 * much to tell every page.
 */
export function loadCjkFont() {
  const { fonts } = document;
  // Absent where pages are not drawn.
  if (!(fonts as FontFaceSet | undefined)) return;
  const bring = (faces: Iterable<FontFace>) => {
    if (
      ![...faces].some(({ family, status }) => family.replaceAll('"', "") === FAMILY && status === "loaded")
    )
      return;
    fonts.removeEventListener("loadingdone", onLoaded);
    void import("./whole-chinese.css");
  };
  const onLoaded = ({ fontfaces }: FontFaceSetLoadEvent) => bring(fontfaces);
  fonts.addEventListener("loadingdone", onLoaded);
  bring(fonts);
}
