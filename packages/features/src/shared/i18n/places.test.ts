import { languages } from '@hien/domain';
import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { loadAllMessages, type Messages } from './catalogues.ts';
import { fillPlaces } from './places.ts';

/** What may stand in a place: markup, quotes and braces are text like any other. */
const fillings = ['Ghế <b>"mây"</b> {một}', '', 0, 1234567.5];

type Id = keyof Messages;
type Compiled = Exclude<Messages[Id], string>;

const values = (message: Compiled, at: number) =>
  Object.fromEntries(
    message.map((part, index) => [
      'value' in part ? part.value : '',
      fillings[(at + index) % fillings.length],
    ]),
  );

const isPlain = (message: Compiled): boolean => message.every(({ type }) => type < 2);

describe.each(languages)('places of messages in %s', (language) => {
  const compiled = async () => {
    const messages = await loadAllMessages(language);
    const entries = (Object.keys(messages) as Id[]).flatMap((id) => {
      const message = messages[id];
      return typeof message === 'string' ? [] : [{ id, message }];
    });
    return { intl: createIntl({ locale: language, messages }), entries };
  };

  test('are filled as the formatter would fill them', async () => {
    const { intl, entries } = await compiled();
    const plain = entries.filter(({ message }) => isPlain(message));
    expect(plain.length).toBeGreaterThan(100);
    for (const [at, { id, message }] of plain.entries()) {
      const given = values(message, at);
      expect([id, fillPlaces(message, given)]).toEqual([id, intl.formatMessage({ id }, given)]);
      expect([id, fillPlaces(message)]).toEqual([id, undefined]);
    }
  });

  test('are left to the formatter where something counts, chooses or formats', async () => {
    const { entries } = await compiled();
    const special = entries.filter(({ message }) => !isPlain(message));
    expect(special.length).toBeGreaterThan(0);
    for (const { message } of special)
      expect(fillPlaces(message, values(message, 2))).toBeUndefined();
  });
});
