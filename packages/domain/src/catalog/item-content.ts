import type { ErrorCode } from '../errors/catalogue.ts';
import { startOfDate } from '../calendar/ict.ts';
import type { Text } from '../language/language.ts';
import { isSame } from '../list/same.ts';
import { factFields } from './appliance-facts.ts';
import {
  type AskedFacts,
  type CategoryFacts,
  categoryFaults,
  noCategoryFacts,
} from './asked-facts.ts';
import { packFields } from './pack-facts.ts';
import { wrongLegs } from './removable-legs.ts';
import type { contentFields } from './seller-item.ts';
import { isVietnamesePhone } from '../address/phone.ts';
import { type DiscountScope, unitPrice } from './price.ts';

/** A text in three languages as a shop types it; empty where it is not written yet. */
export type ItemWords = { readonly vi: string; readonly en: string; readonly ko: string };

/** One row of the options: amounts in đồng, stock in pieces. */
export type ItemOption = {
  readonly sku: string;
  readonly name: ItemWords;
  readonly additionalAmount: number;
  readonly stock: number;
};

/** Where the picture of a section stands: over its words in full width, or at one side of them. */
export const storySides = ['above', 'left', 'right'] as const;

/** A part of what a shop tells of an item at length: words, a picture (its address, '' without one), or both. */
export type StorySection = {
  readonly title: ItemWords;
  readonly text: ItemWords;
  readonly picture: string;
  readonly side: (typeof storySides)[number];
};

/** As many sections as a page of an item has. */
export const mostSections = 20;

export const itemStyles = ['modern', 'scandinavian', 'industrial', 'luxury', 'other'] as const;
export const itemShippingMethods = ['package-company', 'self'] as const;
export const itemFeeTypes = ['free', 'fixed', 'free-from-amount', 'on-quote'] as const;

/**
 * Everything a shop tells of an item (commerce 3, 5); a draft may leave any of it open: '' and null are “not yet”.
 * Lengths in centimetres, weight in kilograms, money in đồng. An appliance has its facts besides (docs/adr/0179), a
 * floor or paint what its pack covers (docs/adr/0192).
 */
export type ItemContent = CategoryFacts & {
  readonly sku: string;
  readonly categoryId: number | null;
  readonly style: (typeof itemStyles)[number];
  readonly name: ItemWords;
  readonly summary: ItemWords;
  readonly description: ItemWords;
  readonly material: ItemWords;
  readonly measurement: ItemWords;
  readonly handling: ItemWords;
  readonly country: ItemWords;
  readonly producer: string;
  readonly width: number | null;
  readonly depth: number | null;
  readonly height: number | null;
  readonly weight: number | null;
  /** By how much it is lower once its legs are off; null where they do not come off. */
  readonly removableLegs: number | null;
  readonly price: number | null;
  readonly discount: number | null;
  readonly discountScope: DiscountScope;
  readonly options: readonly ItemOption[];
  /** Addresses of pictures; the first is the thumbnail. */
  readonly pictures: readonly string[];
  /** Below the description, from top to bottom. */
  readonly story: readonly StorySection[];
  readonly contact: string;
  readonly preparationDays: number | null;
  readonly shippingMethod: (typeof itemShippingMethods)[number];
  readonly shippingCompany: string;
  readonly feeType: (typeof itemFeeTypes)[number];
  readonly fee: number | null;
  readonly freeFrom: number | null;
  /** Null: the shop does not install it. */
  readonly installationFee: number | null;
  readonly packingSize: string;
  /** The day `2026-12-05` from which buyers see a new item; '' for as soon as it is approved. */
  readonly visibleOn: string;
  readonly hashtags: readonly string[];
};

export type ItemField = keyof ItemContent;

const noWords: ItemWords = { vi: '', en: '', ko: '' };

/** A section that was just added. */
export const blankSection: StorySection = {
  title: noWords,
  text: noWords,
  picture: '',
  side: 'above',
};

/** How many new items a shop writes side by side: a table has some thousands. */
export const mostNewDrafts = 10_000;

/** Where a new item begins. */
export const blankItem: ItemContent = {
  sku: '',
  categoryId: null,
  style: 'modern',
  name: noWords,
  summary: noWords,
  description: noWords,
  material: noWords,
  measurement: noWords,
  handling: noWords,
  country: noWords,
  producer: '',
  width: null,
  depth: null,
  height: null,
  weight: null,
  removableLegs: null,
  ...noCategoryFacts,
  price: null,
  discount: 0,
  discountScope: 'web',
  options: [],
  pictures: [],
  story: [],
  contact: '',
  preparationDays: 3,
  shippingMethod: 'package-company',
  shippingCompany: '',
  feeType: 'free',
  fee: null,
  freeFrom: null,
  installationFee: null,
  packingSize: '',
  visibleOn: '',
  hashtags: [],
};

/** The five steps in which an item is told, each with its fields. */
export const itemSteps = {
  basics: [
    'sku',
    'categoryId',
    'style',
    'producer',
    'width',
    'depth',
    'height',
    'weight',
    'removableLegs',
    ...factFields,
    ...packFields,
    'hashtags',
  ],
  options: ['options', 'price', 'discount', 'discountScope'],
  pictures: ['pictures', 'story'],
  words: ['name', 'summary', 'description', 'material', 'measurement', 'handling', 'country'],
  delivery: [
    'contact',
    'preparationDays',
    'shippingMethod',
    'shippingCompany',
    'feeType',
    'fee',
    'freeFrom',
    'installationFee',
    'packingSize',
    'visibleOn',
  ],
} as const satisfies Readonly<Record<string, readonly ItemField[]>>;

export const itemStepNames = Object.keys(itemSteps) as (keyof typeof itemSteps)[];
export type ItemStep = keyof typeof itemSteps;

export function stepOf(field: ItemField): ItemStep {
  return itemStepNames.find((step) => itemSteps[step].some((one) => one === field)) ?? 'basics';
}

/** The fields that are told in three languages. */
export const itemWordFields = itemSteps.words;

/** How far a language is: of the texts that stand in Vietnamese, how many stand in it. */
export function translated(
  content: ItemContent,
  language: 'en' | 'ko',
): { done: number; of: number } {
  const texts = [
    ...itemWordFields.map((field) => content[field]),
    ...content.options.map(({ name }) => name),
    ...content.story.flatMap(({ title, text }) => [title, text]),
  ].filter(({ vi }) => vi.trim() !== '');
  return {
    done: texts.filter((text) => text[language].trim() !== '').length,
    of: texts.length,
  };
}

/**
 * What keeps an item from being sent: a field, for an option its row, and the code of the documents (2.19). `said` where a
 * sentence says more than the code does.
 */
export type ItemFault = {
  readonly field: ItemField;
  readonly row?: number;
  readonly code: ErrorCode;
  readonly said?: Text;
};

const isEmpty = (text: string): boolean => text.trim() === '';
const isAbove = (value: number | null): boolean => value !== null && value > 0;

/**
 * Everything that is missing or wrong before an item can be sent (2.12 `item.submit`), in the order of the steps.
 * @param today `2026-12-04`: buyers see it from a later day on (PRODUCT_03)
 * @param asked what goods of its category are asked for besides (`askedFacts`)
 */
export function itemFaults(
  content: ItemContent,
  today: string,
  asked: AskedFacts,
): readonly ItemFault[] {
  const faults: ItemFault[] = [];
  const wants = (field: ItemField, code: ErrorCode, met: boolean, row?: number) => {
    if (!met) faults.push(row === undefined ? { field, code } : { field, code, row });
  };
  wants('sku', 'VALIDATION', !isEmpty(content.sku));
  wants('categoryId', 'PRODUCT_04', content.categoryId !== null);
  wants('producer', 'PRODUCT_06', !isEmpty(content.producer));
  for (const field of ['width', 'depth', 'height', 'weight'] as const)
    wants(field, 'PRODUCT_06', isAbove(content[field]));
  faults.push(...wrongLegs(content));
  faults.push(...categoryFaults(content, asked));
  const { price, discount, options } = content;
  wants(
    'options',
    'PRODUCT_08',
    options.some(({ stock }) => stock > 0),
  );
  const skus = new Set<string>();
  options.forEach((option, row) => {
    wants('options', 'PRODUCT_08', !isEmpty(option.name.vi) && !isEmpty(option.sku), row);
    if (skus.has(option.sku)) wants('options', 'PRODUCT_02', false, row);
    skus.add(option.sku);
  });
  wants('price', 'VALIDATION', isAbove(price));
  // D82: zero is a discount, a gift is not.
  wants('discount', 'VALIDATION', discount !== null && discount >= 0 && discount < (price ?? 1));
  wants('pictures', 'PRODUCT_07', content.pictures.length > 0);
  content.story.forEach(({ title, text, picture }, row) => {
    // What is told in Vietnamese alone can be read by everybody; an empty section by nobody.
    wants('story', 'PRODUCT_06', picture !== '' || !isEmpty(title.vi) || !isEmpty(text.vi), row);
  });
  wants('name', 'PRODUCT_05', !isEmpty(content.name.vi));
  for (const field of ['description', 'material', 'measurement', 'handling', 'country'] as const)
    wants(field, 'PRODUCT_06', !isEmpty(content[field].vi));
  wants('contact', 'AUTH_14', isVietnamesePhone(content.contact));
  wants('preparationDays', 'VALIDATION', content.preparationDays !== null);
  wants(
    'shippingCompany',
    'VALIDATION',
    content.shippingMethod === 'self' || !isEmpty(content.shippingCompany),
  );
  const hasFee = content.feeType === 'fixed' || content.feeType === 'free-from-amount';
  wants('fee', 'VALIDATION', !hasFee || content.fee !== null);
  wants(
    'freeFrom',
    'VALIDATION',
    content.feeType !== 'free-from-amount' || isAbove(content.freeFrom),
  );
  const { visibleOn } = content;
  wants(
    'visibleOn',
    'PRODUCT_03',
    visibleOn === '' || (visibleOn > today && startOfDate(visibleOn) !== null),
  );
  return faults;
}

type ContentField = (typeof contentFields)[number];

/** Which of the machine's content fields a field of an item is; null for what is changed without approval (2.12). */
const approvedAs: Readonly<Record<ItemField, ContentField | null>> = {
  sku: 'text',
  categoryId: 'category',
  style: 'category',
  name: 'name',
  summary: 'text',
  description: 'text',
  material: 'material',
  measurement: 'material',
  handling: 'text',
  country: 'origin',
  producer: 'origin',
  width: 'dimensions',
  depth: 'dimensions',
  height: 'dimensions',
  weight: 'dimensions',
  removableLegs: 'dimensions',
  applianceKind: 'dimensions',
  airSide: 'dimensions',
  airAbove: 'dimensions',
  airBehind: 'dimensions',
  connections: 'dimensions',
  power: 'dimensions',
  yearlyEnergy: 'dimensions',
  energyStars: 'dimensions',
  noise: 'dimensions',
  packUse: 'dimensions',
  packCovers: 'dimensions',
  pictures: 'images',
  story: 'text',
  hashtags: 'text',
  options: 'text',
  price: null,
  discount: null,
  discountScope: null,
  contact: null,
  preparationDays: null,
  shippingMethod: null,
  shippingCompany: null,
  feeType: null,
  fee: null,
  freeFrom: null,
  installationFee: null,
  packingSize: null,
  visibleOn: null,
};

const namesOf = ({ options }: ItemContent) => options.map(({ sku, name }) => ({ sku, name }));

/**
 * What differs between two versions of an item: `content` waits for approval, `direct` does not. Which options there are
 * and what they are called is content, their stock and extra price is not.
 */
export type ItemChanges = {
  readonly content: readonly ItemField[];
  readonly direct: readonly ItemField[];
};

export function itemChangesOf(live: ItemContent, asked: ItemContent): ItemChanges {
  const fields = Object.keys(approvedAs) as ItemField[];
  const isReduced = (live.discount ?? 0) > 0 || (asked.discount ?? 0) > 0;
  const changed = fields.filter(
    // Where a discount counts says nothing while there is none, and is not kept.
    (field) => (field !== 'discountScope' || isReduced) && !isSame(live[field], asked[field]),
  );
  const optionsMoved = !isSame(namesOf(live), namesOf(asked));
  return {
    content: changed.filter((field) =>
      field === 'options' ? optionsMoved : approvedAs[field] !== null,
    ),
    direct: changed.filter((field) =>
      field === 'options' ? !optionsMoved : approvedAs[field] === null,
    ),
  };
}

/** The changed content in the words of the machine's `item.edit_request`. */
export function askedFields({ content }: ItemChanges): readonly ContentField[] {
  return [...new Set(content.flatMap((field) => approvedAs[field] ?? []))];
}

/** What an item is sold for: on the web, and in the app when that is less (D79). The price must be above zero. */
export function itemPrices({
  price,
  discount,
  discountScope,
}: Pick<ItemContent, 'price' | 'discount' | 'discountScope'>) {
  const { list, final, percent, cheaperElsewhere } = unitPrice(price ?? 0, [
    { amount: discount ?? 0, scope: discountScope },
  ]);
  return { price: list, finalPrice: final, appPrice: cheaperElsewhere, discountPercent: percent };
}
