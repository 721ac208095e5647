import type { ReadingText } from '@hien/api';
import { type Language, languages } from '@hien/domain';
import { Tabs } from '@hien/ui';
import { media } from '@hien/ui/theme';
import { useState } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import { LanguageColumn } from './LanguageColumn.tsx';
import { useMedia } from './useMedia.ts';
import * as s from './Reading.css.ts';

interface LanguageColumnsProps {
  text: Pick<ReadingText, 'kind' | 'meter'>;
  /** A translation holds for the Vietnamese as it is now. */
  onConfirm: (language: Exclude<Language, 'vi'>) => Promise<void>;
}

/** Three languages beside each other; where there is no room, one at a time. */
export function LanguageColumns({ text: thing, onConfirm }: LanguageColumnsProps) {
  const text = useText();
  const isNarrow = useMedia(media.narrow);
  const [shown, setShown] = useState<string>('vi');
  const column = (language: Language) => (
    <LanguageColumn key={language} language={language} text={thing} onConfirm={onConfirm} />
  );
  if (!isNarrow) return <div className={s.columns}>{languages.map(column)}</div>;
  return (
    <Tabs
      label={text('admin.reading.languages')}
      look="segment"
      value={shown}
      onChange={setShown}
      items={languages.map((language) => ({
        id: language,
        label: text(`admin.terms.language.${language}`),
        content: column(language),
      }))}
    />
  );
}
