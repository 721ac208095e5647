import type { RoomAround } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Link } from '@hien/ui';
import type { PanoramaHotspot } from '@hien/ui/viewers';
import { useFormat } from '../i18n/useFormat.ts';
import { useLanguage } from '../i18n/useLanguage.ts';

/** The shop's pieces that are seen in a panorama, each with its price and the way to it; `see` is what that way is called. */
export function usePiecesAround(around: RoomAround | null, see: string): PanoramaHotspot[] {
  const language = useLanguage();
  const format = useFormat();
  return (around?.pieces ?? []).map(({ product_id: id, name, price, yaw, pitch }) => ({
    id: `piece-${id}`,
    name,
    detail: format.vnd(price),
    toward: { yaw, pitch },
    action: (
      <Link href={paths.shopDetail.to(language, { id })} aria-label={`${see}: ${name}`}>
        {see}
      </Link>
    ),
  }));
}
