import type { RbrHomeRoom, RbrOption, RbrSlot } from '@hien/api';
import { similarOptions } from '@hien/domain';
import { VisuallyHidden } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { amountOf } from './room-words.ts';
import type { Selector } from './useSelector.ts';
import * as s from './Pieces.css.ts';

interface InsteadProps {
  selector: Selector;
  room: RbrHomeRoom;
  slot: RbrSlot;
  /** What is sold out. */
  gone: RbrOption;
  /** What stands there now. */
  chosen: RbrOption | null;
}

/** The nearest in price that can be had in place of what is sold out, one press away; a press leaves it named, and the focus on it. */
export function Instead({ selector, room, slot, gone, chosen }: InsteadProps) {
  const text = useText();
  const format = useFormat();
  const inSlot = selector.choices.rooms
    .find(({ id }) => id === room.id)
    ?.slots.find((one) => one.slot === slot.slot);
  const to = inSlot?.options.find(({ id }) => id === gone.id);
  const [nearest] = inSlot === undefined || to === undefined ? [] : similarOptions(inSlot, to);
  const option = slot.options.find(({ id }) => id === nearest?.id);
  if (option === undefined)
    return <span className={s.insteadNone}>{text('rooms.option.instead.none')}</span>;
  const isThere = option.id === chosen?.id;
  return (
    <button
      type="button"
      className={s.instead}
      aria-disabled={isThere || undefined}
      onClick={() => {
        if (!isThere) selector.choose(room, slot, option.id);
      }}
    >
      <VisuallyHidden>{text('rooms.option.instead.gone', { gone: gone.name })}</VisuallyHidden>{' '}
      {text('rooms.option.instead')}
      <span className={s.insteadName}>{option.name}</span>
      {isThere ? text('rooms.option.instead.stands') : format.vnd(amountOf(option))}
    </button>
  );
}
