import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validate } from '../validation/validate.ts';
import { itemTemplateSchema, savedAnswerSchema } from '../seller/template-forms.ts';
import { type ItemContent, blankItem } from './item-content.ts';
import {
  type TemplateFields,
  blankPart,
  filledFrom,
  partsIn,
  standOf,
  templateFaults,
  templatePartNames,
  templateParts,
  withoutPart,
} from './item-template.ts';
import { filledAnswer, unknownPlaces, writtenPlace } from './saved-answer.ts';

const vi = (text: string) => ({ vi: text, en: '', ko: '' });
const somePart = fc.constantFrom(...templatePartNames);

describe('a template of item information', () => {
  it('has the parts that were ticked, and not those that were unticked', () => {
    fc.assert(
      fc.property(fc.uniqueArray(somePart), somePart, (ticked, one) => {
        const fields = Object.assign({}, ...ticked.map(blankPart)) as TemplateFields;
        expect(partsIn(fields)).toEqual(templatePartNames.filter((part) => ticked.includes(part)));
        expect(partsIn(withoutPart(fields, one))).toEqual(
          templatePartNames.filter((part) => part !== one && ticked.includes(part)),
        );
      }),
    );
  });

  it('names no field twice', () => {
    const all = Object.values(templateParts).flat();
    expect(new Set(all).size).toBe(all.length);
  });

  it.each([
    ['words of blanks', { handling: vi('  ') }, ['handling']],
    ['a fee without its amount', { feeType: 'fixed', fee: null, freeFrom: null }, ['fee']],
    ['a carrier without a name', blankPart('delivery'), ['shippingCompany']],
    ['a phone nobody has', { contact: '123' }, ['contact']],
    ['no hashtag', { hashtags: [] }, ['hashtags']],
    ['half a part', { fee: 5 }, ['fee']],
    ['no installation, said so', { installationFee: null }, []],
    ['a whole part', { feeType: 'free', fee: null, freeFrom: null }, []],
  ] satisfies [string, TemplateFields, string[]][])('%s', (_, fields, wrong) => {
    expect(templateFaults(fields).map(({ field }) => field)).toEqual(wrong);
  });

  it('is sent with a name and at least one part', () => {
    const fields = { preparationDays: 4 };
    expect(validate(itemTemplateSchema, { name: ' Gỗ ', fields })).toEqual({
      ok: true,
      values: { name: 'Gỗ', fields },
    });
    expect(validate(itemTemplateSchema, { name: 'Gỗ', fields: {} })).toMatchObject({
      errors: { fields: 'validation.template.none' },
    });
    expect(validate(itemTemplateSchema, { name: 'Gỗ', fields: { contact: 'x' } })).toMatchObject({
      errors: { fields: 'validation.template.open' },
    });
    expect(validate(itemTemplateSchema, { name: ' ', fields })).toMatchObject({
      errors: { name: 'validation.required' },
    });
  });
});

describe('an item filled in from a template', () => {
  const item: ItemContent = { ...blankItem, producer: 'Xưởng A', description: vi('Ghế gỗ sồi.') };

  it('takes over the parts that are asked for and nothing else', () => {
    const fields: TemplateFields = {
      producer: 'Xưởng B',
      country: vi('Việt Nam'),
      preparationDays: 9,
    };
    expect(filledFrom(item, fields, ['origin'])).toEqual({
      producer: 'Xưởng B',
      country: vi('Việt Nam'),
    });
    expect(filledFrom(item, fields, [])).toEqual({});
  });

  it('says of each part whether something would be written over', () => {
    const fields: TemplateFields = { producer: 'Xưởng B', country: vi(''), preparationDays: 3 };
    expect(standOf(item, fields, 'origin')).toBe('written');
    expect(standOf(item, fields, 'preparation')).toBe('same');
    expect(standOf(item, { preparationDays: 9 }, 'preparation')).toBe('open');
  });

  it('puts a description behind what is written, once, and only where there is room', () => {
    const more = vi('Bảo hành 24 tháng.');
    const once = filledFrom(item, { description: more }, ['description']);
    expect(once.description?.vi).toBe('Ghế gỗ sồi.\n\nBảo hành 24 tháng.');
    expect(filledFrom({ ...item, ...once }, { description: more }, ['description'])).toEqual({});
    const full: ItemContent = { ...item, description: vi('a'.repeat(4_990)) };
    expect(filledFrom(full, { description: more }, ['description'])).toEqual({});
    const open = { ...item, description: vi(' ') };
    expect(filledFrom(open, { description: more }, ['description']).description).toEqual(more);
  });

  it('is the same when it is filled in twice', () => {
    const words = fc.record({ vi: fc.string(), en: fc.string(), ko: fc.string() });
    fc.assert(
      fc.property(words, words, fc.nat(60), (written, more, preparationDays) => {
        const fields: TemplateFields = { description: more, handling: more, preparationDays };
        const parts = partsIn(fields);
        const before = { ...item, description: written };
        const after = { ...before, ...filledFrom(before, fields, parts) };
        expect(filledFrom(after, fields, parts)).toEqual({});
        for (const part of parts) expect(standOf(after, fields, part)).toBe('same');
      }),
    );
  });
});

describe('a saved answer', () => {
  const facts = { product: 'Sofa {người hỏi}', buyer: 'Hồng V.' };

  it('is filled in, in whatever language its places are written', () => {
    for (const language of ['vi', 'en', 'ko'] as const)
      expect(
        filledAnswer(
          `${writtenPlace('buyer', language)}: ${writtenPlace('product', language)}`,
          facts,
        ),
      ).toBe('Hồng V.: Sofa {người hỏi}');
    expect(filledAnswer('{ SẢN PHẨM }'.normalize('NFD'), { ...facts, product: 'Sofa' })).toBe(
      'Sofa',
    );
  });

  it('leaves what it does not know, and says so before it is saved', () => {
    expect(filledAnswer('{giá} {sản phẩm}', { ...facts, product: 'Sofa' })).toBe('{giá} Sofa');
    expect(unknownPlaces('{giá} {sản phẩm} {}')).toEqual(['giá', '']);
    expect(validate(savedAnswerSchema, { name: 'A', words: 'Chào {giá}' })).toMatchObject({
      errors: { words: 'validation.answer.place' },
    });
    expect(validate(savedAnswerSchema, { name: 'A', words: 'Chào {buyer}' }).ok).toBe(true);
  });
});
