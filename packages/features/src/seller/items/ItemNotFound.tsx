import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { items, sectionHref } from '../parts/sections.ts';

/** An item that is not there, or not of this shop: the way on is the list of those that are. */
export function ItemNotFound() {
  const text = useText();
  const language = useLanguage();
  return (
    <NotFoundState
      title={text('seller.item.not-found')}
      text={text('seller.item.not-found.text')}
      back={{ href: sectionHref(language, items), label: text('seller.item.back') }}
    />
  );
}
