import type { SellerItem } from '@hien/api';
import { Button, Picture } from '@hien/ui';
import { DataTable, type TableColumn } from '@hien/ui/table';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useTableLabels } from '../../shared/lists/useTableLabels.ts';
import { ItemBadge } from '../../shared/order/ItemBadge.tsx';
import { type Selection, selectionOf } from '../parts/selection.ts';
import { type Act, EventDialog, useAct } from './EventDialog.tsx';
import { askedBefore } from '../../shared/order/events/event-forms.tsx';
import { LineDetail, waitsFor } from './LineDetail.tsx';
import { sellerEventWords, sellerOffers } from '../../shared/order/events/seller-actions.ts';
import { TimeLeft } from './TimeLeft.tsx';
import * as s from './LineTable.css.ts';

interface LineTableProps {
  label: string;
  rows: readonly SellerItem[];
  refetching?: boolean;
  /** Lines that are ticked, on this page and others; without it nothing can be ticked. */
  selection?: Selection<SellerItem>;
  /** What can be done with the ticked lines. */
  bulk?: ReactNode;
  /** Lines that are unfolded from the start. */
  unfolded?: readonly number[];
}

const keyOf = ({ item }: SellerItem): string => String(item.id);
const nameOf = ({ orderNumber, item }: SellerItem): string => `${orderNumber} ${item.thing.name}`;

/** Lines of a shop: what was bought, for whom, where it stands, how long there is, and the next step as a button. */
export function LineTable({
  label,
  rows,
  refetching = false,
  selection,
  bulk,
  unfolded = [],
}: LineTableProps) {
  const labels = useTableLabels();
  const language = useLanguage();
  const [act, setAct] = useState<Act>();
  const columns = useColumns(setAct);
  return (
    <>
      <DataTable<SellerItem>
        label={label}
        labels={labels}
        language={language}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        rowName={nameOf}
        status={refetching ? 'refetching' : 'ready'}
        maxHeight="none"
        defaultState={{ expanded: unfolded.map(String) }}
        expanded={(row) => <LineDetail row={row} onAct={(event) => setAct({ event, row })} />}
        {...(selection === undefined
          ? {}
          : {
              ...selectionOf(selection, rows, keyOf),
              bulkActions: () => bulk,
            })}
      />
      {act === undefined ? null : (
        <EventDialog
          key={`${act.event}-${act.row.item.id}`}
          act={act}
          onClose={() => setAct(undefined)}
        />
      )}
    </>
  );
}

function useColumns(onAct: (act: Act) => void): readonly TableColumn<SellerItem>[] {
  const text = useText();
  const format = useFormat();
  return [
    {
      id: 'thing',
      header: text('seller.column.thing'),
      always: true,
      onCard: 'title',
      cell: ({ item: { thing, quantity, goods } }) => (
        <span className={s.thing}>
          <Picture className={s.picture} picture={thing.picture} ratio="1:1" sizes="48px" alt="" />
          <span className={s.words}>
            <span className={s.name}>{thing.name}</span>
            <span className={s.small}>
              {text('orders.item.option', { option: thing.optionName, count: quantity })}
            </span>
            <span className={s.amount}>{format.vnd(goods)}</span>
          </span>
        </span>
      ),
    },
    {
      id: 'order',
      header: text('seller.column.order'),
      width: '10.5rem',
      cell: ({ orderNumber, buyer, address }) => (
        <span className={s.words}>
          <span className={s.number}>{orderNumber}</span>
          <span className={s.small}>{`${buyer}, ${address.city}`}</span>
        </span>
      ),
    },
    {
      id: 'state',
      header: text('seller.column.state'),
      width: '9rem',
      cell: ({ item }) => <ItemBadge item={item} reader="seller" />,
    },
    {
      id: 'due',
      header: text('seller.column.due'),
      width: '7rem',
      saysOnCard: ({ item }) => item.next.until !== null,
      cell: ({ item }) => <TimeLeft until={item.next.until} />,
    },
    {
      id: 'next',
      header: text('seller.column.next'),
      width: '9.5rem',
      always: true,
      saysOnCard: ({ item }) => item.next.who.length > 0,
      cell: (row) => <NextButton row={row} onAct={onAct} />,
    },
  ];
}

/** The first thing that may be done now; the others stand in the unfolded line. */
function NextButton({ row, onAct }: { row: SellerItem; onAct: (act: Act) => void }) {
  const text = useText();
  const language = useLanguage();
  const first = sellerOffers(row.item).find(({ refused }) => refused === null);
  if (first === undefined || !row.item.next.who.includes('seller'))
    return <span className={s.small}>{waitsFor(row, text, language)}</span>;
  const act = { event: first.event, row };
  return askedBefore(first.event, row) === null ? (
    <AtOnce act={act} />
  ) : (
    <Button size="sm" variant="primary" onClick={() => onAct(act)}>
      {text(sellerEventWords[first.event])}
    </Button>
  );
}

/** An event that nothing is asked before. */
function AtOnce({ act }: { act: Act }) {
  const text = useText();
  const { submit, busy } = useAct(act);
  const [failed, setFailed] = useState<string>();
  return (
    <span className={s.words}>
      <Button
        size="sm"
        variant="primary"
        loading={busy}
        onClick={async () => setFailed((await submit({}, () => undefined))?.message)}
      >
        {text(sellerEventWords[act.event])}
      </Button>
      {failed === undefined ? null : (
        <span role="alert" className={s.small}>
          {failed}
        </span>
      )}
    </span>
  );
}
