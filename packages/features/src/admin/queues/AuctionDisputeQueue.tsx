import { type AuctionDisputeCase, decideAuctionDispute, listAuctionDisputes } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { DefinitionList, Link } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { auctionDisputeStatus, bidStatus } from '../../shared/status/advertising-status.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { DecisionQueue } from '../parts/DecisionQueue.tsx';
import { decidedColumn } from '../parts/decided-column.ts';
import { useQueueAddress } from '../parts/useQueueAddress.ts';
import { WrittenText } from './WrittenText.tsx';

const nameOf = ({ company, city }: AuctionDisputeCase) => `${company} · ${city}`;

/** What companies say against the results of auctions (docs/adr/0151): what is due first comes first. */
export function AuctionDisputeQueue() {
  const text = useText();
  const format = useFormat();
  const { state, page, go } = useQueueAddress();
  return (
    <DecisionQueue
      label={text('admin.queue.auction-disputes')}
      state={state}
      onState={(next) => go({ state: next })}
      query={useCall(listAuctionDisputes, { state, page })}
      nameOf={nameOf}
      isWaiting={(one) => one.state === 'open'}
      decide={decideAuctionDispute}
      facts={(one) => <DisputeFacts one={one} />}
      columns={[
        {
          id: 'company',
          header: text('admin.construction-review.company'),
          cell: nameOf,
          filterBy: nameOf,
          sortBy: nameOf,
          always: true,
          onCard: 'title',
        },
        {
          id: 'week',
          header: text('admin.auction.week'),
          cell: ({ week }) => format.date(`${week}T00:00:00+07:00`),
          sortBy: ({ week }) => week,
        },
        {
          id: 'state',
          header: text('admin.column.state'),
          cell: (one) => <CodeBadge status={auctionDisputeStatus} code={one.state} />,
        },
        {
          id: 'due',
          header: text('admin.dispute.due'),
          cell: ({ due_at }) => format.date(due_at, 'dateTime'),
          sortBy: ({ due_at }) => due_at,
        },
        ...decidedColumn(state, text),
      ]}
    />
  );
}

/** What the company says, what it bid, and the ledger to be played again. */
function DisputeFacts({ one }: { one: AuctionDisputeCase }) {
  const text = useText();
  const language = useLanguage();
  const { vnd } = useFormat();
  const { city, week } = one;
  return (
    <>
      <WrittenText by={{ name: one.company, at: one.opened_at }} words={one.words} />
      <DefinitionList
        look="columns"
        items={[
          {
            term: text('admin.dispute.bids'),
            detail: one.bids.map(({ number, slot, amount, state }) => (
              <div key={number}>
                {slot} · {vnd(amount)} <CodeBadge status={bidStatus} code={state} />
              </div>
            )),
          },
          {
            term: text('admin.auction.city'),
            detail: (
              <Link href={paths.premiumAuctionResult.to(language, { city, week })}>
                {text('admin.dispute.replay')}
              </Link>
            ),
          },
        ]}
      />
      {one.answer === null ? null : (
        <WrittenText
          by={one.decided && { name: one.decided.by, at: one.decided.at }}
          words={one.answer}
        />
      )}
    </>
  );
}
