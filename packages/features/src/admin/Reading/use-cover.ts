import { useFormField } from '@hien/ui/form';
import type { TextValues } from './text-values.ts';

const nothing = { vi: '', en: '', ko: '' };

/** The cover of the form. What was said of one picture is not said of the next. */
export function useCover() {
  const images = useFormField<TextValues['images']>('images');
  const alt = useFormField<TextValues['cover_alt']>('cover_alt');
  const changed = ([next]: readonly string[]) => {
    const [before] = images.value;
    if (before !== undefined && before !== next) alt.setValue(nothing);
  };
  return {
    address: images.value[0],
    changed,
    choose: (address: string) => {
      changed([address]);
      images.setValue([address]);
    },
  };
}
