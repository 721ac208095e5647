import type { ReadingText } from '@hien/api';
import { type Language, readingLimits } from '@hien/domain';
import { Button, Heading, Input, Textarea } from '@hien/ui';
import { FormEditor } from '@hien/ui/editor';
import { FormField, useFormField } from '@hien/ui/form';
import { useId, useState } from 'react';
import { uploadInText } from '../../shared/forms/uploads.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { MeterBadge } from './MeterBadge.tsx';
import type { TextValues } from './text-values.ts';
import { useEditorLabels } from './use-editor-labels.ts';
import { useTextPieces } from './use-text-pieces.tsx';
import * as s from './Reading.css.ts';

interface LanguageColumnProps {
  language: Language;
  text: Pick<ReadingText, 'kind' | 'meter'>;
  onConfirm: (language: Exclude<Language, 'vi'>) => Promise<void>;
}

/** Title, introduction and text in one language, with what is older than the Vietnamese. */
export function LanguageColumn({
  language,
  text: { kind, meter },
  onConfirm,
}: LanguageColumnProps) {
  const text = useText();
  const title = useId();
  const labels = useEditorLabels();
  const pieces = useTextPieces();
  // It is kept with the picture that it speaks of.
  const hasCover = useFormField<TextValues['images']>('images').value.length > 0;
  const [isSending, setSending] = useState(false);
  const needs = language === 'vi' ? { required: true } : {};
  const hintOf = (part: keyof typeof meter) =>
    meter[part][language] === 'older' ? { hint: text('admin.reading.older') } : {};
  const isOlder = Object.values(meter).some((part) => part[language] === 'older');
  return (
    <section className={s.column} aria-labelledby={title}>
      <div className={s.row}>
        <Heading level={2} size="h4" id={title}>
          {text(`admin.terms.language.${language}`)}
        </Heading>
        {language === 'vi' ? null : <MeterBadge meter={meter} language={language} />}
      </div>
      <FormField
        name={`title.${language}`}
        label={text('admin.reading.title')}
        {...needs}
        {...hintOf('title')}
      >
        <Input lang={language} maxLength={readingLimits.title} autoComplete="off" />
      </FormField>
      <FormField
        name={`excerpt.${language}`}
        label={text('admin.reading.excerpt')}
        {...needs}
        {...hintOf('excerpt')}
      >
        <Textarea lang={language} rows={3} maxLength={readingLimits.excerpt} />
      </FormField>
      {hasCover ? (
        <FormField
          name={`cover_alt.${language}`}
          label={text('admin.reading.cover.alt')}
          hint={text('admin.reading.cover.alt.hint')}
          mark={text('form.optional')}
        >
          <Input lang={language} maxLength={readingLimits.coverAlt} autoComplete="off" />
        </FormField>
      ) : null}
      <div lang={language}>
        <FormEditor
          name={`body.${language}`}
          label={text('admin.reading.body')}
          labels={labels}
          uploadImage={uploadInText}
          minHeight={360}
          // An essay is read without pieces.
          {...(kind === 'article' ? { products: pieces } : {})}
          {...needs}
          {...hintOf('body')}
        />
      </div>
      {language !== 'vi' && isOlder ? (
        <Button
          size="sm"
          className={s.start}
          loading={isSending}
          loadingLabel={text('admin.reading.save.saving')}
          onClick={() => {
            setSending(true);
            // The line above says why it failed.
            void onConfirm(language)
              .catch(() => undefined)
              .finally(() => setSending(false));
          }}
        >
          {text('admin.reading.confirm')}
        </Button>
      ) : null}
    </section>
  );
}
