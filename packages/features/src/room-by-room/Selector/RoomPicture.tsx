import type { RbrHomeRoom } from '@hien/api';
import { Picture } from '@hien/ui';
import { LayeredPicture } from '@hien/ui/viewers';
import { useText } from '../../shared/i18n/useText.ts';
import { pictureSizes } from './layers-ahead.ts';
import { isDrawn, layersOf } from './layers-of.ts';
import { shownStyle, styleName } from './room-words.ts';
import type { Selector } from './useSelector.ts';
import * as s from './RoomView.css.ts';

type Props = {
  selector: Selector;
  room: RbrHomeRoom;
  /** Whether it is the first picture of its page. */
  priority?: boolean;
};

/** Layers where the room has them, else its style, in this very room or in an example; the picture says which. */
export function RoomPicture({ selector, room, priority = true }: Props) {
  const text = useText();
  const { home } = selector;
  const layers = layersOf(selector, room);
  const style = shownStyle(selector, room);
  const view = room.views.find(({ style_id: id }) => id === style) ?? room.views[0];
  return (
    <figure className={s.figure}>
      {layers === null ? (
        <Picture
          picture={view?.picture ?? null}
          ratio="4:3"
          sizes={pictureSizes}
          alt={`${room.name}, ${styleName(home, style)}`}
          priority={priority}
        />
      ) : (
        <LayeredPicture {...layers} sizes={pictureSizes} priority={priority} />
      )}
      <figcaption className={s.truth}>
        {text(
          layers === null
            ? `rooms.truth.${view?.truth ?? 'example'}`
            : room.slots.every(isDrawn)
              ? 'rooms.truth.pieces'
              : 'rooms.truth.pieces.furniture',
        )}
      </figcaption>
    </figure>
  );
}
