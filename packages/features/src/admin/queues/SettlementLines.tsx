import { type SettlementCase, type Transaction, listSettlementLines } from '@hien/api';
import { type HoldEvent, canHold, settlementKindLabels } from '@hien/domain';
import { Badge, Button, Input, Skeleton, Text } from '@hien/ui';
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
import { HoldDialog } from './HoldDialog.tsx';
import * as own from './SettlementLines.css.ts';

interface Asked {
  event: HoldEvent;
  /** Null: all lines of the month. */
  lines: readonly Transaction[] | null;
}

/** The lines of a month, to keep some of them back or let them go: opened when somebody needs it. */
export function SettlementLines({ one }: { one: SettlementCase }) {
  const text = useText();
  const { vnd } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const { state, carried, lines } = one.settlement;
  if (lines === 0) return null;
  return (
    <div className={own.lines}>
      {carried === 0 ? null : (
        <Text>{text('admin.settlement.held', { amount: vnd(carried) })}</Text>
      )}
      <div className={s.actions}>
        <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {text('admin.settlement.lines', { count: lines })}
        </Button>
        {canHold(state) ? (
          <Button size="sm" onClick={() => setAsked({ event: 'hold', lines: null })}>
            {text('admin.settlement.hold.all')}
          </Button>
        ) : null}
        {carried === 0 ? null : (
          <Button size="sm" onClick={() => setAsked({ event: 'release', lines: null })}>
            {text('admin.settlement.release.all')}
          </Button>
        )}
      </div>
      {isOpen ? <Lines one={one} onAsk={setAsked} /> : null}
      {asked === undefined ? null : (
        <HoldDialog one={one} {...asked} onClose={() => setAsked(undefined)} />
      )}
    </div>
  );
}

function Lines({ one, onAsk }: { one: SettlementCase; onAsk: (asked: Asked) => void }) {
  const text = useText();
  const language = useLanguage();
  const labels = useTableLabels();
  const format = useFormat();
  const [page, setPage] = useState(1);
  const [q, setQ] = useState('');
  const found = useCall(listSettlementLines, {
    id: one.id,
    page,
    ...(q.trim() === '' ? {} : { q: q.trim() }),
  });
  const pages = found.data?.meta.totalPages ?? 1;
  return (
    <div className={own.lines}>
      <Input
        type="search"
        value={q}
        maxLength={40}
        aria-label={text('admin.settlement.lines.search')}
        placeholder={text('admin.settlement.lines.search')}
        onChange={(event) => {
          setQ(event.currentTarget.value);
          setPage(1);
        }}
      />
      <QueryBoundary query={found} skeleton={<Skeleton height="12rem" />}>
        {({ items }) => (
          <DataTable<Transaction>
            label={text('admin.settlement.lines.list')}
            labels={labels}
            language={language}
            rows={items}
            rowKey={({ id }) => String(id)}
            rowName={({ kind, order }) =>
              [settlementKindLabels[kind][language], order?.number].filter(Boolean).join(' ')
            }
            status={found.isFetching ? 'refetching' : 'ready'}
            maxHeight="28rem"
            notFound={text('table.none')}
            bulkActions={(ticked) => <HoldButtons one={one} ticked={ticked} onAsk={onAsk} />}
            columns={[
              {
                id: 'what',
                header: text('admin.settlement.line'),
                always: true,
                onCard: 'title',
                cell: ({ kind, name, option, held, heldWhy }) => (
                  <span className={own.words}>
                    <span>{settlementKindLabels[kind][language]}</span>
                    {name === '' ? null : <span className={own.small}>{`${name}, ${option}`}</span>}
                    {held ? (
                      <span>
                        <Badge tone="caution">{text('admin.settlement.line.held')}</Badge>
                      </span>
                    ) : null}
                    {heldWhy === null ? null : <span className={own.small}>{heldWhy}</span>}
                  </span>
                ),
              },
              {
                id: 'order',
                header: text('admin.return.order'),
                cell: ({ order }) => order?.number ?? '–',
              },
              {
                id: 'at',
                header: text('admin.settlement.line.at'),
                cell: ({ at }) => format.date(at, 'date'),
              },
              {
                id: 'amount',
                header: text('admin.settlement.line.amount'),
                align: 'end',
                cell: ({ amount }) => format.vnd(amount),
              },
            ]}
          />
        )}
      </QueryBoundary>
      <PageButtons page={page} pages={pages} onPage={setPage} />
    </div>
  );
}

function HoldButtons({
  one,
  ticked,
  onAsk,
}: {
  one: SettlementCase;
  ticked: readonly Transaction[];
  onAsk: (asked: Asked) => void;
}) {
  const text = useText();
  const free = canHold(one.settlement.state) ? ticked.filter(({ held }) => !held) : [];
  const held = ticked.filter((line) => line.held);
  return (
    <>
      {free.length === 0 ? null : (
        <Button size="sm" onClick={() => onAsk({ event: 'hold', lines: free })}>
          {text('admin.settlement.hold', { count: free.length })}
        </Button>
      )}
      {held.length === 0 ? null : (
        <Button size="sm" onClick={() => onAsk({ event: 'release', lines: held })}>
          {text('admin.settlement.release', { count: held.length })}
        </Button>
      )}
    </>
  );
}
