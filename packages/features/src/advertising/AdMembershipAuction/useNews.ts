import type { Auction } from '@hien/api';
import { useState } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** What others bid since the last answer, in one sentence for who listens; empty as the page opens. */
export function useNews(auction: Auction): string {
  const text = useText();
  const { vnd } = useFormat();
  const [heard, setHeard] = useState({ auction, news: '' });
  if (heard.auction === auction) return heard.news;
  const risen = auction.slots.filter(
    ({ highest }, at) => highest !== null && highest !== heard.auction.slots[at]?.highest,
  );
  const news =
    auction.city === heard.auction.city
      ? risen
          .map(({ slot, highest }) => text('ad.auction.news', { slot, amount: vnd(highest ?? 0) }))
          .join(' ')
      : '';
  setHeard({ auction, news });
  return news;
}
