import type { ErrorCode } from '../errors/catalogue.ts';
import { type Language, type Text, languages } from '../language/language.ts';
import { typedMeasure } from '../validation/typed-number.ts';
import type { Pack, PackFacts, PackUse } from './pack.ts';

/** What a pack covers as a shop types it, in square metres; null is “not yet”. */
export type TypedPack = { readonly packUse: PackUse | null; readonly packCovers: number | null };
export type PackField = keyof TypedPack;

export const noPack: TypedPack = { packUse: null, packCovers: null };

/** In the order in which they are told. */
export const packFields = ['packUse', 'packCovers'] as const satisfies readonly PackField[];

/** Whether anything is told of a pack. */
export const hasPack = ({ packUse, packCovers }: TypedPack): boolean =>
  packUse !== null || packCovers !== null;

/** The pack alone, of something that has it among others. */
export const packIn = ({ packUse, packCovers }: TypedPack): TypedPack => ({ packUse, packCovers });

/** What an item has, as its shop would type it. */
export const typedPack = (facts: PackFacts | null): TypedPack =>
  facts === null ? noPack : { packUse: facts.surface, packCovers: facts.covers };

/** What was typed as an item keeps it; null as long as something of it is missing. */
export function packFactsOf({ packUse, packCovers }: TypedPack): PackFacts | null {
  if (packUse === 'none') return { surface: 'none', covers: null };
  return packUse === null || packCovers === null ? null : { surface: packUse, covers: packCovers };
}

/**
 * The least and the most square metres that one pack covers: from a box of a few tiles to a pallet, from a tin for one
 * corner to a barrel. Ours, and wide: what is beyond has its unit or a digit wrong.
 */
export const packBounds: Readonly<Record<Pack['surface'], readonly [number, number]>> = {
  floor: [0.2, 50],
  wall: [1, 500],
};

/** Why a pack cannot be sent as it is: what is missing, or a value that cannot be. */
export type PackFault = {
  readonly field: PackField;
  readonly code: ErrorCode & ('PRODUCT_06' | 'VALIDATION');
  readonly said: Text;
};

const words = {
  noUse: {
    vi: 'Hãy chọn dùng cho đâu',
    en: 'Please choose what it is made for',
    ko: '시공 부위를 선택해 주세요',
  },
  empty: {
    vi: 'Hãy ghi số m² mà một hộp hay một thùng phủ được',
    en: 'Please say how many m² one box or can covers',
    ko: '한 상자나 한 통의 시공 면적(m²)을 입력해 주세요',
  },
  coversNothing: {
    vi: 'Món này không phủ gì. Hãy để trống',
    en: 'This covers nothing. Please leave it empty',
    ko: '시공용이 아닌 상품입니다. 비워 주세요',
  },
  elsewhere: {
    vi: 'Danh mục này không bán theo mét vuông. Hãy để trống',
    en: 'Goods of this category are not sold to cover floors or walls. Please leave this empty',
    ko: '이 카테고리는 시공 면적이 없습니다. 비워 주세요',
  },
  hundredths: {
    vi: 'Nhiều nhất hai chữ số sau dấu phẩy',
    en: 'Two decimals at most',
    ko: '소수점 아래 두 자리까지 입력해 주세요',
  },
} as const satisfies Readonly<Record<string, Text>>;

const outside = (least: number, most: number): Text => {
  const sentence: Readonly<Record<Language, (from: string, to: string) => string>> = {
    vi: (from, to) => `Từ ${from} đến ${to} m². Hãy xem lại đơn vị`,
    en: (from, to) => `Between ${from} and ${to} m². Please check the unit`,
    ko: (from, to) => `${from}~${to}m² 사이여야 합니다. 단위를 확인해 주세요`,
  };
  const [vi, en, ko] = languages.map((language) =>
    sentence[language](typedMeasure(least, language), typedMeasure(most, language)),
  );
  return { vi: vi ?? '', en: en ?? '', ko: ko ?? '' };
};

/** Values that cannot be, whatever is missing: said as soon as they are typed. */
export function wrongPack({ packUse, packCovers }: TypedPack): readonly PackFault[] {
  if (packCovers === null) return [];
  const wrong = (said: Text): readonly PackFault[] => [
    { field: 'packCovers', code: 'VALIDATION', said },
  ];
  if (packUse === 'none') return wrong(words.coversNothing);
  const ofUses = packUse === null ? Object.values(packBounds) : [packBounds[packUse]];
  const least = Math.min(...ofUses.map(([from]) => from));
  const most = Math.max(...ofUses.map(([, to]) => to));
  if (packCovers < least || packCovers > most) return wrong(outside(least, most));
  return Number(packCovers.toFixed(2)) === packCovers ? [] : wrong(words.hundredths);
}

function missingPack({ packUse, packCovers }: TypedPack): readonly PackFault[] {
  const missing = (field: PackField, said: Text): PackFault => ({
    field,
    code: 'PRODUCT_06',
    said,
  });
  return [
    ...(packUse === null ? [missing('packUse', words.noUse)] : []),
    ...(packUse !== 'none' && packCovers === null ? [missing('packCovers', words.empty)] : []),
  ];
}

/**
 * What keeps a pack from being sent, each at its field and in the order of the form.
 * @param asked whether the item's category is that of floors and paints; elsewhere nothing is told
 */
export const packFaults = (pack: TypedPack, asked: boolean): readonly PackFault[] =>
  asked
    ? [...missingPack(pack), ...wrongPack(pack)]
    : packFields
        .filter((field) => pack[field] !== null)
        .map((field) => ({ field, code: 'VALIDATION', said: words.elsewhere }));
