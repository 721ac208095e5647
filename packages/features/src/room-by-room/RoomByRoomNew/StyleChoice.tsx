import { Picture } from '@hien/ui';
import { useId } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import type { Selector } from '../Selector/useSelector.ts';
import * as option from '../parts/PictureOption.css.ts';
import * as s from './RoomByRoomNew.css.ts';

/** The looks of the home as large pictures; one of them is always chosen. */
export function StyleChoice({ selector }: { selector: Selector }) {
  const text = useText();
  const name = useId();
  const { home, selection } = selector;
  const [room] = home.rooms;
  return (
    <fieldset className={s.styles} aria-label={text('rooms.guided.style')}>
      {home.styles.map(({ id, style_name: label, thumbnail }) => (
        <label key={id} className={option.option}>
          <input
            className={option.input}
            type="radio"
            name={name}
            checked={id === selection.style}
            onChange={() => selector.chooseStyle(id)}
          />
          <span className={option.look}>
            <Picture
              picture={room?.views.find((view) => view.style_id === id)?.picture ?? thumbnail}
              ratio="4:3"
              sizes="(width > 767px) 50vw, 100vw"
              alt=""
            />
            <span className={option.label}>{label}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
