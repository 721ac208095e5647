import { pieceUnitPrice } from '@hien/domain';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { optionNames, roomName } from '../Selector/room-words.ts';
import type { Selector } from '../Selector/useSelector.ts';
import * as s from './Printed.css.ts';

/** What is bought, a line each as it will lie in the cart, with VAT and the sum. */
export function PrintedLines({ selector }: { selector: Selector }) {
  const text = useText();
  const format = useFormat();
  const { home, price } = selector;
  const names = optionNames(home);
  return (
    <table className={s.table} aria-label={text('rooms.print.lines')}>
      <thead>
        <tr>
          <th scope="col">{text('rooms.print.piece')}</th>
          <th scope="col" className={s.figure}>
            {text('rooms.print.quantity')}
          </th>
          <th scope="col" className={s.figure}>
            {text('rooms.print.price')}
          </th>
          <th scope="col" className={s.figure}>
            {text('rooms.print.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {price.lines.map(({ variant, quantity, piece, places }) => (
          <tr key={variant}>
            <td>
              {names.get(places[0]?.option ?? 0)}
              <span className={s.where}>
                {[...new Set(places.map(({ room }) => roomName(home, room)))].join(', ')}
              </span>
            </td>
            <td className={s.figure}>{format.integer(quantity)}</td>
            <td className={s.figure}>{format.vnd(pieceUnitPrice(piece))}</td>
            <td className={s.figure}>{format.vnd(pieceUnitPrice(piece) * quantity)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {text('rooms.print.vat')}
          </th>
          <td className={s.figure}>{format.vnd(price.breakdown.vat)}</td>
        </tr>
        <tr className={s.total}>
          <th scope="row" colSpan={3}>
            {text('rooms.total')}
          </th>
          <td className={s.figure}>{format.vnd(price.breakdown.goods)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
