import {
  type Box,
  type Point,
  type SheetSize,
  halfOf,
  outlineOf,
  partBetween,
  sheetHalves,
} from '@hien/domain/office-plan';
import { Button } from '@hien/ui';
import { type KeyboardEvent, useRef } from 'react';
import { useText } from '../../../shared/i18n/useText.ts';
import { arrowOf, isChord } from '../../parts/drawing-keys.ts';
import { useDrag } from '../../parts/useDrag.ts';
import { useMetresPerPixel } from '../../parts/useMetresPerPixel.ts';
import * as o from '../../parts/Office.css.ts';
import * as s from './OwnPlan.css.ts';

interface PartOfSheetProps {
  sheet: SheetSize;
  address: string;
  label: string;
  part: Box;
  isWrong: boolean;
  onChange: (part: Box) => void;
}

/** Share of the sheet around it on which a finger may begin and end: a part often reaches to its edge. */
const around = 0.05;
/** Pixels of the screen that an arrow goes, and with Shift. */
const step = { plain: 10, shift: 1 } as const;
/** The corners of a part, in the order of its outline. */
const corners = ['upper-left', 'upper-right', 'lower-right', 'lower-left'] as const;

type Held = number | 'new';

/** A rectangle on a sheet: drawn anew, dragged by a corner, moved by arrows, or a half by a press. */
export function PartOfSheet({ sheet, address, label, part, isWrong, onChange }: PartOfSheetProps) {
  const text = useText();
  const drawing = useRef<SVGSVGElement>(null);
  const { width, height } = sheet;
  const edge = around * Math.max(width, height);
  const view = { x: -edge, y: -edge, width: width + 2 * edge, height: height + 2 * edge };
  const unit = useMetresPerPixel(drawing, view);
  const withCorner = (at: number, to: Point): Box => {
    const opposite = outlineOf(part)[(at + 2) % corners.length] ?? to;
    return partBetween(opposite, to, sheet);
  };
  const draggedTo = (held: Held, from: Point, to: Point): Box =>
    held === 'new' ? partBetween(from, to, sheet) : withCorner(held, to);
  const { drag, hold, handlers } = useDrag<Held>(drawing, ({ held, from, to }) =>
    onChange(draggedTo(held, from, to)),
  );
  const shown = drag === null ? part : draggedTo(drag.held, drag.from, drag.to);
  const percent = (value: number, whole: number): number => Math.round((value / whole) * 100);
  const press = (at: number, [x, y]: Point, event: KeyboardEvent): void => {
    const way = isChord(event) ? undefined : arrowOf(event);
    if (way === undefined) return;
    event.preventDefault();
    const by = (event.shiftKey ? step.shift : step.plain) * unit;
    // A corner stays the one it is: it goes no further than the one across.
    const [ox, oy] = outlineOf(part)[(at + 2) % corners.length] ?? [x, y];
    const kept = (value: number, from: number, other: number): number =>
      from < other ? Math.min(value, other) : Math.max(value, other);
    onChange(withCorner(at, [kept(x + way[0] * by, x, ox), kept(y + way[1] * by, y, oy)]));
  };
  return (
    <>
      <svg
        ref={drawing}
        className={`${s.sheet} ${s.part} ${s.drawn}`}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        role="group"
        aria-label={text('office-plan.own.part.sheet')}
        {...handlers}
        onPointerDown={(event) => hold('new', event)}
      >
        <image href={address} width={width} height={height} role="img" aria-label={label} />
        <path
          className={s.away}
          fillRule="evenodd"
          d={`M0 0H${width}V${height}H0ZM${shown.x} ${shown.y}h${shown.width}v${shown.height}h${-shown.width}Z`}
          aria-hidden
        />
        <rect
          className={isWrong && drag === null ? `${s.cut} ${s.wrong}` : s.cut}
          {...shown}
          aria-hidden
        />
        {outlineOf(shown).map(([x, y], at) => (
          <g
            key={corners[at]}
            className={s.handle}
            role="button"
            tabIndex={0}
            aria-label={text('office-plan.own.part.corner', {
              corner: text(`office-plan.own.part.${corners[at] ?? 'upper-left'}`),
              left: percent(x, width),
              top: percent(y, height),
            })}
            onPointerDown={(event) => {
              event.stopPropagation();
              hold(at, event);
            }}
            onKeyDown={(event) => press(at, [x, y], event)}
          >
            <circle className={s.reach} cx={x} cy={y} r={22 * unit} />
            <circle className={s.grip} cx={x} cy={y} r={8 * unit} />
          </g>
        ))}
      </svg>
      <div className={o.tools} role="group" aria-label={text('office-plan.own.part.halves')}>
        {sheetHalves.map((half) => (
          <Button
            key={half}
            size="sm"
            variant="secondary"
            onClick={() => onChange(halfOf(sheet, half))}
          >
            {text(`office-plan.own.part.half.${half}`)}
          </Button>
        ))}
      </div>
    </>
  );
}
