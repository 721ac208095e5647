import { Chip } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './items.css.ts';

interface MissingLanguageProps {
  missing: 'ko' | 'en' | undefined;
  onChange: (missing: 'ko' | 'en' | undefined) => void;
}

/** Which language a shop still has to write its items in; pressed again, all are there. */
export function MissingLanguage({ missing, onChange }: MissingLanguageProps) {
  const text = useText();
  return (
    <fieldset className={s.missing} aria-label={text('seller.items.missing')}>
      {(['ko', 'en'] as const).map((language) => (
        <Chip
          key={language}
          chosen={missing === language}
          onToggle={() => onChange(missing === language ? undefined : language)}
        >
          {text(`seller.items.missing.${language}`)}
        </Chip>
      ))}
    </fieldset>
  );
}
