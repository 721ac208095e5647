import type { RedBillDetail } from '@hien/api';
import { useFormat } from '../i18n/useFormat.ts';
import { useText } from '../i18n/useText.ts';

/** What is invoiced, line by line with its tax, and the sums below it. */
export function BillLines({ detail }: { detail: RedBillDetail }) {
  const text = useText();
  const format = useFormat();
  const { lines, net, vat, bill } = detail;
  return (
    <table aria-label={text('orders.bill.lines')}>
      <thead>
        <tr>
          <th scope="col">{text('orders.print.thing')}</th>
          <th scope="col" data-number>
            {text('orders.print.quantity')}
          </th>
          <th scope="col" data-number>
            {text('orders.bill.net')}
          </th>
          <th scope="col" data-number>
            {text('orders.bill.vat')}
          </th>
          <th scope="col" data-number>
            {text('orders.bill.gross')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={`${index} ${line.name}`}>
            <td>
              {line.kind === 'delivery'
                ? text('orders.sum.delivery')
                : [line.name, line.option].filter((part) => part !== '').join(' · ')}
            </td>
            <td data-number>{format.integer(line.quantity)}</td>
            <td data-number>{format.vnd(line.net)}</td>
            <td data-number>
              {text('orders.bill.vat-of', {
                rate: line.vatRate,
                amount: format.vnd(line.vat),
              })}
            </td>
            <td data-number>{format.vnd(line.gross)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {text('orders.bill.sum')}
          </th>
          <td data-number>{format.vnd(net)}</td>
          <td data-number>{format.vnd(vat)}</td>
          <td data-number>
            <strong>{format.vnd(bill.amount)}</strong>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
