import { pictureById } from '@hien/pictures';
import sharp from 'sharp';
import type { Orm } from '../../db/database.ts';
import { readPicture } from '../prints/picture-files.ts';
import { type Planting, plantFile } from './plant-file.ts';

/** A picture of the set as somebody else sends it: taken from a page, smaller, and compressed anew. Answers its address. */
export async function plantCopy(orm: Orm, id: string, planting: Planting): Promise<string> {
  const picture = pictureById(id);
  if (picture === undefined) throw new Error(`no picture ${id}`);
  const copy = sharp(await readPicture(picture)).resize({ width: 960 });
  return plantFile(orm, await copy.jpeg({ quality: 74 }).toBuffer(), planting);
}
