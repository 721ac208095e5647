import type { Language, TableCell } from '@hien/domain';
import { materialList, works } from '@hien/domain/design-package';
import { type StoredDesign, type estimateOf, packageRooms } from '../detail.ts';
import { unitWords, words } from './words.ts';

/** A list of a package: the first row names the columns; rows of sums are told in bold. */
export type Sheet = {
  readonly name: string;
  readonly widths: readonly number[];
  readonly rows: readonly { readonly cells: readonly TableCell[]; readonly isBold?: boolean }[];
};

const nameOfWork = new Map(works.map(({ code, name }) => [code, name]));

/** What is built in each room, and what stands in it. */
export function materialSheet(design: StoredDesign, language: Language): Sheet {
  const of = (word: keyof typeof words) => words[word][language];
  const rooms = packageRooms(design);
  const drawn = design.floors.flatMap((floor) => floor.rooms);
  const nameOf = new Map([
    ...design.rooms.map(({ id, name }) => [`${id}`, name] as const),
    ...drawn.map(({ id, name }) => [id, name] as const),
  ]);
  return {
    name: of('materials'),
    widths: [24, 10, 52, 10, 12],
    rows: [
      {
        cells: [of('room'), of('code'), of('work'), of('unit'), of('quantity')],
        isBold: true,
      },
      ...materialList(rooms).map(({ roomId, code, unit, tenths }) => ({
        cells: [
          nameOf.get(roomId) ?? '',
          code,
          nameOfWork.get(code)?.[language] ?? code,
          unitWords[unit][language],
          tenths / 10,
        ],
      })),
      ...design.pieces.map(({ id, name, quantity, room_id }) => ({
        cells: [
          nameOf.get(`${room_id}`) ?? '',
          `SP-${id}`,
          name,
          unitWords.item[language],
          quantity,
        ],
      })),
    ],
  };
}

/** The estimate as the page shows it, with every piece by name. */
export function estimateSheet(
  made: NonNullable<ReturnType<typeof estimateOf>>,
  { pieces }: StoredDesign,
  language: Language,
): Sheet {
  const of = (word: keyof typeof words) => words[word][language];
  const sum = (name: string, amount: number) => ({
    cells: ['', name, '', '', '', amount],
    isBold: true,
  });
  return {
    name: of('estimate'),
    widths: [10, 52, 10, 12, 18, 20],
    rows: [
      {
        cells: [of('code'), of('work'), of('unit'), of('quantity'), of('unitPrice'), of('amount')],
        isBold: true,
      },
      ...made.lines.map((line) => ({
        cells: [
          line.code,
          line.name,
          unitWords[line.unit][language],
          line.quantity,
          line.unit_price,
          line.amount,
        ],
      })),
      sum(of('net'), made.net),
      sum(`${of('vat')} ${made.vat_rate / 100} %`, made.vat),
      sum(of('works'), made.works),
      ...pieces.map(({ id, name, quantity, final_price }) => ({
        cells: [
          `SP-${id}`,
          name,
          unitWords.item[language],
          quantity,
          final_price,
          quantity * final_price,
        ],
      })),
      sum(of('pieces'), made.pieces),
      sum(of('total'), made.total),
    ],
  };
}
