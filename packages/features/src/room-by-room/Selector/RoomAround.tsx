import type { Picture, RbrHomeRoom, RbrView } from '@hien/api';
import { mediaUrl } from '@hien/ui';
import { Panorama, type PanoramaHotspot } from '@hien/ui/viewers';
import { useText } from '../../shared/i18n/useText.ts';
import { usePiecesAround } from '../../shared/rooms/usePiecesAround.tsx';
import { shownView } from './room-words.ts';
import type { Selector } from './useSelector.ts';
import { waysOn } from './ways-on.ts';
import * as s from './RoomView.css.ts';

type Props = {
  selector: Selector;
  room: RbrHomeRoom;
  view: RbrView;
  panorama: Picture;
};

const degrees = (radians: number): number => Math.round((radians * 180) / Math.PI);

/** The room all around: from it to the other rooms, and to what stands in it. */
export function RoomAround({ selector, room, view, panorama }: Props) {
  const text = useText();
  const { yaw } = selector;
  const pieces = usePiecesAround(view.around, text('rooms.360.piece'));
  return (
    <figure className={s.around}>
      <Panorama
        label={text('rooms.360.label', { room: room.name })}
        src={mediaUrl(panorama)}
        preview={mediaUrl(panorama, { width: 960 })}
        still={{ src: mediaUrl(view.picture, { width: 1280 }), alt: view.picture.alt }}
        hotspots={[...useRoomsAround(selector, room, view), ...pieces]}
        onHotspot={(id) => {
          const next = selector.home.rooms.find((one) => spotOf(one) === id);
          if (next !== undefined && next !== room) selector.see(next.id);
        }}
        {...(view.around === null ? {} : { plan: view.around })}
        {...(yaw === undefined ? {} : { start: { yaw: (yaw * Math.PI) / 180, pitch: 0 } })}
        onLook={(to) => selector.turnTo(degrees(to.yaw))}
        labels={{
          start: text('rooms.360'),
          loading: text('rooms.360.loading'),
          hotspots: text('rooms.360.hotspots'),
          keys: text('rooms.360.keys'),
          failed: text('rooms.360.failed'),
          fullscreen: text('rooms.360.full'),
          leaveFullscreen: text('rooms.360.full.leave'),
          follow: text('rooms.360.follow'),
          notFollowed: text('rooms.360.follow.not'),
        }}
      />
      <figcaption className={s.truth}>{text(`rooms.truth.${view.truth}`)}</figcaption>
    </figure>
  );
}

const spotOf = ({ id }: RbrHomeRoom): string => `room-${id}`;

/**
 * The rooms of the home that can be looked around in, this one among them, so that the list stays where it is from room to room. The
 * doors that are seen lead on to the next of them and back to the one before.
 */
function useRoomsAround(selector: Selector, room: RbrHomeRoom, view: RbrView): PanoramaHotspot[] {
  const text = useText();
  const rooms = selector.home.rooms.filter(
    (one) => one === room || shownView(selector, one)?.panorama != null,
  );
  if (rooms.length < 2) return [];
  const doors = waysOn(rooms, room, view.around?.doors ?? []);
  return rooms.map((one) => {
    const door = doors.get(one);
    const here = one === room;
    return {
      id: spotOf(one),
      name: here ? one.name : text('rooms.360.to', { room: one.name }),
      ...(here ? { current: true, detail: text('rooms.360.here') } : {}),
      ...(door === undefined ? {} : { toward: { yaw: door.yaw, pitch: door.pitch } }),
    };
  });
}
