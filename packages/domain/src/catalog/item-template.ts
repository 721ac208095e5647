import { isSame } from '../list/same.ts';
import {
  type ItemContent,
  type ItemFault,
  type ItemField,
  blankItem,
  itemFaults,
} from './item-content.ts';

/** What a template can say of an item: parts that many items of a shop share, each with its fields. */
export const templateParts = {
  description: ['description'],
  material: ['material'],
  measurement: ['measurement'],
  handling: ['handling'],
  origin: ['country', 'producer'],
  delivery: ['shippingMethod', 'shippingCompany', 'packingSize'],
  fee: ['feeType', 'fee', 'freeFrom'],
  installation: ['installationFee'],
  preparation: ['preparationDays'],
  service: ['contact'],
  hashtags: ['hashtags'],
} as const satisfies Readonly<Record<string, readonly ItemField[]>>;

export type TemplatePart = keyof typeof templateParts;
export const templatePartNames = Object.keys(templateParts) as TemplatePart[];
export type TemplateField = (typeof templateParts)[TemplatePart][number];

/** The parts that a template has, as their fields; a part is there with all of its fields. */
export type TemplateFields = Partial<Pick<ItemContent, TemplateField>>;

const fieldsOf = (part: TemplatePart): readonly TemplateField[] => templateParts[part];

export const partsIn = (fields: TemplateFields): readonly TemplatePart[] =>
  templatePartNames.filter((part) => fieldsOf(part).every((field) => fields[field] !== undefined));

const picked = (content: TemplateFields, part: TemplatePart): TemplateFields =>
  Object.fromEntries(fieldsOf(part).map((field) => [field, content[field]]));

/** A part that was just ticked: as a new item has it. */
export const blankPart = (part: TemplatePart): TemplateFields => picked(blankItem, part);

export const withoutPart = (fields: TemplateFields, part: TemplatePart): TemplateFields =>
  Object.fromEntries(
    Object.entries(fields).filter(([field]) => !fieldsOf(part).some((one) => one === field)),
  );

/** What is missing or wrong in the parts that are there: what an item with them could not be sent with. */
export function templateFaults(fields: TemplateFields): readonly ItemFault[] {
  const whole = new Set<string>(partsIn(fields).flatMap(fieldsOf));
  const halves = (Object.keys(fields) as TemplateField[]).filter((field) => !whole.has(field));
  return [
    ...halves.map((field): ItemFault => ({ field, code: 'VALIDATION' })),
    ...itemFaults({ ...blankItem, ...fields }, '', null).filter(({ field }) => whole.has(field)),
    ...(fields.hashtags?.length === 0
      ? [{ field: 'hashtags', code: 'PRODUCT_06' } satisfies ItemFault]
      : []),
  ];
}

/** Whether a part of an item is not written yet, says what the template says, or says something else. */
export type PartStand = 'open' | 'same' | 'written';

export function standOf(
  content: ItemContent,
  fields: TemplateFields,
  part: TemplatePart,
): PartStand {
  if (Object.keys(changeOf(content, fields, part)).length === 0) return 'same';
  return isSame(picked(content, part), blankPart(part)) ? 'open' : 'written';
}

/** What an item gets from parts of a template. A description goes behind what is written, all else in its place. */
export const filledFrom = (
  content: ItemContent,
  fields: TemplateFields,
  parts: readonly TemplatePart[],
): Partial<ItemContent> =>
  Object.assign(
    {},
    ...parts.map((part) => changeOf(content, fields, part)),
  ) as Partial<ItemContent>;

function changeOf(
  content: ItemContent,
  fields: TemplateFields,
  part: TemplatePart,
): Partial<ItemContent> {
  const next: TemplateFields =
    part === 'description' && fields.description !== undefined
      ? { description: behind(content.description, fields.description) }
      : picked(fields, part);
  return Object.fromEntries(
    Object.entries(next).filter(
      ([field, value]) => value !== undefined && !isSame(value, content[field as TemplateField]),
    ),
  );
}

/** As long as a text of an item may be. */
const mostLetters = 5_000;

type Words = ItemContent['description'];

const behind = (before: Words, more: Words): Words => ({
  vi: joined(before.vi, more.vi),
  en: joined(before.en, more.en),
  ko: joined(before.ko, more.ko),
});

/** Not twice, and not where there is no room for it. */
function joined(before: string, more: string): string {
  if (before.trim() === '') return more;
  if (more.trim() === '' || before.includes(more.trim())) return before;
  const both = `${before.trimEnd()}\n\n${more}`;
  return both.length > mostLetters ? before : both;
}
