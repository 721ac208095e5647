import { Text } from '@hien/ui';
import { Languages } from 'lucide-react';
import * as s from './InVietnamese.css.ts';
import { useText } from './useText.ts';

/** Says quietly that the text beside it is not in the page's language: nobody has translated it. */
export function InVietnamese() {
  const text = useText();
  return (
    <Text as="p" size="small" tone="muted" className={s.line}>
      <Languages size={16} strokeWidth={1.5} aria-hidden />
      {text('translation.vietnamese')}
    </Text>
  );
}

/** The `lang` of a text, so that it is pronounced as what it is; undefined where it is the page's. */
export const langOf = <Field extends string>(
  untranslated: readonly Field[],
  field: Field,
): 'vi' | undefined => (untranslated.includes(field) ? 'vi' : undefined);
