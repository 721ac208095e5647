import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Picture, pictures } from '@hien/pictures';

const folder = new URL('files/', import.meta.resolve('@hien/pictures/manifest'));

/** A picture of the set as it lies on the disk. */
export const readPicture = ({ path, name }: Pick<Picture, 'path' | 'name'>): Promise<Buffer> =>
  readFile(new URL(`${path}/${name}`, folder));

/** Kinds that stand in projects of companies and in shared homes. */
const kinds: readonly string[] = ['room', 'home', 'project', 'exterior'];

/** Whose prints are kept. */
export const printed = pictures.filter(({ kind }) => kinds.includes(kind));

/** What tells that a file is another one now. */
export const digestOf = (content: Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 12);
