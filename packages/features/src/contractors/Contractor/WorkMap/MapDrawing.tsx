import type { WorkMap } from '@hien/api';
import { placesOfWork } from '@hien/domain';
import { LinkBase } from '@hien/ui';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { archipelagos, at, coast, isNamedWest, outline, radiusOf, sheet } from './drawing.ts';
import * as s from './WorkMap.css.ts';

interface MapDrawingProps {
  cities: WorkMap['cities'];
  city: string | null;
  href: (city: string | null) => string;
}

/** How many cities carry their name: those of fewer projects stand in the table alone. */
const named = 8;

/** The country with a circle for each city; whoever hears the page has the table beside it. */
export function MapDrawing({ cities, city, href }: MapDrawingProps) {
  const text = useText();
  const language = useLanguage();
  const most = Math.max(...cities.map(({ projects }) => projects), 1);
  const placed = cities.flatMap((one) => {
    const place = placesOfWork.get(one.city);
    if (place === undefined) return [];
    const { east, north, name } = place;
    return { city: one.city, name, ...at(east, north), radius: radiusOf(one.projects, most) };
  });
  return (
    <svg className={s.drawing} viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden>
      <path className={s.land} d={outline} />
      {coast.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className={s.island} cx={x} cy={y} r={2} />
      ))}
      {archipelagos.map(({ name, islands, label }) => (
        <g key={name}>
          {islands.map(({ x, y }) => (
            <circle key={`${x} ${y}`} className={s.island} cx={x} cy={y} r={1.4} />
          ))}
          <text className={s.sea} x={label.x} y={label.y} textAnchor="middle">
            {text(`work-map.${name}`)}
          </text>
        </g>
      ))}
      {placed.map(({ city: one, x, y, radius }) => (
        <LinkBase
          key={one}
          href={href(one === city ? null : one)}
          tabIndex={-1}
          className={s.place}
          data-chosen={one === city || undefined}
        >
          <circle className={s.reach} cx={x} cy={y} r={Math.max(radius, 11)} />
          <circle className={s.spot} cx={x} cy={y} r={radius} />
        </LinkBase>
      ))}
      {/* Over all circles, so that none hides a name. */}
      {placed.map(({ city: one, name, x, y, radius }, rank) =>
        rank < named || one === city ? (
          <text
            key={one}
            className={s.name}
            data-chosen={one === city || undefined}
            x={isNamedWest.has(one) ? x - radius - 4 : x + radius + 4}
            y={y + 4}
            textAnchor={isNamedWest.has(one) ? 'end' : 'start'}
          >
            {name[language]}
          </text>
        ) : null,
      )}
    </svg>
  );
}
