import type { RbrHomeRoom, RbrOption, RbrSlot } from '@hien/api';
import { similarOptions } from '@hien/domain';
import { Picture, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { amountOf } from './room-words.ts';
import type { Selector } from './useSelector.ts';
import * as s from './Pieces.css.ts';

interface SimilarProps {
  selector: Selector;
  room: RbrHomeRoom;
  slot: RbrSlot;
  /** The piece that stands there. */
  chosen: RbrOption;
}

/** What could stand there instead, in stock and near in price: one press exchanges it, and says what that changes. */
export function Similar({ selector, room, slot, chosen }: SimilarProps) {
  const text = useText();
  const format = useFormat();
  const inSlot = selector.choices.rooms
    .find(({ id }) => id === room.id)
    ?.slots.find((one) => one.slot === slot.slot);
  const to = inSlot?.options.find(({ id }) => id === chosen.id);
  if (inSlot === undefined || to === undefined) return null;
  const similar = similarOptions(inSlot, to).flatMap(({ id }) =>
    slot.options.filter((option) => option.id === id),
  );
  if (similar.length === 0) return null;
  return (
    <div className={s.similar} role="group" aria-label={text('rooms.similar')}>
      <Text size="small" weight="strong">
        {text('rooms.similar')}
      </Text>
      <ul className={s.similarList}>
        {similar.map((option) => {
          const more = amountOf(option) - amountOf(chosen);
          return (
            <li key={option.id}>
              <button
                type="button"
                className={s.similarPiece}
                onClick={() => selector.choose(room, slot, option.id)}
              >
                <span className={s.similarPicture}>
                  <Picture picture={option.piece.picture} ratio="1:1" sizes="56px" alt="" />
                </span>
                <span>
                  <Text as="span" size="small" clamp={2}>
                    {option.name}
                  </Text>
                  <Text as="span" size="small" tone="muted" numeric className={s.similarPrice}>
                    {format.vnd(amountOf(option))}
                    {' · '}
                    {more === 0
                      ? text('rooms.similar.same')
                      : text(more > 0 ? 'rooms.similar.more' : 'rooms.similar.less', {
                          price: format.vnd(Math.abs(more)),
                        })}
                  </Text>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
