import type { Picture } from '@hien/api';
import { useEffect, useState } from 'react';
import { uploadPreview } from '../../../shared/forms/uploads.ts';
import { pictureAt } from './picture-at.ts';

type Sizes = Readonly<Record<string, { width: number; height: number }>>;

/** Of those that were sent since the page was opened; they keep it while they are shown in several places. */
let measured: Sizes = {};

/**
 * Pictures by their addresses. One that was just sent is measured here, for a mark stands in shares of its own width and
 * height; until then it has the frame of most.
 */
export function usePicturesAt(addresses: readonly string[], known: readonly Picture[]): Picture[] {
  const [sizes, setSizes] = useState(measured);
  const pictures = addresses.map((address) => pictureAt(address, known));
  const unknown = addresses
    .filter((address, at) => !known.includes(pictures[at] as Picture) && !(address in sizes))
    .join(' ');
  useEffect(() => {
    for (const address of unknown.split(' ').filter(Boolean)) {
      const image = new Image();
      image.addEventListener('load', () => {
        const { naturalWidth: width, naturalHeight: height } = image;
        if (width === 0 || height === 0) return;
        // A small version was measured: as wide as one that is not known, in its own proportions.
        measured = {
          ...measured,
          [address]: { width: 1200, height: Math.round((1200 * height) / width) },
        };
        setSizes(measured);
      });
      image.src = uploadPreview(address);
    }
  }, [unknown]);
  return pictures.map((picture, at) => ({ ...picture, ...sizes[addresses[at] ?? ''] }));
}
