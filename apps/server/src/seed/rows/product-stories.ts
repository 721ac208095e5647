import type { StoredPicture, StoredSection } from '../../db/schema/columns.ts';
import { pick } from '../chance.ts';
import { brands } from '../content/brands.ts';
import { text } from '../content/text.ts';
import type { CatalogueEntry } from './catalogue-content.ts';
import { materialOf } from './product-texts.ts';

const maker = text('Người làm ra món này', 'Who makes it', '만드는 사람들');
const keeping = text('Giữ cho bền', 'How it lasts', '오래 쓰는 법');

/**
 * What the workshop tells of a piece below its description: its material in a room, how it lasts, and who makes it. Pieces that
 * no room shows have none, as in a shop where only the best known are told at length.
 *
 * @param photographs The piece by itself, from one or two sides.
 * @param rooms Rooms in which it stands.
 */
export function storyOf(
  entry: CatalogueEntry,
  photographs: readonly StoredPicture[],
  rooms: readonly StoredPicture[],
): StoredSection[] {
  const [room] = rooms;
  const brand = brands[entry.brandId - 1];
  if (room === undefined || brand === undefined) return [];
  const { name, notes, care } = materialOf(entry);
  // The description has one of them already.
  const said = pick(notes, entry.model.id, entry.edition.key, 'note');
  const note = notes.find((one) => one !== said) ?? said;
  const side = photographs.at(-1);
  return [
    { title: name, text: note, picture: room, side: 'above' },
    {
      title: keeping,
      text: care,
      side: entry.id % 2 === 0 ? 'left' : 'right',
      ...(side === undefined ? {} : { picture: side }),
    },
    { title: maker, text: brand.story, side: 'above' },
  ];
}
