import type { RbrHomeRoom, RbrSlot } from '@hien/api';
import { type Surface, isSurface } from '@hien/domain';
import { Picture } from '@hien/ui';
import { LayeredPicture, type PlacedLayer } from '@hien/ui/viewers';
import { useText } from '../../shared/i18n/useText.ts';
import { shownOption, shownStyle, styleName } from './room-words.ts';
import { layerSrc, pictureSizes } from './layers-ahead.ts';
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

/** An appliance that no option of its place is drawn of stands outside the picture. */
const isDrawn = ({ niche, options }: RbrSlot): boolean =>
  niche === null || options.some(({ layer }) => layer !== null);

/** The scene with the files of what is chosen; null where the room has none, or not of everything that is chosen. */
function layersOf(selector: Selector, room: RbrHomeRoom) {
  const { scene } = room;
  if (scene === null) return null;
  const shown = room.slots
    .filter(isDrawn)
    .map((slot) => ({ slot, option: shownOption(selector, room, slot) }));
  if (shown.some(({ option }) => option !== null && option.layer === null)) return null;
  const part = (name: Surface) => shown.find(({ slot }) => slot.slot === name)?.option?.layer?.name;
  const [wall, floor] = [part('wall'), part('floor')];
  if (wall === undefined || floor === undefined) return null;
  const file = (name: string) => ({
    key: `${scene.path}/${name}`,
    src: (width: number) => layerSrc(scene, name, width),
  });
  return {
    base: file(`base-${wall}-${floor}`),
    layers: shown.flatMap(({ slot, option }): PlacedLayer[] => {
      const [left, top, right, bottom] = option?.layer?.box ?? [];
      if (isSurface(slot.slot) || option?.layer == null) return [];
      if (left === undefined || top === undefined || right === undefined || bottom === undefined)
        return [];
      return [{ ...file(option.layer.name), slot: slot.slot, box: [left, top, right, bottom] }];
    }),
    width: scene.width,
    height: scene.height,
    color: scene.color,
    placeholder: scene.placeholder,
    alt: `${room.name}: ${shown.flatMap(({ option }) => option?.name ?? []).join(', ')}`,
  };
}
