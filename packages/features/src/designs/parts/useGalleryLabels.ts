import type { GalleryLabels } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';

/** What a gallery of designs says. */
export function useGalleryLabels(): GalleryLabels {
  const text = useText();
  return {
    previous: text('designs.gallery.previous'),
    next: text('designs.gallery.next'),
    picture: (at, count) => text('designs.gallery.position', { at, count }),
    zoom: text('designs.gallery.zoom'),
    close: text('designs.gallery.close'),
    zoomIn: text('designs.gallery.zoom-in'),
    zoomOut: text('designs.gallery.zoom-out'),
  };
}
