import type { SellerItem } from '@hien/api';
import { Logo, PrintSheet, type PrintSheetProps } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { picksOf } from './papers.ts';
import * as s from './papers.css.ts';

interface PickListProps {
  lines: readonly SellerItem[];
  facts: PrintSheetProps['facts'];
}

/** What is taken from the shelves, thing by thing, with the orders it is for and a box to tick with a pen. */
export function PickList({ lines, facts }: PickListProps) {
  const text = useText();
  const language = useLanguage();
  const { integer } = useFormat();
  return (
    <PrintSheet logo={<Logo size={24} />} title={text('seller.papers.pick')} facts={facts}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('seller.papers.taken')}</th>
            <th scope="col">{text('orders.print.thing')}</th>
            <th scope="col">{text('seller.papers.sku')}</th>
            <th scope="col">{text('seller.papers.orders')}</th>
            <th scope="col" data-number>
              {text('orders.print.quantity')}
            </th>
          </tr>
        </thead>
        <tbody>
          {picksOf(lines, language).map(
            ({ key, name, optionName, sku, quantity, orders }, index) => (
              <tr key={key}>
                <td>
                  <span className={s.box} /> {index + 1}
                </td>
                <td>
                  {name}
                  <br />
                  {optionName}
                </td>
                <td>
                  <span className={s.order}>{sku}</span>
                </td>
                <td>
                  {orders.map((order) => (
                    <span key={order.number} className={s.order}>
                      {text('seller.papers.order-of', {
                        number: order.number,
                        count: integer(order.quantity),
                      })}
                    </span>
                  ))}
                </td>
                <td data-number>{integer(quantity)}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </PrintSheet>
  );
}
