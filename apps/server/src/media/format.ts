/** What pictures are sent as. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg' | 'png';

export const contentTypes: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** The formats a browser says it takes, smallest first. Every browser takes the last. */
export function acceptedFormats(accept: string | undefined, hasAlpha: boolean): PictureFormat[] {
  const named = (type: string): boolean => (accept ?? '').toLowerCase().includes(type);
  return [
    ...(named('image/avif') ? (['avif'] as const) : []),
    ...(named('image/webp') ? (['webp'] as const) : []),
    hasAlpha ? 'png' : 'jpeg',
  ];
}
