import { Picture } from '@hien/ui';
import type { Detail, Room } from './RoomView.tsx';
import { pieceMark } from '../../shared/pictures/piece-mark.css.ts';
import * as s from './RoomView.css.ts';

interface RoomPictureProps {
  picture: Room['picture'];
  pieces: Detail['pieces'];
  /** The piece that the list points at. */
  pointed: number | undefined;
}

/** The room, with a number where each piece of the list stands (docs/adr/0078). */
export function RoomPicture({ picture, pieces, pointed }: RoomPictureProps) {
  return (
    <div className={s.frame}>
      <Picture
        picture={picture}
        ratio="4:3"
        sizes="(min-width: 1344px) 800px, (min-width: 993px) 60vw, 100vw"
        priority
      />
      {/* The list beside the picture says and links the same. */}
      {pieces.map(({ id, x, y }, at) => (
        <span
          key={`${id}-${at}`}
          aria-hidden
          className={pieceMark}
          data-pointed={pointed === at || undefined}
          style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }}
        >
          {at + 1}
        </span>
      ))}
    </div>
  );
}
