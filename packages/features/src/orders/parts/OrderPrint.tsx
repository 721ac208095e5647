import type { Order } from '@hien/api';
import { vndInWords } from '@hien/domain';
import { Button, ButtonLink, Logo, PrintSheet } from '@hien/ui';
import { Printer } from 'lucide-react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { methodName } from '../../shared/order/order-words.ts';
import { OrderSums } from './OrderSums.tsx';
import * as s from './OrderPrint.css.ts';

/** The order as it lies on paper. */
export function OrderPrint({ order }: { order: Order }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const { address, seller, amounts } = order;
  return (
    <div className={s.page}>
      <PrintSheet
        logo={<Logo size={24} />}
        title={text('orders.print.title')}
        facts={[
          { label: text('orders.print.number'), value: order.number },
          { label: text('orders.print.date'), value: format.date(order.placedAt, 'date') },
          {
            label: text('orders.payment.method'),
            value: methodName(order.payment.method, language),
          },
        ]}
        parties={[
          {
            role: text('orders.print.seller'),
            name: seller.name,
            lines: seller.phone === null ? [] : [seller.phone],
          },
          {
            role: text('orders.print.receiver'),
            name: address.receiver,
            lines: [
              address.phone,
              [address.address, address.ward, address.district, address.city]
                .filter((part) => part !== null)
                .join(', '),
            ],
          },
        ]}
        toolbar={
          <>
            <ButtonLink variant="quiet" href="?">
              {text('orders.print.back')}
            </ButtonLink>
            <Button variant="primary" onClick={() => window.print()}>
              <Printer size={18} strokeWidth={1.75} aria-hidden />
              {text('orders.print')}
            </Button>
          </>
        }
        // Amounts are said in words on Vietnamese papers, in Vietnamese alone.
        notes={
          <p lang="vi">{text('orders.print.words', { words: vndInWords(amounts.total, 'vi') })}</p>
        }
        footer={text('orders.print.footer')}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{text('orders.print.position')}</th>
              <th scope="col">{text('orders.print.thing')}</th>
              <th scope="col" data-number>
                {text('orders.print.quantity')}
              </th>
              <th scope="col" data-number>
                {text('orders.print.price')}
              </th>
              <th scope="col" data-number>
                {text('orders.print.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {order.items.map((item, index) => (
              <tr key={item.id}>
                <td>{index + 1}</td>
                <td>
                  {item.thing.name} · {item.thing.optionName}
                </td>
                <td data-number>{format.integer(item.quantity)}</td>
                <td data-number>{format.vnd(item.unitPrice)}</td>
                <td data-number>{format.vnd(item.goods)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <OrderSums amounts={amounts} />
      </PrintSheet>
    </div>
  );
}
