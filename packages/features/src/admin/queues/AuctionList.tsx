import { type AuctionSummary, listAuctions } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Link, StatusBadge } from '@hien/ui';
import { addressOf } from '../../shared/address/address.ts';
import { page } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CaseTable } from '../parts/CaseTable.tsx';

const address = addressOf({ page });
const tones = {
  bidding: 'positive',
  results: 'caution',
  running: 'paid',
  over: 'neutral',
} as const;

/** Auctions by week and city with their money; the ledger of each can be replayed, and a bid taken out there. */
export function AuctionList() {
  const text = useText();
  const language = useLanguage();
  const { vnd, date } = useFormat();
  const { url } = useAddress(address);
  const weekOf = ({ week }: AuctionSummary) => date(`${week}T00:00:00+07:00`);
  const nameOf = (one: AuctionSummary) => `${one.city} · ${weekOf(one)}`;
  return (
    <CaseTable
      label={text('admin.queue.auctions')}
      query={useCall(listAuctions, { page: url.page })}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      empty={{ title: 'admin.auction.empty' }}
      columns={[
        {
          id: 'city',
          width: '9rem',
          header: text('admin.auction.city'),
          cell: (one) => (
            <Link
              href={paths.premiumAuctionResult.to(language, { city: one.city, week: one.week })}
            >
              {one.city}
            </Link>
          ),
          filterBy: ({ city }) => city,
          sortBy: ({ city }) => city,
          always: true,
          onCard: 'title',
        },
        {
          id: 'week',
          width: '8rem',
          header: text('admin.auction.week'),
          cell: weekOf,
          sortBy: ({ week }) => week,
        },
        {
          id: 'phase',
          width: '7.5rem',
          header: text('admin.column.state'),
          cell: ({ phase }) => (
            <StatusBadge tone={tones[phase]}>{text(`admin.auction.phase.${phase}`)}</StatusBadge>
          ),
        },
        {
          id: 'bids',
          width: '7rem',
          header: text('admin.auction.bids'),
          cell: ({ bids, companies }) => text('admin.auction.bids.of', { bids, companies }),
          sortBy: ({ bids }) => bids,
        },
        {
          id: 'won',
          width: '8rem',
          header: text('admin.auction.won'),
          cell: ({ won }) =>
            won.slots === 0
              ? '–'
              : text('admin.auction.won.of', { slots: won.slots, amount: vnd(won.amount) }),
          sortBy: ({ won }) => won.amount,
        },
        {
          id: 'held',
          width: '7.5rem',
          header: text('admin.auction.held'),
          cell: ({ held }) => (held === 0 ? '–' : vnd(held)),
          sortBy: ({ held }) => held,
        },
        {
          id: 'back',
          width: '7.5rem',
          header: text('admin.auction.back'),
          cell: ({ to_return }) => (to_return === 0 ? '–' : vnd(to_return)),
          sortBy: ({ to_return }) => to_return,
        },
        {
          id: 'out',
          width: '7.5rem',
          header: text('admin.auction.out'),
          cell: ({ voided, taken_back }) =>
            voided + taken_back === 0
              ? '–'
              : text('admin.auction.out.of', { voided, taken: taken_back }),
          sortBy: ({ voided, taken_back }) => voided + taken_back,
        },
      ]}
    />
  );
}
