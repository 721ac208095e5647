import { fileURLToPath } from 'node:url';

/** What pictures with words are drawn with, so that none depends on the fonts of a machine. */
export const fontFile = fileURLToPath(new URL('hien-card-600.ttf', import.meta.url));
