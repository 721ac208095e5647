import { type PromotionCase, decidePromotion, listPromotionCases } from '@hien/api';
import { Notice } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { PromotionSheet, usePromotionDays } from '../../shared/promotions/PromotionSheet.tsx';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { promotionStatus } from '../../shared/status/sale-status.ts';
import { DecisionQueue } from '../parts/DecisionQueue.tsx';
import { useQueueAddress } from '../parts/useQueueAddress.ts';
import { decidedColumn } from '../parts/decided-column.ts';
import { ActList } from './ActList.tsx';
import { EndPromotion } from './EndPromotion.tsx';
import { UsualMoves } from './UsualMoves.tsx';
import { WrittenText } from './WrittenText.tsx';

const nameOf = ({ after }: PromotionCase) => after.name;

/** Promotions that shops ask for, and changes of those that were approved: who waits longest comes first. */
export function PromotionQueue() {
  const text = useText();
  const format = useFormat();
  const days = usePromotionDays();
  const { state, page, go } = useQueueAddress();
  return (
    <DecisionQueue
      label={text('admin.queue.promotions')}
      state={state}
      onState={(next) => go({ state: next })}
      query={useCall(listPromotionCases, { state, page })}
      nameOf={nameOf}
      isWaiting={(one) => one.state === 'waiting' || one.state === 'edit_request'}
      decide={decidePromotion}
      facts={(one) => <Facts one={one} />}
      columns={[
        {
          id: 'promotion',
          header: text('promotion.name'),
          cell: nameOf,
          filterBy: nameOf,
          always: true,
          onCard: 'title',
        },
        {
          id: 'shop',
          header: text('admin.review.shop'),
          cell: ({ shop }) => shop,
          filterBy: ({ shop }) => shop,
          sortBy: ({ shop }) => shop,
        },
        {
          id: 'days',
          header: text('promotion.days'),
          cell: ({ after }) => days(after),
          sortBy: ({ after }) => after.startsOn,
        },
        {
          id: 'state',
          header: text('admin.column.state'),
          cell: (one) => <CodeBadge status={promotionStatus} code={one.state} />,
        },
        {
          id: 'sent',
          header: text('admin.column.sent'),
          cell: ({ sent_at }) => format.date(sent_at, 'dateTime'),
          sortBy: ({ sent_at }) => sent_at,
        },
        ...decidedColumn(state, text),
      ]}
    />
  );
}

function Facts({ one }: { one: PromotionCase }) {
  const text = useText();
  const { state, reason, decided, before, after, moves, endable, acts } = one;
  return (
    <>
      {state === 'waiting' || state === 'edit_request' ? (
        <Notice tone="info" title={text(`admin.promotion.about.${state}`)}>
          {text('admin.promotion.about.text')}
        </Notice>
      ) : null}
      {reason === null || decided === null ? null : (
        <WrittenText by={{ name: decided.by, at: decided.at }} words={reason} />
      )}
      <PromotionSheet version={after} before={before} />
      <UsualMoves items={after.items} moves={moves} />
      <ActList acts={acts} />
      {endable && state === 'advertising' ? <EndPromotion one={one} /> : null}
    </>
  );
}
