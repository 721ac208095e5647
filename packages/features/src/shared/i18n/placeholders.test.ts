import { languages } from '@hien/domain';
import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { loadAllMessages, type Messages } from './catalogues.ts';
import { kinds, needsFormatter } from './message-parts.ts';
import { fillPlaceholders } from './placeholders.ts';
import { textsIn } from './texts.ts';

/** What may stand in a place: markup, quotes and braces are text like any other. */
const fillings = ['Ghế <b>"mây"</b> {một}', '', 0, 1234567.5];
const counts = [0, 1, 2, 3, 5, 10, 11, 21, 100, 101, 999, 1000, 10_000, 1_234_567, -1, -2];

type Id = keyof Messages;
type Compiled = Exclude<Messages[Id], string>;

const forms = (message: Compiled): Compiled =>
  message.flatMap((part) => [
    part,
    ...('options' in part ? Object.values(part.options).flatMap(({ value }) => forms(value)) : []),
  ]);

/** Whatever a message asks for; what it counts and what it only names have different fillings. */
const values = (message: Compiled, at: number) =>
  Object.fromEntries(
    forms(message).map((part, index) => [
      'value' in part ? part.value : '',
      part.type === kinds.placeholder
        ? fillings[(at + index) % fillings.length]
        : counts[(at + index) % counts.length],
    ]),
  );

/** What has tags is said by `Sentence`. */
const isSimple = (message: Compiled): boolean =>
  !needsFormatter(message) && message.every(({ type }) => type !== kinds.tag);

describe.each(languages)('placeholders of messages in %s', (language) => {
  const compiled = async () => {
    const messages = await loadAllMessages(language);
    const entries = (Object.keys(messages) as Id[]).flatMap((id) => {
      const message = messages[id];
      return typeof message === 'string' ? [] : [{ id, message }];
    });
    return { intl: createIntl({ locale: language, messages }), messages, entries };
  };

  test('are filled, and things counted, as the formatter would', async () => {
    const { intl, entries } = await compiled();
    const simple = entries.filter(({ message }) => isSimple(message));
    expect(simple.length).toBeGreaterThan(200);
    for (const { id, message } of simple) {
      for (const at of counts.keys()) {
        const given = values(message, at);
        const expected = intl.formatMessage({ id }, given);
        expect([id, given, fillPlaceholders(message, language, given)]).toEqual([
          id,
          given,
          expected,
        ]);
      }
      expect([id, fillPlaceholders(message, language)]).toEqual([id, undefined]);
    }
  });

  test('are left to the formatter where something chooses or formats, or half a thing is counted', async () => {
    const { entries, intl, messages } = await compiled();
    const special = entries.filter(({ message }) => needsFormatter(message));
    expect(special.length).toBeGreaterThan(0);
    for (const { id, message } of special) {
      const given = values(message, 2);
      expect(fillPlaceholders(message, language, given)).toBeUndefined();
      // Its catalogue has brought the formatter.
      expect(textsIn(language, messages).say(id, given)).toBe(intl.formatMessage({ id }, given));
    }
    const counting = entries.filter(({ message }) =>
      message.some(({ type }) => type === kinds.plural),
    );
    for (const { message } of counting) {
      const halves = Object.keys(values(message, 0)).map((name) => [name, 2.5]);
      expect(fillPlaceholders(message, language, Object.fromEntries(halves))).toBeUndefined();
    }
  });
});
