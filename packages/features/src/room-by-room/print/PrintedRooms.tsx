import type { RbrHomeRoom } from '@hien/api';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { RoomPicture } from '../Selector/RoomPicture.tsx';
import type { Selector } from '../Selector/useSelector.ts';
import { roomNumber } from './room-number.ts';
import * as s from './Printed.css.ts';

interface PrintedRoomsProps {
  selector: Selector;
  rooms: readonly RbrHomeRoom[];
}

/** The rooms as they are chosen, by the numbers of the plan, with what each costs. */
export function PrintedRooms({ selector, rooms }: PrintedRoomsProps) {
  const text = useText();
  const format = useFormat();
  const { home, price } = selector;
  return (
    <ul className={s.pictures} aria-label={text('rooms.rooms')}>
      {rooms.map((room) => (
        <li key={room.id} className={s.picture}>
          {/* What is printed is not waited for: all of it comes at once. */}
          <RoomPicture selector={selector} room={room} sizes="320px" priority>
            <span className={s.roomName}>
              <span>
                {format.integer(roomNumber(home, room.id))}. {room.name}
              </span>
              <span>{format.vnd(price.rooms.get(room.id) ?? 0)}</span>
            </span>
          </RoomPicture>
        </li>
      ))}
    </ul>
  );
}
