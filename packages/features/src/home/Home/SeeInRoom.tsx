import { listProductPlaces } from '@hien/api';
import { ButtonLink } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { placeHref } from '../../shared/rooms/place-href.ts';

/** The way into a home in which one of its pieces stands and can be exchanged. */
export function SeeInRoom({ productIds }: { productIds: readonly number[] }) {
  const text = useText();
  const language = useLanguage();
  const { data } = useCall(listProductPlaces, { product_ids: [...productIds] });
  const place = data?.items.find(({ product_id: id }) => id === productIds[0]) ?? data?.items[0];
  if (place === undefined) return null;
  return (
    <ButtonLink size="sm" variant="secondary" href={placeHref(language, place)}>
      {text('home.room.exchange')}
    </ButtonLink>
  );
}
