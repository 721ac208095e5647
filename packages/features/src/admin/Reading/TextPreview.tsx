import type { ReadingText } from '@hien/api';
import { type Language, languages } from '@hien/domain';
import { Dialog, Heading, Notice, Picture, Tabs, Text } from '@hien/ui';
import { RichText } from '@hien/ui/rich-text';
import { useState } from 'react';
import { addressOf, uploadPreview } from '../../shared/forms/uploads.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { TextValues } from './text-values.ts';
import * as s from './Reading.css.ts';
import { useTextPieces } from './use-text-pieces.tsx';

interface TextPreviewProps {
  values: TextValues;
  /** Knows the cover that it had. */
  text: ReadingText;
  onClose: () => void;
}

/** As readers get it in each language: what is not translated is in Vietnamese there. */
export function TextPreview({ values, text: { picture }, onClose }: TextPreviewProps) {
  const text = useText();
  const pieces = useTextPieces();
  const [shown, setShown] = useState<string>('vi');
  const [cover] = values.images;
  const known = picture !== null && cover === addressOf(picture) ? picture : null;
  const read = (part: 'title' | 'excerpt' | 'body', language: Language) =>
    values[part][language] || values[part].vi;
  const page = (language: Language) => (
    <article className={s.read} lang={language}>
      {values.body[language] === '' ? (
        <Notice tone="info">{text('admin.reading.preview.vietnamese')}</Notice>
      ) : null}
      <Text size="small" tone="muted">
        {values.author}
      </Text>
      <Heading level={2} size="h1">
        {read('title', language) || text('admin.reading.untitled')}
      </Heading>
      <Text size="lead" tone="muted">
        {read('excerpt', language)}
      </Text>
      {known ? <Picture picture={known} ratio="3:2" sizes="42rem" /> : null}
      {known === null && cover !== undefined ? (
        <img className={s.cover} src={uploadPreview(cover)} alt="" />
      ) : null}
      <RichText
        html={read('body', language)}
        tableLabel={read('title', language)}
        productOf={pieces.card}
      />
    </article>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="full"
      title={text('admin.reading.preview.title')}
      closeLabel={text('admin.reading.close')}
    >
      <Tabs
        label={text('admin.reading.languages')}
        value={shown}
        onChange={setShown}
        items={languages.map((language) => ({
          id: language,
          label: text(`admin.terms.language.${language}`),
          content: page(language),
        }))}
      />
    </Dialog>
  );
}
