import { membershipKindLabels } from '@hien/domain';
import type { AdOrder, AdStanding } from '@hien/api';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** The name of a plan, or of a week in the auction, in the reader's language. */
export function usePlan(): (plan: AdStanding['plan']) => string {
  const language = useLanguage();
  return (plan) => membershipKindLabels[plan][language];
}

/** Places in one line: “Hà Nội, vị trí 11; Đà Nẵng, vị trí 14”. */
export function usePlaces(): (places: AdOrder['places']) => string {
  const text = useText();
  return (places) =>
    places.map(({ city, position }) => text('ad.place', { city, position })).join('; ');
}
