import { type SettlementRow, listTransactions } from '@hien/api';
import { settlementTexts } from '@hien/domain';
import { DefinitionList, EmptyState, Heading, Link, Notice, Skeleton } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { PagedList } from '../../shared/lists/PagedList.tsx';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { settlementStatus } from '../../shared/status/settlement-status.ts';
import { DisputeForm } from './DisputeForm.tsx';
import { EarlierDisputes } from './EarlierDisputes.tsx';
import { LineDownloads } from './LineDownloads.tsx';
import { Statement } from './Statement.tsx';
import { TransactionTable } from './TransactionTable.tsx';
import * as s from './money.css.ts';

interface OneMonthProps {
  month: SettlementRow;
  feeBasisPoints: number;
  page: number;
  href: (change: { month?: string | undefined; page?: number }) => string;
}

/** One month in full: what it comes to, where it stands, and every line of it. */
export function OneMonth({ month, feeBasisPoints, page, href }: OneMonthProps) {
  const text = useText();
  const { date } = useFormat();
  const language = useLanguage();
  const { state, closes, due, disputeUntil, changedAt, reference, dispute, answer } = month;
  return (
    <div className={s.page}>
      <div className={s.part}>
        <Link href={href({ month: undefined })}>{text('seller.settlement.back')}</Link>
        <div className={s.head}>
          <Heading level={2} size="h3">
            {date(closes, 'month')}
          </Heading>
          <CodeBadge status={settlementStatus} code={state} />
        </div>
      </div>
      {dispute === null ? null : (
        <Notice tone="info" title={text('seller.settlement.disputed')}>
          {dispute}
        </Notice>
      )}
      {answer === null ? null : (
        <Notice tone="info" title={text('seller.settlement.answer')}>
          {answer}
        </Notice>
      )}
      <EarlierDisputes disputes={month.disputes} />
      <div className={s.statement}>
        <Statement month={month} feeBasisPoints={feeBasisPoints} />
        <div className={s.facts}>
          <p className={s.sums}>{settlementTexts.states[state].next[language]}</p>
          <DefinitionList
            look="columns"
            items={
              state === 'paid'
                ? [
                    { term: text('seller.settlement.paid-on'), detail: date(changedAt, 'date') },
                    { term: text('seller.settlement.reference'), detail: reference ?? '' },
                  ]
                : [
                    { term: text('seller.settlement.closes'), detail: date(closes, 'dateTime') },
                    { term: text('seller.settlement.column.due'), detail: date(due, 'date') },
                    {
                      term: text('seller.settlement.dispute-until'),
                      detail: date(disputeUntil, 'date'),
                    },
                  ]
            }
          />
          {month.disputable && month.id !== null ? (
            <DisputeForm id={month.id} month={month} />
          ) : null}
        </div>
      </div>
      <Lines month={month.month} page={page} href={href} />
    </div>
  );
}

function Lines({ month, page, href }: Pick<OneMonthProps, 'page' | 'href'> & { month: string }) {
  const text = useText();
  const lines = useCall(listTransactions, { month, page });
  return (
    <div className={s.part}>
      <div className={s.head}>
        <Heading level={2} size="h4">
          {text('seller.settlement.lines-of')}
        </Heading>
        {(lines.data?.meta.total ?? 0) === 0 ? null : <LineDownloads of={{ month }} name={month} />}
      </div>
      <PagedList
        query={lines}
        label={text('seller.transactions.pages')}
        skeleton={<Skeleton height="16rem" />}
        href={href}
        isNarrowed={false}
        empty={
          <EmptyState
            level={3}
            drawing="chair"
            title={text('seller.settlement.none.title')}
            text={text('seller.settlement.none.text')}
          />
        }
        none={null}
      >
        {({ items }) => <TransactionTable rows={items} refetching={lines.isFetching} />}
      </PagedList>
    </div>
  );
}
