import type { RbrHomeRoom } from '@hien/api';
import type { ReactNode } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import { pictureSizes } from './layers-ahead.ts';
import { RoomAsChosen } from './RoomAsChosen.tsx';
import { roomSight } from './room-sight.ts';
import type { Selector } from './useSelector.ts';
import * as s from './RoomView.css.ts';

interface RoomPictureProps {
  selector: Pick<Selector, 'home' | 'choices' | 'selection'>;
  room: RbrHomeRoom;
  /** Whether it is the first picture of its page. */
  priority?: boolean;
  /** How wide it is shown; one that is a part of a list, not what the page is about. */
  sizes?: string;
  /** Between the picture and the words that say how true it is. */
  children?: ReactNode;
}

/** Layers where the room has them, else its style, in this very room or in an example; the picture says which. */
export function RoomPicture({
  selector,
  room,
  sizes,
  priority = sizes === undefined,
  children,
}: RoomPictureProps) {
  const text = useText();
  const sight = roomSight(selector, room);
  return (
    <figure className={sizes === undefined ? s.figure : s.part}>
      <RoomAsChosen sight={sight} sizes={sizes ?? pictureSizes} priority={priority} />
      <figcaption className={sizes === undefined ? s.truth : s.partTruth}>
        {children}
        <span>{text(sight.truth)}</span>
      </figcaption>
    </figure>
  );
}
