/** A picture as it comes over the wire; `width` and `height` are the original's pixels. */
export type PictureData = {
  path: string;
  name: string;
  width: number;
  height: number;
  alt: string;
  /** A tiny data URI shown until the picture is there. */
  placeholder?: string | null;
  /** The picture's mean colour, shown until the placeholder is there. */
  color?: string | null;
};

/** The address of a picture at the media endpoint; a side left out follows the proportions. */
export const mediaUrl = (
  picture: Pick<PictureData, 'path' | 'name'>,
  size: { width?: number; height?: number } = {},
): string => {
  const query = new URLSearchParams();
  if (size.width) query.set('width', String(size.width));
  if (size.height) query.set('height', String(size.height));
  const tail = query.toString();
  const path = picture.path.split('/').map(encodeURIComponent).join('/');
  return `/media/${path}/${encodeURIComponent(picture.name)}${tail && `?${tail}`}`;
};

/** Widths that cover a thumbnail at 1x to a full-bleed banner at 2x in few steps. */
const STEPS = [160, 240, 320, 480, 640, 800, 960, 1280, 1600];
const WIDEST = 1920;

/** The steps worth offering for a picture: none wider than the original. */
export const pictureWidths = (natural: number): readonly number[] => {
  const widest = Math.min(natural, WIDEST);
  return [...STEPS.filter((step) => step < widest), widest];
};
