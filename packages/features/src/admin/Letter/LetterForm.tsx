import type { Letter } from '@hien/api';
import { type LetterForm as Written, languages, letterSchema } from '@hien/domain';
import { Notice, Text } from '@hien/ui';
import { FormCheckbox, SubmitButton } from '@hien/ui/form';
import { useId, useState } from 'react';
import { Form } from '../../shared/forms/Form.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { LetterHead } from './LetterHead.tsx';
import { LetterWords } from './LetterWords.tsx';
import { useSaveLetter } from './useSaveLetter.ts';
import { wordsOf } from './letter-facts.ts';
import * as s from './Letter.css.ts';

/** An editor's words in three languages, each beside the mail that they stand in, and whether it is sent at all. */
export function LetterForm({ letter }: { letter: Letter }) {
  const text = useText();
  const title = useId();
  const [initial] = useState<Written>(() => ({
    words: wordsOf(letter),
    held: letter.held_at !== null,
  }));
  const { save, saved } = useSaveLetter(letter);
  return (
    <section className={s.letter} aria-labelledby={title}>
      <LetterHead letter={letter} titleId={title} />
      {letter.previews === null ? (
        <Notice tone="info">{text('admin.letter.nothing.text')}</Notice>
      ) : null}
      <Form
        schema={letterSchema}
        initialValues={initial}
        className={s.form}
        draft={{ in: `letter-${letter.month}`, atOnce: true }}
        onSubmit={save}
      >
        <Text size="small" tone="muted">
          {text('admin.letter.words.hint')}
        </Text>
        {languages.map((language) => (
          <LetterWords
            key={language}
            language={language}
            preview={letter.previews?.[language] ?? null}
          />
        ))}
        <FormCheckbox name="held">{text('admin.letter.hold')}</FormCheckbox>
        <div className={s.row}>
          <SubmitButton size="lg">{text('admin.letter.save')}</SubmitButton>
          <output>{saved ? <Text size="small">{text('admin.letter.saved')}</Text> : null}</output>
        </div>
      </Form>
    </section>
  );
}
