import { Logo, PrintSheet } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Sender } from './LinePapers.tsx';
import { type Parcel, doorOf } from './papers.ts';

interface PackingSlipProps {
  parcel: Parcel;
  sender: Sender;
}

/** What lies in a parcel, for who packs it and who opens it; without prices, as a parcel may be a present. */
export function PackingSlip({ parcel: { order, items }, sender }: PackingSlipProps) {
  const text = useText();
  const { date, integer } = useFormat();
  const { orderNumber, placedAt, address, message } = order;
  return (
    <PrintSheet
      logo={<Logo size={24} />}
      title={text('seller.papers.packing')}
      facts={[
        { label: text('orders.print.number'), value: orderNumber },
        { label: text('orders.print.date'), value: date(placedAt, 'date') },
      ]}
      parties={[
        {
          role: text('seller.papers.from'),
          name: sender.name,
          lines: [sender.phone, sender.address],
        },
        {
          role: text('orders.print.receiver'),
          name: address.receiver,
          lines: [address.phone, doorOf(address)],
        },
      ]}
      notes={
        message === '' ? undefined : <p>{text('seller.papers.message', { words: message })}</p>
      }
      signatures={[
        { role: text('seller.papers.packed-by'), hint: text('seller.papers.sign') },
        { role: text('seller.papers.taken-by'), hint: text('seller.papers.sign') },
      ]}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{text('orders.print.position')}</th>
            <th scope="col">{text('orders.print.thing')}</th>
            <th scope="col">{text('seller.papers.sku')}</th>
            <th scope="col" data-number>
              {text('orders.print.quantity')}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, thing, quantity }, index) => (
            <tr key={id}>
              <td>{index + 1}</td>
              <td>
                {thing.name} · {thing.optionName}
              </td>
              <td>{thing.sku}</td>
              <td data-number>{integer(quantity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PrintSheet>
  );
}
