import { Heading } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import { HomeFloors } from '../parts/HomeFloors.tsx';
import type { Selector } from './useSelector.ts';
import * as s from './Selector.css.ts';

/** Where the rooms lie; pressing one that can be furnished looks at it. */
export function HomePlan({ selector }: { selector: Selector }) {
  const text = useText();
  const { home, room } = selector;
  if (home.floors.length === 0) return null;
  return (
    <section className={s.planBox} aria-label={text('rooms.plan')}>
      <Heading level={2} size="h4">
        {text('rooms.plan')}
      </Heading>
      <HomeFloors home={home} room={room} onRoom={selector.see} />
    </section>
  );
}
