import type { RbrScene, RbrSlot } from '@hien/api';
import { isSurface } from '@hien/domain';
import { layerWidths } from '@hien/ui/viewers';

/** How wide the room is shown, as in the `sizes` attribute. */
export const pictureSizes = '(width > 992px) 620px, 100vw';

/** A file of a scene at one of its widths. */
export const layerSrc = ({ path }: RbrScene, name: string, width: number): string =>
  `/media/${path}/${name}-${width}.avif`;

/** What browsers tell of the line, those that do. */
export type Line = { saveData?: boolean; effectiveType?: string };

/** Fast, and nobody asked to be sparing; a browser that says nothing is not taken at its best. */
export const isGoodLine = (line: Line | undefined): boolean =>
  line !== undefined && line.saveData !== true && line.effectiveType === '4g';

/** The layers somebody may want next in a slot: what is offered and not shown already. */
export const nextLayers = ({ slot, options }: RbrSlot, chosen: number | undefined): string[] =>
  // A wall or a floor is a whole picture for each of the other: too much for a guess.
  isSurface(slot)
    ? []
    : options.flatMap(({ id, state, layer }) =>
        state === 'on_sale' && layer !== null && id !== chosen ? [layer.name] : [],
      );

/** Fetches layers unseen, when the browser has nothing better to do. Ends with what it answers. */
export function fetchAhead(scene: RbrScene, names: readonly string[]): () => void {
  const { connection } = navigator as { connection?: Line };
  if (names.length === 0 || !isGoodLine(connection) || !('requestIdleCallback' in window))
    return () => undefined;
  const waiting = requestIdleCallback(() => {
    for (const name of names) {
      const image = new Image();
      image.fetchPriority = 'low';
      // The same choice of width as that of the picture itself.
      image.sizes = pictureSizes;
      image.srcset = layerWidths
        .map((width) => `${layerSrc(scene, name, width)} ${width}w`)
        .join(', ');
    }
  });
  return () => cancelIdleCallback(waiting);
}
