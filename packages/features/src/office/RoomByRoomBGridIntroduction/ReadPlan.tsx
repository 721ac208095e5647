import type { OfficePlan } from '@hien/api';
import { Picture, Text } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './ReadPlan.css.ts';

/** A drawing, and the same drawing with what is read in it: rooms as areas, doors as marks. */
export function ReadPlan({ plan }: { plan: OfficePlan }) {
  const text = useText();
  const drawing = {
    path: 'plans',
    name: `${plan.id}.svg`,
    width: plan.width,
    height: plan.height,
  } as const;
  return (
    <div className={s.pair}>
      <figure className={s.half}>
        <Picture
          picture={{ ...drawing, alt: text('office.read.sheet', { name: plan.name }) }}
          ratio="natural"
          fit="contain"
          sizes="(width > 992px) 600px, 100vw"
          className={s.sheet}
        />
        <Text as="figcaption" size="small" tone="muted">
          {text('office.read.before')}
        </Text>
      </figure>
      <figure className={s.half}>
        <div className={s.read}>
          <Picture
            picture={{
              ...drawing,
              alt: text('office.read.drawing', {
                rooms: plan.rooms.length,
                doors: plan.doors.length,
              }),
            }}
            ratio="natural"
            fit="contain"
            sizes="(width > 992px) 600px, 100vw"
            className={s.sheet}
          />
          <Marks plan={plan} />
        </div>
        <Text as="figcaption" size="small" tone="muted">
          {text('office.read.after', { rooms: plan.rooms.length, doors: plan.doors.length })}
        </Text>
      </figure>
    </div>
  );
}

/** Beyond the opening, in shares of its width. */
const around = 0.55;

function Marks({ plan: { width, height, rooms, doors } }: { plan: OfficePlan }) {
  return (
    <svg className={s.marks} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {rooms.map(({ id, outline }) => (
        <polygon key={id} className={s.room} points={outline.join(' ')} />
      ))}
      {doors.map(({ opening }) => {
        const [[ax = 0, ay = 0] = [], [bx = 0, by = 0] = []] = opening;
        return (
          <circle
            key={`${ax} ${ay}`}
            className={s.door}
            cx={(ax + bx) / 2}
            cy={(ay + by) / 2}
            r={Math.hypot(bx - ax, by - ay) * around}
          />
        );
      })}
    </svg>
  );
}
