import type { InteriorShare } from '@hien/api';
import { Section } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import { HomeCard } from '../../shared/homes/HomeCard.tsx';
import * as s from './ShareView.css.ts';

/** Homes like this one. */
export function RelatedHomes({ homes }: { homes: readonly InteriorShare[] }) {
  const text = useText();
  if (homes.length === 0) return null;
  return (
    <Section title={text('share.related')} ground="sunken">
      <ul className={s.related}>
        {homes.map((share) => (
          <li key={share.id}>
            <HomeCard share={share} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
