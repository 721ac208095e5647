import { Logo, PrintSheet, type PrintSheetProps, QrCode } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Sender } from './LinePapers.tsx';
import { type Parcel, doorOf } from './papers.ts';
import * as s from './papers.css.ts';

interface LabelSheetProps {
  parcels: readonly Parcel[];
  sender: Sender;
  facts: PrintSheetProps['facts'];
}

/** A label for each parcel, two beside each other on A4, to be cut. */
export function LabelSheet({ parcels, sender, facts }: LabelSheetProps) {
  const text = useText();
  return (
    <PrintSheet logo={<Logo size={24} />} title={text('seller.papers.labels')} facts={facts}>
      <ul className={s.labels}>
        {parcels.map((parcel) => (
          <Label key={parcel.order.orderId} parcel={parcel} sender={sender} />
        ))}
      </ul>
    </PrintSheet>
  );
}

function Label({ parcel: { order, items }, sender }: { parcel: Parcel; sender: Sender }) {
  const text = useText();
  const { integer, vnd } = useFormat();
  const { orderNumber, address, payment } = order;
  const isCash = payment.method === 'COD' && payment.state === 'waiting';
  return (
    <li className={s.label}>
      <p className={s.small}>
        {text('seller.papers.label.from', { name: sender.name, phone: sender.phone })}
      </p>
      <div className={s.door}>
        <p className={s.receiver}>{address.receiver}</p>
        <p className={s.phone}>{address.phone}</p>
        <p>{doorOf(address)}</p>
      </div>
      <div className={s.foot}>
        <div>
          <p className={s.number}>{orderNumber}</p>
          <p className={s.small}>
            {items
              .map(({ thing, quantity }) =>
                text('seller.papers.label.thing', { name: thing.name, count: integer(quantity) }),
              )
              .join('; ')}
          </p>
          {isCash ? (
            <p className={s.cash}>
              {text('seller.papers.label.cash', {
                amount: vnd(payment.groupTotal),
                number: payment.groupNumber,
              })}
            </p>
          ) : null}
        </div>
        <QrCode
          value={orderNumber}
          label={text('seller.papers.label.code', { number: orderNumber })}
          size={72}
          fallback={null}
        />
      </div>
    </li>
  );
}
