import { type ReferralCode, type ReferralUse, listReferralUses } from '@hien/api';
import { Button, EmptyState, Skeleton, StatusBadge } from '@hien/ui';
import { DataTable } from '@hien/ui/table';
import { useState } from 'react';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useTableLabels } from '../../shared/lists/useTableLabels.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { PageButtons } from '../parts/PageButtons.tsx';
import * as s from '../parts/case.css.ts';

/** Payments that named a code, opened when somebody needs them; without who bought. */
export function ReferralUses({ one }: { one: ReferralCode }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={s.lines}>
      <div className={s.actions}>
        <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {text('admin.referral.uses')}
        </Button>
      </div>
      {isOpen ? <Uses one={one} /> : null}
    </div>
  );
}

function Uses({ one }: { one: ReferralCode }) {
  const text = useText();
  const language = useLanguage();
  const labels = useTableLabels();
  const format = useFormat();
  const [page, setPage] = useState(1);
  const found = useCall(listReferralUses, { id: one.id, page });
  const pages = found.data?.meta.totalPages ?? 1;
  return (
    <>
      <QueryBoundary query={found} skeleton={<Skeleton height="12rem" />}>
        {({ items }) => (
          <DataTable<ReferralUse>
            label={text('admin.referral.uses.list', { code: one.code })}
            labels={labels}
            language={language}
            rows={items}
            rowKey={({ number }) => number}
            rowName={({ number }) => number}
            status={found.isFetching ? 'refetching' : 'ready'}
            empty={<EmptyState level={2} drawing={null} title={text('admin.referral.uses.none')} />}
            notFound={text('table.none')}
            columns={[
              {
                id: 'number',
                header: text('admin.referral.use.number'),
                cell: ({ number }) => number,
                always: true,
                onCard: 'title',
              },
              {
                id: 'what',
                header: text('admin.referral.use.what'),
                cell: ({ purpose }) => text(`admin.referral.use.${purpose}`),
              },
              {
                id: 'placed',
                header: text('admin.referral.use.placed'),
                cell: ({ placed_at: at }) => format.date(at, 'dateTime'),
              },
              {
                id: 'state',
                header: text('admin.column.state'),
                cell: (use) => <UseState use={use} />,
              },
              {
                id: 'total',
                header: text('admin.referral.total'),
                align: 'end',
                cell: ({ total }) => format.vnd(total),
              },
            ]}
          />
        )}
      </QueryBoundary>
      <PageButtons page={page} pages={pages} onPage={setPage} />
    </>
  );
}

function UseState({ use: { cancelled_at: gone, paid_at: paid } }: { use: ReferralUse }) {
  const text = useText();
  if (gone !== null)
    return <StatusBadge tone="neutral">{text('admin.referral.cancelled')}</StatusBadge>;
  return paid === null ? (
    <StatusBadge tone="caution">{text('admin.referral.use.unpaid')}</StatusBadge>
  ) : (
    <StatusBadge tone="positive">{text('admin.referral.use.paid')}</StatusBadge>
  );
}
