import { type SellerItem, listSellerItems, readShopAccount } from '@hien/api';
import { systemClock, toIso } from '@hien/domain';
import { Button, ButtonLink, EmptyState, Notice, Skeleton } from '@hien/ui';
import { Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { LabelSheet } from './LabelSheet.tsx';
import { PackingSlip } from './PackingSlip.tsx';
import { PickList } from './PickList.tsx';
import { type PaperKind, isToBeSent, mostPrinted, parcelsOf } from './papers.ts';
import * as s from './papers.css.ts';

/** Who sends: the shop as buyers know it, and where its goods leave. */
export interface Sender {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
}

interface LinePapersProps {
  kind: PaperKind;
  ids: readonly number[];
  backHref: string;
}

/** The papers of chosen lines as they will lie on A4: the lines as they are now, in the order they were chosen in. */
export function LinePapers({ kind, ids, backHref }: LinePapersProps) {
  const text = useText();
  const lines = useCall(listSellerItems, { ids: [...ids], limit: mostPrinted });
  const shop = useCall(readShopAccount, {});
  return (
    <QueryBoundary query={lines} size="page" skeleton={<Skeleton height="40rem" />}>
      {({ items }) => (
        <QueryBoundary query={shop} size="page" skeleton={<Skeleton height="40rem" />}>
          {({ data, contactPhone, warehouse }) => {
            const found = ids.flatMap((id) => items.find(({ item }) => item.id === id) ?? []);
            return (
              <Papers
                kind={kind}
                lines={found.filter(isToBeSent)}
                left={found.length - found.filter(isToBeSent).length}
                sender={{
                  name: data.name,
                  phone: contactPhone,
                  address: warehouse === '' ? data.address : warehouse,
                }}
                back={
                  <ButtonLink variant="quiet" href={backHref}>
                    {text('seller.papers.back')}
                  </ButtonLink>
                }
              />
            );
          }}
        </QueryBoundary>
      )}
    </QueryBoundary>
  );
}

interface PapersProps {
  kind: PaperKind;
  lines: readonly SellerItem[];
  /** How many of those that were chosen are on no paper. */
  left: number;
  sender: Sender;
  back: ReactNode;
}

function Papers({ kind, lines, left, sender, back }: PapersProps) {
  const text = useText();
  const { date, integer } = useFormat();
  const [now] = useState(() => toIso(systemClock.now()));
  if (lines.length === 0)
    return (
      <EmptyState
        drawing="chair"
        title={text('seller.papers.none')}
        text={text('seller.papers.none.text')}
        action={back}
      />
    );
  const parcels = parcelsOf(lines);
  const facts = [
    { label: text('seller.papers.printed'), value: date(now, 'dateTime') },
    { label: text('seller.papers.count'), value: integer(parcels.length) },
  ];
  return (
    <div className={s.page}>
      <div className={s.toolbar}>
        {back}
        <Button variant="primary" onClick={() => window.print()}>
          <Printer size={18} strokeWidth={1.75} aria-hidden />
          {text('seller.papers')}
        </Button>
      </div>
      {left === 0 ? null : (
        <Notice tone="caution">{text('seller.papers.left', { count: left })}</Notice>
      )}
      {kind === 'pick' ? (
        <PickList lines={lines} facts={facts} />
      ) : kind === 'labels' ? (
        <LabelSheet parcels={parcels} sender={sender} facts={facts} />
      ) : (
        parcels.map((parcel) => (
          <div key={parcel.order.orderId} className={s.slip}>
            <PackingSlip parcel={parcel} sender={sender} />
          </div>
        ))
      )}
    </div>
  );
}
