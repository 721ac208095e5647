import type { PointsBalance } from '@hien/api';
import { LinkBase, Text } from '@hien/ui';
import { Coins, Inbox, type LucideIcon, MapPin } from 'lucide-react';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './MyPage.css.ts';

interface Tile {
  icon: LucideIcon;
  title: string;
  text: string;
  href: string;
  /** Something new is there. */
  news?: boolean;
}

/** Inbox, points and addresses in a word each. */
export function QuickTiles({
  unread,
  addresses,
  points,
}: {
  unread: number;
  /** Undefined until it is known. */
  addresses: number | undefined;
  /** Undefined until they are known. */
  points: PointsBalance | undefined;
}) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const soonest = points?.expiring[0];
  const tiles: Tile[] = [
    {
      icon: Inbox,
      title: text('my-page.nav.inbox'),
      text: text('my-page.overview.inbox', { count: unread }),
      href: paths.inbox.to(language),
      news: unread > 0,
    },
    {
      icon: Coins,
      title: text('my-page.nav.points'),
      text:
        points === undefined || points.current === 0
          ? text('my-page.overview.points.text')
          : soonest === undefined
            ? text('my-page.overview.points.have', { points: format.integer(points.current) })
            : text('my-page.overview.points.ending', {
                points: format.integer(points.current),
                ending: format.integer(soonest.amount),
                date: format.date(soonest.expiresAt),
              }),
      href: paths.pointCoupon.to(language),
      news: soonest !== undefined,
    },
    {
      icon: MapPin,
      title: text('my-page.nav.addresses'),
      text: addresses === undefined ? '' : text('my-page.overview.addresses', { count: addresses }),
      href: paths.myPage.to(language, { tab: 'addresses' }),
    },
  ];
  return (
    <ul className={s.tiles} aria-label={text('my-page.overview.tiles')}>
      {tiles.map(({ icon: Icon, title, text: words, href, news }) => (
        <li key={href}>
          <LinkBase href={href} className={s.tile}>
            <Icon size={22} strokeWidth={1.5} aria-hidden className={news ? s.news : s.tileIcon} />
            <span className={s.tileTitle}>{title}</span>
            <Text as="span" size="small" tone="muted">
              {words}
            </Text>
          </LinkBase>
        </li>
      ))}
    </ul>
  );
}
