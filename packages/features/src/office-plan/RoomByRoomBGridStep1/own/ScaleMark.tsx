import type { Point } from '@hien/domain/office-plan';
import type { PointerEvent } from 'react';
import { useText } from '../../../shared/i18n/useText.ts';
import { arrowOf, isChord } from '../../parts/drawing-keys.ts';
import * as s from './OwnPlan.css.ts';

interface ScaleMarkProps {
  ends: readonly [Point, Point];
  /** Pixels of the plan for one of the screen. */
  unit: number;
  onMove: (which: 0 | 1, to: Point) => void;
  onHold: (which: 0 | 1, event: PointerEvent) => void;
}

/** Pixels of the screen that an arrow goes, and with Shift. */
const step = { plain: 10, shift: 1 } as const;

/** The length that is measured, and what each of its ends is taken hold of by. */
export function ScaleMark({ ends, unit, onMove, onHold }: ScaleMarkProps) {
  const text = useText();
  const [[ax, ay], [bx, by]] = ends;
  return (
    <>
      <path className={s.measure} d={`M${ax} ${ay}L${bx} ${by}`} aria-hidden />
      {([0, 1] as const).map((which) => {
        const [x, y] = ends[which];
        return (
          <g
            key={which}
            className={s.handle}
            role="button"
            tabIndex={0}
            aria-label={text('office-plan.own.scale.end', {
              number: which + 1,
              x: Math.round(x),
              y: Math.round(y),
            })}
            onPointerDown={(event) => {
              event.stopPropagation();
              onHold(which, event);
            }}
            onClick={(event) => event.stopPropagation()}
            onKeyDown={(event) => {
              const way = isChord(event) ? undefined : arrowOf(event);
              if (way === undefined) return;
              event.preventDefault();
              const by = (event.shiftKey ? step.shift : step.plain) * unit;
              onMove(which, [x + way[0] * by, y + way[1] * by]);
            }}
          >
            <circle className={s.reach} cx={x} cy={y} r={22 * unit} />
            <circle className={`${s.grip} ${s.end}`} cx={x} cy={y} r={9 * unit} />
            <path
              className={s.measure}
              d={`M${x - 4 * unit} ${y}h${8 * unit}M${x} ${y - 4 * unit}v${8 * unit}`}
              aria-hidden
            />
          </g>
        );
      })}
    </>
  );
}
