import type { Letter } from '@hien/api';
import { type Language, letterLimits } from '@hien/domain';
import { Textarea } from '@hien/ui';
import { FormField, useFormField } from '@hien/ui/form';
import { useText } from '../../shared/i18n/useText.ts';
import { LetterPreview } from './LetterPreview.tsx';
import * as s from './Letter.css.ts';

interface LetterWordsProps {
  language: Language;
  /** Null in a month without anything new. */
  preview: NonNullable<Letter['previews']>[Language] | null;
}

/** One language: the words, and the mail with them. */
export function LetterWords({ language, preview }: LetterWordsProps) {
  const text = useText();
  const name = `words.${language}`;
  const { value } = useFormField<string>(name);
  return (
    <div className={s.sides}>
      <FormField
        name={name}
        label={text('admin.letter.words', {
          language: text(`admin.terms.language.${language}`),
        })}
        mark={text('form.optional')}
      >
        <Textarea lang={language} rows={8} maxLength={letterLimits.words} />
      </FormField>
      {preview === null ? null : (
        <LetterPreview preview={preview} language={language} words={value} />
      )}
    </div>
  );
}
