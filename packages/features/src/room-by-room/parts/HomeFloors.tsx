import type { RbrHome, RbrHomeRoom } from '@hien/api';
import { mediaUrl } from '@hien/ui';
import { FloorPlan } from '@hien/ui/viewers';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';

interface HomeFloorsProps {
  home: RbrHome;
  /** The room that is looked at. */
  room?: RbrHomeRoom | undefined;
  /** Or the rooms that are chosen, each pressed on and off. */
  chosen?: readonly RbrHomeRoom[];
  onRoom: ((id: number) => void) | null;
  /** The rooms that can be pressed: all that can be furnished. */
  rooms?: readonly RbrHomeRoom[];
}

/** The floors of a home with the rooms that can be furnished. */
export function HomeFloors({
  home,
  room,
  chosen,
  onRoom,
  rooms: offered = home.rooms,
}: HomeFloorsProps) {
  const text = useText();
  const format = useFormat();
  const places = home.floors.flatMap(({ rooms }) => rooms);
  const placeOf = (one: RbrHomeRoom | undefined) =>
    places.find(({ room_id: id }) => id === one?.id)?.id ?? null;
  return (
    <FloorPlan
      label={home.name}
      floors={home.floors.map(({ id, plan, rooms }, at) => ({
        id,
        name: text('rooms.plan.floor', { floor: at + 1 }),
        src: mediaUrl(plan),
        width: plan.width,
        height: plan.height,
        alt: plan.alt,
        rooms: rooms
          .filter(({ room_id: furnished }) => offered.some(({ id: one }) => one === furnished))
          .map((one) => ({ ...one, detail: format.area(one.area) })),
      }))}
      labels={{
        floors: text('rooms.plan.floors'),
        rooms: text('rooms.rooms'),
        zoomIn: text('rooms.plan.zoom-in'),
        zoomOut: text('rooms.plan.zoom-out'),
        whole: text('rooms.plan.whole'),
        keys: text('rooms.plan.keys'),
      }}
      {...(onRoom === null
        ? {}
        : {
            ...(chosen === undefined
              ? { room: placeOf(room) }
              : { chosen: chosen.flatMap((one) => placeOf(one) ?? []) }),
            onRoomChange: (place: string) => {
              const id = places.find((one) => one.id === place)?.room_id;
              if (id != null) onRoom(id);
            },
          })}
    />
  );
}
