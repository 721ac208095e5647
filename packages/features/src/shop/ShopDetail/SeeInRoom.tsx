import { listProductPlaces } from '@hien/api';
import { Link } from '@hien/ui';
import { Sofa } from 'lucide-react';
import { useCall } from '../../shared/calls/useCall.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { placeHref } from '../../shared/rooms/place-href.ts';
import * as s from './BuyBox.css.ts';

/** The way into a home in which the piece stands; nothing for a piece that stands nowhere. */
export function SeeInRoom({ productId }: { productId: number }) {
  const text = useText();
  const language = useLanguage();
  const [place] = useCall(listProductPlaces, { product_ids: [productId] }).data?.items ?? [];
  if (place === undefined) return null;
  return (
    <p className={s.inRoom}>
      <Sofa size={18} strokeWidth={1.75} aria-hidden />
      <Link href={placeHref(language, place)}>
        {text('shop.detail.in-room', { room: place.room_name, home: place.home_name })}
      </Link>
    </p>
  );
}
