import type { RbrHome, RbrHomeRoom } from '@hien/api';
import { mediaUrl } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { numberedRooms } from './room-number.ts';
import * as s from './PrintedPlan.css.ts';

interface PrintedPlanProps {
  home: RbrHome;
  /** Those that the paper is about. */
  rooms: readonly RbrHomeRoom[];
}

const percent = (share: number) => `${share * 100}%`;

/** The floors of a home with every room by number and name; those that the paper is about stand out. */
export function PrintedPlan({ home, rooms }: PrintedPlanProps) {
  const text = useText();
  const format = useFormat();
  if (home.floors.length === 0) return null;
  const isChosen = (id: number | null) => rooms.some((room) => room.id === id);
  return (
    <section className={s.root} aria-label={text('rooms.plan')}>
      {numberedRooms(home).map(({ floor: { id, plan }, rooms: numbered }, at) => (
        <figure key={id} className={s.floor}>
          <div className={s.drawing}>
            <img
              className={s.image}
              src={mediaUrl(plan)}
              width={plan.width}
              height={plan.height}
              alt={plan.alt}
            />
            {numbered
              .filter(({ place }) => isChosen(place.room_id))
              .map(({ place: { id: key, box } }) => (
                <span
                  key={key}
                  className={s.ground}
                  style={{
                    insetInlineStart: percent(box.x),
                    insetBlockStart: percent(box.y),
                    width: percent(box.width),
                    height: percent(box.height),
                  }}
                  aria-hidden
                />
              ))}
            {numbered.map(({ number, place }) => (
              <span
                key={place.id}
                className={isChosen(place.room_id) ? s.markOn : s.mark}
                style={{ insetInlineStart: percent(place.x), insetBlockStart: percent(place.y) }}
                aria-hidden
              >
                {format.integer(number)}
              </span>
            ))}
          </div>
          <figcaption className={s.words}>
            {home.floors.length > 1 ? (
              <p className={s.name}>{text('rooms.plan.floor', { floor: at + 1 })}</p>
            ) : null}
            <ul className={s.rooms} aria-label={text('rooms.rooms')}>
              {numbered.map(({ number, place }) => (
                <li key={place.id} className={isChosen(place.room_id) ? s.roomOn : s.room}>
                  <span>{format.integer(number)}.</span>
                  <span>{place.name}</span>
                  <span className={s.area}>{format.area(place.area)}</span>
                </li>
              ))}
            </ul>
          </figcaption>
        </figure>
      ))}
    </section>
  );
}
