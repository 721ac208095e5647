import { answerPlaceNames, answerPlaces, filledAnswer, limits, writtenPlace } from '@hien/domain';
import { Button, Text, Textarea } from '@hien/ui';
import { FormField, useFormField } from '@hien/ui/form';
import { useRef } from 'react';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './templates.css.ts';

/** The words of a saved answer, its places at a press, and how a buyer would read it. */
export function AnswerField() {
  const text = useText();
  const language = useLanguage();
  const box = useRef<HTMLTextAreaElement>(null);
  const { value: words, setValue } = useFormField<string>('words');
  const insert = (place: string) => {
    const at = box.current?.selectionStart ?? words.length;
    const end = box.current?.selectionEnd ?? at;
    setValue(words.slice(0, at) + place + words.slice(end));
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(at + place.length, at + place.length);
    });
  };
  return (
    <div className={s.part}>
      <FormField
        name="words"
        label={text('seller.template.words')}
        hint={text('seller.template.words.hint')}
        required
      >
        <Textarea ref={box} rows={6} maxLength={limits.templates.answerLetters} />
      </FormField>
      <div className={s.acts} role="group" aria-label={text('seller.template.insert')}>
        <Text as="span" size="small" tone="muted">
          {text('seller.template.insert')}
        </Text>
        {answerPlaces.map((place) => (
          <Button key={place} size="sm" onClick={() => insert(writtenPlace(place, language))}>
            {answerPlaceNames[place][language]}
          </Button>
        ))}
      </div>
      {words.trim() === '' ? null : (
        <div className={s.preview}>
          <Text size="caption" tone="muted">
            {text('seller.template.preview')}
          </Text>
          <p className={s.answer}>
            {filledAnswer(words, {
              product: text('seller.template.preview.product'),
              buyer: text('seller.template.preview.buyer'),
            })}
          </p>
        </div>
      )}
    </div>
  );
}
