import { readFile } from 'node:fs/promises';

const file = (name: string): URL => new URL(`../../../../web/public/${name}.svg`, import.meta.url);

/** The house mark as a drawing: light over a picture, dark on paper. */
export const readMark = (ground: 'picture' | 'paper'): Promise<Buffer> =>
  readFile(file(ground === 'picture' ? 'hien-logo-on-dark' : 'hien-logo'));
