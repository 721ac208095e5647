import type { ReadingText } from '@hien/api';
import { articleTypes, readingLimits } from '@hien/domain';
import { Heading, ImageUploader, Input, Select, TagInput } from '@hien/ui';
import { FormField, FormGroup } from '@hien/ui/form';
import { uploadPreview, uploadsFor } from '../../shared/forms/uploads.ts';
import { useImageTexts } from '../../shared/forms/useImageTexts.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CoverChoice } from './CoverChoice.tsx';
import { TextPieces } from './TextPieces.tsx';
import { useCover } from './use-cover.ts';
import * as s from './Reading.css.ts';

const upload = uploadsFor('interior-share');

interface TextFactsProps {
  text: ReadingText;
  onPending: (count: number) => void;
}

/** What is the same in every language: cover, who wrote it, what it is about, and the pieces that stand below it. */
export function TextFacts({ text: { kind }, onPending }: TextFactsProps) {
  const text = useText();
  const images = useImageTexts(1);
  const cover = useCover();
  return (
    <section className={s.facts} aria-label={text('admin.reading.facts')}>
      <Heading level={2} size="h4">
        {text('admin.reading.facts')}
      </Heading>
      <div className={s.pair}>
        <FormGroup
          name="images"
          legend={text('admin.reading.cover')}
          hint={text('admin.reading.cover.hint')}
          required
        >
          <ImageUploader
            limit={1}
            upload={upload}
            texts={{ ...images, list: text('admin.reading.cover') }}
            previewOf={uploadPreview}
            onPending={onPending}
            onChange={cover.changed}
          />
          <CoverChoice />
        </FormGroup>
        <div className={s.stack}>
          <FormField name="author" label={text('admin.reading.author')} required>
            <Input maxLength={readingLimits.author} autoComplete="off" />
          </FormField>
          {kind === 'article' ? (
            <FormField name="type" label={text('admin.reading.type')} required>
              <Select
                options={articleTypes.map((value) => ({
                  value,
                  label: text(`article-type.${value}`),
                }))}
              />
            </FormField>
          ) : null}
          <FormGroup
            name="tags"
            legend={text('admin.reading.tags')}
            mark={text('form.optional')}
            hint={text('admin.reading.tags.hint', { max: readingLimits.tags })}
          >
            <TagInput
              aria-label={text('admin.reading.tags')}
              clean={(typed) => typed.normalize('NFC').trim().slice(0, readingLimits.tag)}
              max={readingLimits.tags}
              texts={{
                list: text('admin.reading.tags.list'),
                remove: (tag) => text('admin.reading.tags.remove', { tag }),
                added: (tag) => text('admin.reading.tags.added', { tag }),
                removed: (tag) => text('admin.reading.tags.removed', { tag }),
              }}
            />
          </FormGroup>
          {kind === 'article' ? <TextPieces /> : null}
        </div>
      </div>
    </section>
  );
}
