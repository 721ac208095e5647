import type { InteriorShare } from '@hien/api';
import { useFormat } from '../i18n/useFormat.ts';
import { useText } from '../i18n/useText.ts';

/** A home in a few words: its kind, its size, where it is. What its author does not say is left out. */
export function useShareFacts({
  house_type: house,
  area,
  city,
}: Pick<InteriorShare, 'area' | 'city'> & {
  house_type: InteriorShare['house_type'] | null;
}): readonly string[] {
  const text = useText();
  const format = useFormat();
  return [house && text(`house.${house}`), area && format.area(area), city].filter(
    (fact): fact is string => typeof fact === 'string',
  );
}
