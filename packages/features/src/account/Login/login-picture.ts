import type { PictureData } from '@hien/ui';

/** A living room in the evening: somebody is home. Decoration, so without words. */
export const loginPicture: PictureData = {
  path: 'rooms',
  name: 'living-japandi-02.avif',
  width: 1600,
  height: 1200,
  alt: '',
  color: '#b59b7c',
};
