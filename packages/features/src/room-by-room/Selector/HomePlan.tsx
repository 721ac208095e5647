import { Heading, mediaUrl } from '@hien/ui';
import { FloorPlan } from '@hien/ui/viewers';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Selector } from './useSelector.ts';
import * as s from './Selector.css.ts';

/** Where the rooms lie; pressing one that can be furnished looks at it. */
export function HomePlan({ selector }: { selector: Selector }) {
  const text = useText();
  const format = useFormat();
  const { home, room } = selector;
  if (home.floors.length === 0) return null;
  const places = home.floors.flatMap(({ rooms }) => rooms);
  return (
    <section className={s.planBox} aria-label={text('rooms.plan')}>
      <Heading level={2} size="h4">
        {text('rooms.plan')}
      </Heading>
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
            .filter(({ room_id: furnished }) => furnished !== null)
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
        room={places.find((one) => one.room_id === room?.id)?.id ?? null}
        onRoomChange={(place) => {
          const id = places.find((one) => one.id === place)?.room_id;
          if (id != null) selector.see(id);
        }}
      />
    </section>
  );
}
