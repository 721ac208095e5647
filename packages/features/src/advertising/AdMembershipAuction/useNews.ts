import type { Auction } from '@hien/api';
import { useEffect, useState } from 'react';
import { calm } from '../../shared/async/calm.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** So often at most something is told to who listens: in the last minutes of a slot bids come faster than anybody speaks. */
const everyMs = 10_000;

/** What others bid since it was told last, in one sentence for who listens; empty as the page opens. */
export function useNews(auction: Auction): string {
  const text = useText();
  const { vnd } = useFormat();
  const [told, setTold] = useState({ auction, news: '' });
  const [tellCalmly] = useState(() => calm(everyMs));
  const since = told.auction;
  const isAnother = since.city !== auction.city || since.week !== auction.week;
  const news = isAnother
    ? ''
    : auction.slots
        .filter(({ highest }, at) => highest !== null && highest !== since.slots[at]?.highest)
        .map(({ slot, highest }) => text('ad.auction.news', { slot, amount: vnd(highest ?? 0) }))
        .join(' ');
  if (isAnother) setTold({ auction, news });
  useEffect(
    () => (news === '' ? undefined : tellCalmly(() => setTold({ auction, news }))),
    [auction, news, tellCalmly],
  );
  return told.news;
}
