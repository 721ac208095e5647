import { useText } from '../../shared/i18n/useText.ts';
import { useId } from 'react';
import { Hatch } from './Hatch.tsx';
import * as s from './Gantt.css.ts';

/** What the marks of the drawing mean, in the marks themselves. */
export function GanttLegend({ hasPlan }: { hasPlan: boolean }) {
  const text = useText();
  const hatch = useId();
  const box = { x: 1, y: 3, width: 30, height: 10, rx: 2 };
  const keys = [
    {
      label: text('office-plan.gantt.critical'),
      mark: (
        <>
          <Hatch id={hatch} />
          <rect className={s.critical} {...box} />
          <rect fill={`url(#${hatch})`} {...box} />
        </>
      ),
    },
    { label: text('office-plan.gantt.other'), mark: <rect className={s.bar} {...box} /> },
    {
      label: text('office-plan.gantt.slack'),
      mark: <line className={s.slack} x1={2} x2={30} y1={8} y2={8} />,
    },
    ...(hasPlan
      ? [
          {
            label: text('office-plan.gantt.planned'),
            mark: <rect className={s.planned} x={1} y={6} width={30} height={5} />,
          },
        ]
      : []),
    {
      label: text('office-plan.gantt.closed'),
      mark: (
        <>
          <rect className={s.closed} x={0} y={0} width={16} height={16} />
          <rect className={s.holiday} x={16} y={0} width={16} height={16} />
        </>
      ),
    },
  ];
  return (
    <ul className={s.legend}>
      {keys.map(({ label, mark }) => (
        <li key={label} className={s.key}>
          <svg className={s.swatch} viewBox="0 0 32 16" aria-hidden>
            {mark}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
