import {
  type SellerItem,
  type SellerItemList,
  listRedBills,
  listSellerItems,
  listSettlements,
  listShopQuestions,
} from '@hien/api';
import { redBillTabLabels } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { ButtonLink, EmptyState, Heading, Skeleton, StatTile } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { LineTable } from '../lines/LineTable.tsx';
import { PayoutTiles } from '../money/PayoutTiles.tsx';
import { orderStatus, questions, redBills, sectionHref, settlement } from '../parts/sections.ts';
import { countsAlone, soonest } from '../parts/SellerFrame.tsx';
import { DayFigures } from './DayFigures.tsx';
import { DueElse } from './DueElse.tsx';
import { useWritten } from './useWritten.ts';
import { NextDeadline } from './NextDeadline.tsx';
import { waitingParts } from './waiting-parts.ts';
import * as s from './Dashboard.css.ts';

/** What waits for the shop: how much in each queue, and the lines that are due first. */
export function Dashboard() {
  const lists = useCall(listSellerItems, soonest);
  return (
    <QueryBoundary query={lists} size="page" skeleton={<DashboardSkeleton />}>
      {(data) => (
        <div className={s.parts}>
          <DueFirst rows={data.items} refetching={lists.isFetching} />
          <Queues lists={data} />
          <DayFigures />
          <Payout />
        </div>
      )}
    </QueryBoundary>
  );
}

function Queues({ lists }: { lists: SellerItemList }) {
  const text = useText();
  const language = useLanguage();
  const { integer } = useFormat();
  const parts = waitingParts(lists, language, text);
  return (
    <div className={s.part}>
      <Heading level={2} size="h4">
        {text('seller.queues')}
      </Heading>
      <ul className={s.tiles}>
        {parts.map(({ key, section, label, href, count }) => (
          <li key={key}>
            <StatTile
              label={label}
              value={integer(count)}
              href={href}
              icon={<section.icon size={18} strokeWidth={1.75} />}
            />
          </li>
        ))}
        <WrittenAnswers />
      </ul>
    </div>
  );
}

/** What is written, and not moved: answers to buyers, and invoices before their month ends. */
function WrittenAnswers() {
  const text = useText();
  const language = useLanguage();
  const { integer } = useFormat();
  const { data: asked } = useCall(listShopQuestions, countsAlone);
  const { data: bills } = useCall(listRedBills, countsAlone);
  return (
    <>
      {asked === undefined ? null : (
        <li>
          <StatTile
            label={text('seller.queue.questions')}
            value={integer(asked.counts.unanswered)}
            href={paths.shopManager.to(language, { type: questions.name }, { tab: 'unanswered' })}
            icon={<questions.icon size={18} strokeWidth={1.75} />}
          />
        </li>
      )}
      {bills === undefined
        ? null
        : (['waiting', 'overdue', 'to_adjust'] as const)
            .filter((tab) => tab === 'waiting' || bills.counts[tab] > 0)
            .map((tab) => (
              <li key={tab}>
                <StatTile
                  label={text('seller.queue', {
                    list: text(redBills.title),
                    part: redBillTabLabels[tab][language],
                  })}
                  value={integer(bills.counts[tab])}
                  href={paths.shopManager.to(language, { type: redBills.name }, { tab })}
                  icon={<redBills.icon size={18} strokeWidth={1.75} />}
                />
              </li>
            ))}
    </>
  );
}

/** What the shop is paid, as far as it is known today; the rest of the page does not wait for it. */
function Payout() {
  const text = useText();
  const language = useLanguage();
  const settlements = useCall(listSettlements);
  return (
    <div className={s.part}>
      <Heading level={2} size="h4">
        {text('seller.payout')}
      </Heading>
      <QueryBoundary query={settlements} size="section" skeleton={<Skeleton height="7rem" />}>
        {({ items }) => (
          <PayoutTiles
            months={items}
            hrefOf={(month) => paths.shopManager.to(language, { type: settlement.name }, { month })}
          />
        )}
      </QueryBoundary>
    </div>
  );
}

function DueFirst({ rows, refetching }: { rows: readonly SellerItem[]; refetching: boolean }) {
  const text = useText();
  const language = useLanguage();
  const written = useWritten();
  const isKnown = !written.isPending;
  const until = rows[0]?.item.next.until ?? null;
  const first = written.items[0]?.until ?? Number.POSITIVE_INFINITY;
  const isSooner = first < (until === null ? Number.POSITIVE_INFINITY : Date.parse(until));
  return (
    <div className={s.part}>
      <Heading level={2} size="h4">
        {text('seller.todo')}
      </Heading>
      {isKnown && isSooner ? <DueElse written={written} /> : null}
      {!isKnown ? (
        // Which block is first is known when all has come: nothing moves below a reader's eyes.
        <Skeleton height="24rem" />
      ) : rows.length === 0 ? (
        <EmptyState
          level={3}
          drawing="chair"
          title={text('seller.todo.none.title')}
          text={text('seller.todo.none.text')}
          action={<NextDeadline />}
        />
      ) : (
        <LineTable label={text('seller.todo')} rows={rows} refetching={refetching} />
      )}
      <div>
        <ButtonLink href={sectionHref(language, orderStatus)}>
          {text('seller.todo.more')}
        </ButtonLink>
      </div>
      {isKnown && !isSooner ? <DueElse written={written} /> : null}
    </div>
  );
}

function DashboardSkeleton() {
  return (
    <div className={s.parts}>
      <Skeleton height="8rem" />
      <Skeleton height="24rem" />
    </div>
  );
}
