import type { RbrHomeRoom } from '@hien/api';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Selector } from './useSelector.ts';
import * as s from './RoomTabs.css.ts';

/** The rooms of the home with what each costs; on a phone a rail under the thumb. */
export function RoomTabs({
  selector,
  rooms = selector.home.rooms,
  room = selector.room,
}: {
  selector: Selector;
  /** Those that are furnished: all of the home. */
  rooms?: readonly RbrHomeRoom[];
  room?: RbrHomeRoom | undefined;
}) {
  const text = useText();
  const format = useFormat();
  const { price } = selector;
  return (
    <nav aria-label={text('rooms.rooms')}>
      <ul className={s.rail}>
        {rooms.map(({ id, name }) => (
          <li key={id} className={s.item}>
            <button
              type="button"
              className={s.tab}
              aria-pressed={id === room?.id}
              onClick={() => selector.see(id)}
            >
              <span className={s.name}>{name}</span>
              <span className={s.price}>{format.vnd(price.rooms.get(id) ?? 0)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
