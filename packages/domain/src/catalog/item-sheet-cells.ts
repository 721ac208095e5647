import { startOfDate } from '../calendar/ict.ts';
import type { Language, Text } from '../language/language.ts';
import { fold } from '../search/fold.ts';
import type { TableCell } from '../table-file/csv.ts';
import { styleLabels } from '../vocabulary/homes.ts';
import { applianceKindLabels } from './appliance-texts.ts';
import { type ApplianceKind, applianceKinds } from './appliance.ts';
import type { AskedFacts } from './asked-facts.ts';
import { type ItemContent, itemFeeTypes, itemShippingMethods, itemStyles } from './item-content.ts';
import { discountScopeLabels, feeTypeLabels, shippingMethodLabels } from './item-labels.ts';
import type { PlainField } from './item-sheet-texts.ts';
import { type PackUse, packUseLabels, packUses } from './pack.ts';
import { wholeNumber } from './price-sheet.ts';
import { discountScopes } from './price.ts';

/** Why a cell is not taken. */
export type CellFault = 'not-whole' | 'not-measure' | 'not-listed' | 'no-day' | 'too-long';

export type ReadCell<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly why: CellFault };

/** How a value stands in a table, and what a cell that is not empty says. */
export type CellKind<T> = {
  readonly write: (value: T, language: Language) => TableCell;
  readonly read: (cell: string) => ReadCell<T>;
  /** What may stand there, where that is a list. */
  readonly allowed?: (language: Language) => readonly string[];
};

const good = <T>(value: T): ReadCell<T> => ({ ok: true, value });
const bad = (why: CellFault) => ({ ok: false, why }) as const;

/** A text of at most so many signs. */
export const textCell = (most: number): CellKind<string> => ({
  write: (text) => text,
  read: (cell) => (cell.length > most ? bad('too-long') : good(cell)),
});

/** A whole number up to a greatest one; empty for none. */
export const wholeCell = (most: number): CellKind<number | null> => ({
  write: (value) => value ?? '',
  read(cell) {
    const value = wholeNumber(cell);
    return value === null || value > most ? bad('not-whole') : good(value);
  },
});

/** As many as a draft keeps of a figure that is judged when it is sent. */
const mostTyped = 100_000_000;

/** A figure of an appliance: also one that cannot be is read, and refused for what it is (`factFaults`). */
const figureCell: CellKind<number | null> = {
  write: (value) => value ?? '',
  read(cell) {
    const [, sign = '', rest = ''] = /^([-−]?)(.*)$/u.exec(cell) ?? [];
    const value = wholeNumber(rest);
    if (value === null || value > mostTyped) return bad('not-whole');
    return good(sign === '' || value === 0 ? value : -value);
  },
};

/**
 * A measure: `54.5` and `54,5` are the same, and as many signs behind the mark as are kept. `1.200` centimetres could be
 * a metre and twenty or twelve metres: that is not guessed.
 */
const measureCell = (signs: number, most: number): CellKind<number | null> => {
  const form = new RegExp(`^\\d+(?:[.,]\\d{1,${signs}})?$`, 'u');
  return {
    write: (value) => value ?? '',
    read(cell) {
      const value = Number(cell.replace(',', '.'));
      return form.test(cell) && value <= most ? good(value) : bad('not-measure');
    },
  };
};

/** One of a list, by its name in any of the languages. */
const listedCell = <T extends string | number | boolean | null>(
  values: readonly (readonly [T, Text])[],
): CellKind<T> => {
  const nameOf = new Map(values);
  const byName = new Map<string, T>();
  for (const [value, names] of values)
    for (const name of [...Object.values(names), String(value)])
      if (!byName.has(fold(name))) byName.set(fold(name), value);
  return {
    write: (value, language) => nameOf.get(value)?.[language] ?? '',
    read(cell) {
      const value = byName.get(fold(cell));
      return value === undefined ? bad('not-listed') : good(value);
    },
    allowed: (language) => values.map(([, names]) => names[language]),
  };
};

const choiceCell = <T extends string>(values: readonly T[], labels: Readonly<Record<T, Text>>) =>
  listedCell(values.map((value) => [value, labels[value]] as const));

/** Whether something has to reach an appliance. */
export const needCell = listedCell<boolean>([
  [true, { vi: 'Có', en: 'Yes', ko: '예' }],
  [false, { vi: 'Không', en: 'No', ko: '아니요' }],
]);

const starsCell = listedCell<number | null>(
  [1, 2, 3, 4, 5].map((stars) => [
    stars,
    { vi: `${stars} sao`, en: stars === 1 ? '1 star' : `${stars} stars`, ko: `별 ${stars}개` },
  ]),
);

/** Hashtags in a row: `#gỗ sồi #phòng khách`. */
const tagsCell: CellKind<readonly string[]> = {
  write: (tags) => tags.map((tag) => `#${tag}`).join(' '),
  read(cell) {
    const tags = cell
      .split('#')
      .map((tag) => tag.trim())
      .filter(Boolean);
    return tags.length > 20 || tags.some((tag) => tag.length > 40) ? bad('too-long') : good(tags);
  },
};

/** A day as `2026-12-05` or, as it is written here, `5/12/2026`. */
const dayCell: CellKind<string> = {
  write: (day) => day,
  read(cell) {
    const [, date, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/u.exec(cell) ?? [];
    const day =
      year === undefined ? cell : `${year}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}`;
    return /^20\d{2}-\d{2}-\d{2}$/u.test(day) && startOfDate(day) !== null
      ? good(day)
      : bad('no-day');
  },
};

/** The greatest amount that somebody may name: never more than one order may cost. */
export const mostMoney = 2_000_000_000;
export const mostStock = 1_000_000;

export type SheetCategory = {
  readonly id: number;
  readonly name: Text;
  /** What its goods are asked for besides (`askedFacts`). */
  readonly asks: AskedFacts;
};

export type CellKinds = { readonly [F in PlainField]: CellKind<ItemContent[F]> };

/** How each field of an item stands in its column. */
export const cellKinds = (categories: readonly SheetCategory[]): CellKinds => ({
  sku: textCell(80),
  categoryId: listedCell<number | null>(categories.map(({ id, name }) => [id, name])),
  style: choiceCell(itemStyles, styleLabels),
  producer: textCell(200),
  width: measureCell(1, 10_000),
  depth: measureCell(1, 10_000),
  height: measureCell(1, 10_000),
  weight: measureCell(3, 100_000),
  removableLegs: measureCell(1, 10_000),
  applianceKind: listedCell<ApplianceKind | null>(
    applianceKinds.map((kind) => [kind, applianceKindLabels[kind]] as const),
  ),
  airSide: figureCell,
  airAbove: figureCell,
  airBehind: figureCell,
  power: figureCell,
  yearlyEnergy: figureCell,
  energyStars: starsCell,
  noise: figureCell,
  packUse: listedCell<PackUse | null>(packUses.map((use) => [use, packUseLabels[use]] as const)),
  packCovers: measureCell(2, mostTyped),
  hashtags: tagsCell,
  price: wholeCell(mostMoney),
  discount: wholeCell(mostMoney),
  discountScope: choiceCell(discountScopes, discountScopeLabels),
  contact: textCell(30),
  preparationDays: wholeCell(60),
  shippingMethod: choiceCell(itemShippingMethods, shippingMethodLabels),
  shippingCompany: textCell(200),
  feeType: choiceCell(itemFeeTypes, feeTypeLabels),
  fee: wholeCell(mostMoney),
  freeFrom: wholeCell(mostMoney),
  installationFee: wholeCell(mostMoney),
  packingSize: textCell(200),
  visibleOn: dayCell,
});
