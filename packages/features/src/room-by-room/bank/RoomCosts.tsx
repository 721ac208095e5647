import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { chosenOption } from '../Selector/room-words.ts';
import type { BankFlow } from './BankStep.tsx';
import * as s from './Bank.css.ts';

/** The pieces of each chosen room with what they cost, and the sum. */
export function RoomCosts({ flow: { selector, rooms, amount } }: { flow: BankFlow }) {
  const text = useText();
  const format = useFormat();
  return (
    <table className={s.table} aria-label={text('bank.costs')}>
      {rooms.map((room) => {
        const lines = room.slots.flatMap((slot) => {
          const option = chosenOption(selector, room, slot);
          return option === null ? [] : [{ slot: slot.slot, option, piece: option.piece }];
        });
        return (
          <tbody key={room.id}>
            <tr className={s.room}>
              <th scope="rowgroup" className={s.name}>
                {room.name}
              </th>
              <td className={s.figure}>{format.vnd(selector.price.rooms.get(room.id) ?? 0)}</td>
            </tr>
            {lines.map(({ slot, option, piece }) => (
              <tr key={slot} className={s.piece}>
                <td className={s.name}>
                  {piece.quantity > 1 ? `${format.integer(piece.quantity)} × ` : ''}
                  {option.name}
                </td>
                <td className={s.figure}>
                  {format.vnd((piece.final_price + piece.extra_price) * piece.quantity)}
                </td>
              </tr>
            ))}
          </tbody>
        );
      })}
      <tfoot>
        <tr className={s.total}>
          <th scope="row" className={s.name}>
            {text('rooms.total')}
          </th>
          <td className={s.figure}>{format.vnd(amount)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
