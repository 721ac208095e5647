import { type Language, storySides } from '@hien/domain';
import { Chip, Field, IconButton, ImageUploader, Input, Textarea } from '@hien/ui';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { uploadPreview, uploadsFor } from '../../shared/forms/uploads.ts';
import { useImageTexts } from '../../shared/forms/useImageTexts.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Content } from '../items/useItemDraft.ts';
import * as s from './story.css.ts';

type Section = Content['story'][number];

const upload = uploadsFor('item');

interface SectionEditorProps {
  section: Section;
  at: number;
  of: number;
  /** Which of the three languages is typed. */
  language: Language;
  onChange: (change: Partial<Section>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One section: its picture and where that stands, a title and a text in one language, its place among the others. */
export function SectionEditor(props: SectionEditorProps) {
  const { section, at, of, language, onChange, onMove, onRemove } = props;
  const text = useText();
  const texts = useImageTexts(1);
  const name = text('seller.story.section', { at: at + 1, of });
  const { title, text: words, picture, side } = section;
  return (
    <fieldset className={s.section}>
      <legend className={s.legend}>{name}</legend>
      <div className={s.tools}>
        <IconButton
          data-move={`${at} earlier`}
          label={text('seller.story.earlier', { name })}
          icon={<ArrowUp size={18} strokeWidth={1.75} />}
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
        />
        <IconButton
          data-move={`${at} later`}
          label={text('seller.story.later', { name })}
          icon={<ArrowDown size={18} strokeWidth={1.75} />}
          disabled={at === of - 1}
          onClick={() => onMove(at + 1)}
        />
        <IconButton
          label={text('seller.story.remove', { name })}
          icon={<Trash2 size={18} strokeWidth={1.75} />}
          onClick={onRemove}
        />
      </div>
      <Field
        id={`story-${at}-picture`}
        label={text('seller.story.picture')}
        mark={text('form.optional')}
      >
        <ImageUploader
          limit={1}
          value={picture === '' ? [] : [picture]}
          upload={upload}
          texts={{
            ...texts,
            list: text('seller.story.picture'),
            hint: text('seller.story.picture.hint'),
          }}
          previewOf={uploadPreview}
          onChange={([address = '']) => onChange({ picture: address })}
        />
      </Field>
      {picture === '' ? null : (
        <div className={s.sides} role="group" aria-label={text('seller.story.side')}>
          {storySides.map((one) => (
            <Chip key={one} chosen={one === side} onToggle={() => onChange({ side: one })}>
              {text(`seller.story.side.${one}`)}
            </Chip>
          ))}
        </div>
      )}
      <Field
        id={`story-${at}-title`}
        label={text('seller.story.heading')}
        mark={text('form.optional')}
        {...(language !== 'vi' && title.vi !== '' ? { hint: title.vi } : {})}
      >
        <Input
          lang={language}
          value={title[language]}
          maxLength={160}
          onChange={(event) =>
            onChange({ title: { ...title, [language]: event.currentTarget.value } })
          }
        />
      </Field>
      <Field
        id={`story-${at}-text`}
        label={text('seller.story.words')}
        mark={text('form.optional')}
        {...(language !== 'vi' && words.vi !== '' ? { hint: words.vi } : {})}
      >
        <Textarea
          lang={language}
          rows={5}
          value={words[language]}
          maxLength={5000}
          onChange={(event) =>
            onChange({ text: { ...words, [language]: event.currentTarget.value } })
          }
        />
      </Field>
    </fieldset>
  );
}
