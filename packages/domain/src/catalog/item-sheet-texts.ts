import { type Language, type Text, languages } from '../language/language.ts';
import { factFields } from './appliance-facts.ts';
import { applianceConnectionLabels, factUnits } from './appliance-texts.ts';
import { type ApplianceConnection, applianceConnections } from './appliance.ts';
import type { AskedFacts } from './asked-facts.ts';
import { itemFieldLabels } from './item-labels.ts';
import { itemSteps, itemWordFields } from './item-content.ts';
import { packFields } from './pack-facts.ts';

/** Prices stand behind the options, which they are of. */
const prices = ['price', 'discount', 'discountScope'] as const;
type OwnField = (typeof itemSteps.basics | typeof prices | typeof itemSteps.delivery)[number];
/** What has to reach an appliance is several of a list: a column for each. */
const hasColumn = <F extends OwnField>(field: F): field is Exclude<F, 'connections'> =>
  field !== 'connections';
/** Fields of an item that have one column each. Pictures and the story are put in by hand. */
const plainFields = [...itemSteps.basics, ...prices, ...itemSteps.delivery].filter(hasColumn);
export type PlainField = Exclude<OwnField, 'connections'>;
export type WordField = (typeof itemWordFields)[number];
export type OptionSheetColumn =
  | 'option_sku'
  | `option_${Language}`
  | 'option_extra'
  | 'option_stock'
  | 'exported';
export type ItemSheetColumn =
  | PlainField
  | `needs_${ApplianceConnection}`
  | `${WordField}_${Language}`
  | OptionSheetColumn;

/** A text has a column for each language. */
export const wordColumns: readonly (readonly [`${WordField}_${Language}`, WordField, Language])[] =
  itemWordFields.flatMap((field) =>
    languages.map((language) => [`${field}_${language}` as const, field, language] as const),
  );

/** Yes or nothing, for each thing that may have to reach an appliance. */
export const connectionColumns: readonly (readonly [
  `needs_${ApplianceConnection}`,
  ApplianceConnection,
])[] = applianceConnections.map((one) => [`needs_${one}`, one]);

/** Columns that only goods of some categories have. */
const columnsAsked: Readonly<Record<NonNullable<AskedFacts>, readonly ItemSheetColumn[]>> = {
  appliance: factFields.flatMap((field): ItemSheetColumn[] =>
    field === 'connections' ? connectionColumns.map(([column]) => column) : [field],
  ),
  pack: packFields,
};
const ofCategories = Object.values(columnsAsked).flat();
const [codes, basics] = [
  itemSteps.basics.slice(0, 3).filter(hasColumn),
  itemSteps.basics.slice(3).filter(hasColumn),
];

/** The columns of a table of items, in their order. */
export const itemSheetColumns: readonly ItemSheetColumn[] = [
  ...codes,
  ...wordColumns.map(([column]) => column),
  ...basics.filter((field) => !ofCategories.includes(field)),
  ...ofCategories,
  'option_sku',
  ...languages.map((language) => `option_${language}` as const),
  'option_extra',
  'option_stock',
  ...prices,
  ...itemSteps.delivery,
  'exported',
];

/** The columns of a table whose goods are asked for these facts, and for no others. */
export const itemSheetColumnsFor = (asked: ReadonlySet<AskedFacts>): readonly ItemSheetColumn[] =>
  itemSheetColumns.filter(
    (column) =>
      !ofCategories.includes(column) ||
      [...asked].some((one) => one !== null && columnsAsked[one].includes(column)),
  );

const inLanguage: Readonly<Record<Language, Text>> = {
  vi: { vi: 'tiếng Việt', en: 'Vietnamese', ko: '베트남어' },
  en: { vi: 'tiếng Anh', en: 'English', ko: '영어' },
  ko: { vi: 'tiếng Hàn', en: 'Korean', ko: '한국어' },
};

const withNote = (label: Text, note: Text | string): Text => {
  const noteIn = (language: Language) => (typeof note === 'string' ? note : note[language]);
  return {
    vi: `${label.vi} (${noteIn('vi')})`,
    en: `${label.en} (${noteIn('en')})`,
    ko: `${label.ko}(${noteIn('ko')})`,
  };
};

const units: Partial<Record<PlainField, string>> = {
  width: 'cm',
  depth: 'cm',
  height: 'cm',
  weight: 'kg',
  removableLegs: 'cm',
  ...factUnits,
  packCovers: 'm²',
};

const optionName: Text = { vi: 'Tên phân loại', en: 'Option', ko: '옵션명' };

const optionHeads: Readonly<Record<OptionSheetColumn, Text>> = {
  option_sku: { vi: 'Mã phân loại', en: 'Option number', ko: '옵션 번호' },
  option_vi: withNote(optionName, inLanguage.vi),
  option_en: withNote(optionName, inLanguage.en),
  option_ko: withNote(optionName, inLanguage.ko),
  option_extra: { vi: 'Giá cộng thêm', en: 'Extra price', ko: '추가 금액' },
  option_stock: { vi: 'Tồn kho', en: 'Stock', ko: '재고' },
  exported: {
    vi: 'Lúc xuất (giữ nguyên)',
    en: 'When exported (leave as is)',
    ko: '내보낸 시점 (수정하지 마세요)',
  },
};

/** What each column is called; a file may name its columns in any of the languages. */
export const itemSheetHeads = {
  ...Object.fromEntries(
    plainFields.map((field) => {
      const unit = units[field];
      const label = itemFieldLabels[field];
      return [field, unit === undefined ? label : withNote(label, unit)];
    }),
  ),
  ...Object.fromEntries(
    connectionColumns.map(([column, one]) => [
      column,
      {
        vi: `${itemFieldLabels.connections.vi}: ${applianceConnectionLabels[one].vi}`,
        en: `${itemFieldLabels.connections.en}: ${applianceConnectionLabels[one].en}`,
        ko: `${itemFieldLabels.connections.ko}: ${applianceConnectionLabels[one].ko}`,
      },
    ]),
  ),
  ...Object.fromEntries(
    wordColumns.map(([column, field, language]) => [
      column,
      withNote(itemFieldLabels[field], inLanguage[language]),
    ]),
  ),
  ...optionHeads,
} as Readonly<Record<ItemSheetColumn, Text>>;
