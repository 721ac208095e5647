/** The pictures of a room that are painted: those that wait are not. */
export const painted = (root: HTMLElement): HTMLImageElement[] =>
  [...root.querySelectorAll('img')].filter((image) => getComputedStyle(image).opacity !== '0');

/** Counts the painted pictures that are there, frame by frame, until it is stopped. */
export function watchFrames(root: HTMLElement): () => Set<number> {
  const counts = new Set<number>();
  let watching = true;
  const watch = () => {
    counts.add(painted(root).filter(({ naturalWidth }) => naturalWidth > 0).length);
    if (watching) requestAnimationFrame(watch);
  };
  watch();
  return () => {
    watching = false;
    return counts;
  };
}
