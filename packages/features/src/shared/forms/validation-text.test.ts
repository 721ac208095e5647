import { formMessageIds, languages, validationMessageIds, type MessageId } from '@hien/domain';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { loadMessages } from '../i18n/catalogues.ts';
import { validationText } from './validation-text.ts';

const ids: readonly MessageId[] = [...validationMessageIds, ...formMessageIds];

describe.each(languages)('what a form says in %s', (language) => {
  const read = async () => {
    const [shared, own] = await Promise.all([
      loadMessages('shared', language),
      loadMessages('seller', language),
    ]);
    const intl = createIntl({
      locale: language,
      messages: { ...shared, ...own },
      // A message that cannot be read is told by its id, which looks like a sentence of the server here.
      onError: (error) => {
        throw error;
      },
    });
    return (id: string) => validationText((known) => intl.formatMessage({ id: known }), id);
  };

  it('has a sentence of its own for every id that a schema of the domain may give', async () => {
    const say = await read();
    const sentences = ids.map(say);
    expect(
      sentences.filter((sentence) => sentence.trim() === '' || sentence.startsWith('validation.')),
    ).toEqual([]);
    expect(new Set(sentences).size).toBe(ids.length);
  });

  it('leaves the words of the server as they are', async () => {
    const say = await read();
    expect(say('Email này đã có tài khoản')).toBe('Email này đã có tài khoản');
  });
});

it("is not part of home's first load beyond what home's forms say", async () => {
  const [shared, home] = await Promise.all([
    loadMessages('shared', 'vi'),
    loadMessages('home', 'vi'),
  ]);
  expect(formMessageIds.filter((id) => id in shared || id in home)).toEqual([]);
});
