import type { Picture } from '@hien/api';
import { addressOf } from '../../../shared/forms/uploads.ts';

/** A picture by its address. One that was just sent has no measures yet and is shown in the frame of most. */
export function pictureAt(address: string, known: readonly Picture[]): Picture {
  const found = known.find((picture) => addressOf(picture) === address);
  if (found) return found;
  const [, path = '', name = ''] = /^\/media\/(.+)\/([^/]+)$/.exec(address) ?? [];
  return { path, name, width: 1200, height: 900, alt: '', placeholder: '', color: '' };
}
