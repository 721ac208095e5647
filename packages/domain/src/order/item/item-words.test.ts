import { describe, expect, test } from 'vitest';
import { languages } from '../../language/language.ts';
import { whatNext } from '../../machine/next.ts';
import { type Reader, readerOf, readers } from '../../machine/readers.ts';
import { reasonText } from '../../machine/reason-words.ts';
import { reasons } from '../../machine/reasons.ts';
import { itemEventLabel, itemEventLabels } from './texts/item-event-labels.ts';
import { itemMachine } from './item-machine.ts';
import { itemDeadlineTexts, itemLabel, itemNextText } from './texts/item-texts.ts';
import { itemsByState } from '../testing/walk.ts';

/** How the languages name each side, and how they speak to whoever reads. */
const named = {
  vi: { buyer: /người mua/iu, seller: /người bán/iu },
  en: { buyer: /\bbuyers?\b/iu, seller: /\bsellers?\b/iu },
  ko: { buyer: /구매자/u, seller: /판매자/u },
} as const;
const addressed = {
  vi: /(?<!\p{L})(bạn|hãy)(?!\p{L})/iu,
  en: /\byour?\b|[.;] (send|read|ask|release|confirm|answer)\b/iu,
  ko: /세요|드립니다|보세요|하셨|하신|하시|로 해 /u,
} as const;

type Sentence = {
  readonly what: string;
  readonly vi: string;
  readonly en: string;
  readonly ko: string;
};

/** Everything that is said of an item to one reader. */
const saidTo = (reader: Reader): readonly Sentence[] => [
  ...[...itemsByState().keys()].map((state) => ({ what: state, ...itemNextText(state, reader) })),
  ...Object.entries(itemDeadlineTexts(reader)).map(([what, text]) => ({ what, ...text })),
  ...(Object.keys(itemEventLabels) as (keyof typeof itemEventLabels)[]).map((event) => ({
    what: event,
    ...itemEventLabel(event, reader),
  })),
];

describe('what is said of an order belongs to who reads it', () => {
  test.each(readers.flatMap((reader) => languages.map((language) => ({ reader, language }))))(
    '$reader, $language',
    ({ reader, language }) => {
      const sentences = saidTo(reader);
      expect(sentences.length).toBeGreaterThan(80);
      for (const { what, ...text } of sentences) {
        const said = text[language];
        // Nobody reads of themselves as of somebody else, and our staff are nobody's buyer.
        if (reader === 'staff')
          expect([what, said, addressed[language].test(said)]).toContain(false);
        else expect([what, said, named[language][reader].test(said)]).toContain(false);
      }
    },
  );

  test.each(readers)('%s is spoken to when it is their turn', (reader) => {
    if (reader === 'staff') return;
    for (const [state, item] of itemsByState()) {
      if (!whatNext(itemMachine, item).who.includes(reader)) continue;
      for (const language of languages) {
        const said = itemNextText(state, reader)[language];
        const other = reader === 'buyer' ? 'seller' : 'buyer';
        const toMe = addressed[language].test(said) || named[language][other].test(said);
        expect([state, said, toMe]).toEqual([state, said, true]);
      }
    }
  });

  test('nobody is refused in words for the other side', () => {
    for (const reason of reasons)
      for (const language of languages)
        for (const reader of ['buyer', 'seller'] as const) {
          const said = reasonText(reason, reader)[language];
          expect([reason, said, named[language][reader].test(said)]).toEqual([reason, said, false]);
        }
    // What only the seller can do is not asked of the buyer.
    expect(reasonText('CLAIM_ON_HOLD', 'buyer').en).not.toMatch(/release/iu);
    expect(reasonText('CANCEL_OPEN', 'buyer').vi).not.toMatch(/trả lời yêu cầu đó trước/u);
  });

  test('an order is new to its seller, and waits for the seller to its buyer', () => {
    for (const language of languages) {
      expect(itemLabel({ state: 'new_order' }, 'seller')[language]).toMatch(/mới|new|신규/iu);
      const said = itemLabel({ state: 'new_order' }, 'buyer')[language];
      expect(said).not.toMatch(/mới|new|신규/iu);
      expect(said).toMatch(named[language].seller);
    }
  });

  test('a visitor with the link reads as the buyer, who is neither side as staff', () => {
    expect(['buyer', 'guest', 'seller', 'admin', 'carrier'].map(readerOf)).toEqual([
      'buyer',
      'buyer',
      'seller',
      'staff',
      'staff',
    ]);
  });
});
