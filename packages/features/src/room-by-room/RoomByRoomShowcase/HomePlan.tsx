import type { FinishedHome, RbrHome } from '@hien/api';
import { Heading } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import { HomeFloors } from '../parts/HomeFloors.tsx';
import * as s from './RoomByRoomShowcase.css.ts';

/** Where its rooms lie; pressing one goes to what was built there. */
export function HomePlan({ home, finished }: { home: RbrHome; finished: FinishedHome }) {
  const text = useText();
  if (home.floors.length === 0) return null;
  const see = (id: number) => {
    const heading = document.getElementById(`built-${finished.room_ids.indexOf(id)}`);
    if (heading === null) return;
    heading.closest('section')?.scrollIntoView({ block: 'start' });
    // Whoever reads or goes by keys is there too, and not still at the plan.
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  return (
    <section className={s.plan} aria-labelledby="built-plan">
      <Heading level={2} size="h3" id="built-plan">
        {text('rooms.plan')}
      </Heading>
      <HomeFloors
        home={home}
        room={undefined}
        onRoom={see}
        rooms={home.rooms.filter(({ id }) => finished.room_ids.includes(id))}
      />
    </section>
  );
}
