import {
  type Door,
  type Point,
  type Wall,
  along,
  doorWidth,
  doorWidths,
  isUpright,
  pointAt,
  wallOfDoor,
} from '@hien/domain/office-plan';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useId } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import { arrowOf, isChord } from '../parts/drawing-keys.ts';
import { certaintyTone } from './certainty-tone.ts';
import type { Doors } from './useDoors.ts';
import * as e from '../parts/Editor.css.ts';
import * as s from './Doors.css.ts';

/** A door, or one of its ends. */
export type HeldPart = 'door' | 'start' | 'end';

interface DoorMarkProps {
  doors: Doors;
  index: number;
  /** In metres, where it is or where it is dragged to. */
  door: Door;
  /** Metres a pixel. */
  unit: number;
  isDragged: boolean;
  isRefused: boolean;
  onHold: (what: HeldPart, event: PointerEvent) => void;
  /** Whether a click is one, and not the end of a drag. */
  isTap: (event: MouseEvent) => boolean;
}

/** Metres of an arrow, and of one with Shift. */
const step = { plain: 0.01, shift: 0.1 } as const;

/** How far along a wall an arrow goes; 0 across it. */
function wayOf(wall: Wall, event: KeyboardEvent): number {
  const [dx, dy] = arrowOf(event) ?? [0, 0];
  const way = isUpright(wall) ? dy : dx;
  return way * (event.shiftKey ? step.shift : step.plain);
}

/** A door's tag and what takes hold of it; the chosen one has a hold at each end. */
export function DoorMark({
  doors,
  index,
  door,
  unit,
  isDragged,
  isRefused,
  onHold,
  isTap,
}: DoorMarkProps) {
  const text = useText();
  const keysId = useId();
  const { words, adding } = doors;
  const isChosen = doors.chosen === index;
  const wall = wallOfDoor(doors.walls, door);
  const [[ax, ay], [bx, by]] = door.opening;
  const width = doorWidth(door) || 1;
  const [ux, uy] = [(bx - ax) / width, (by - ay) / width];
  // The tag lies across from the leaf, or on the right hand of who walks from start to end.
  const side = door.swing === 'right' ? 1 : -1;
  const middle: Point = [(ax + bx) / 2, (ay + by) / 2];
  const tag: Point = [middle[0] + uy * side * 17 * unit, middle[1] - ux * side * 17 * unit];
  const tone = certaintyTone[door.certainty];
  const half = { along: Math.max(width / 2, 10 * unit), across: Math.max(0.3, 10 * unit) };
  const degrees = (Math.atan2(uy, ux) * 180) / Math.PI;

  const onKeyDown = (event: KeyboardEvent) => {
    if (isChord(event)) return;
    const key = event.key.toLowerCase();
    if (arrowOf(event) !== undefined) {
      if (wall === undefined) return;
      const by = wayOf(wall, event);
      // An arrow that is held is one step to take back.
      if (by !== 0) doors.slide(index, by, !event.repeat);
    } else if (key === 'h') doors.hinge(index);
    else if (key === 's') doors.swing(index);
    else if (event.key === 'Delete' || event.key === 'Backspace') doors.remove(index);
    else if (event.key === 'Enter' || event.key === ' ') doors.choose(index);
    else return;
    event.preventDefault();
  };
  return (
    <g className={adding === null ? undefined : s.passive}>
      <g
        className={e.module}
        role="button"
        // The list is the keyboard's way to a door; the chosen one can be moved here.
        tabIndex={isChosen ? 0 : -1}
        aria-pressed={isChosen}
        aria-label={words.all(door, index)}
        aria-describedby={isChosen ? keysId : undefined}
        onPointerDown={(event) => onHold('door', event)}
        onClick={(event) => {
          if (isTap(event)) doors.choose(index);
        }}
        onKeyDown={onKeyDown}
      >
        {isChosen ? <desc id={keysId}>{text('office-plan.doors.keys')}</desc> : null}
        <rect
          className={
            isRefused
              ? `${e.hold} ${e.refused}`
              : isChosen || isDragged
                ? `${e.hold} ${e.held}`
                : e.hold
          }
          x={-half.along}
          y={-half.across}
          width={2 * half.along}
          height={2 * half.across}
          transform={`translate(${middle.join(' ')}) rotate(${degrees})`}
        />
        <g aria-hidden>
          <circle className={s.mark[tone]} cx={tag[0]} cy={tag[1]} r={9.5 * unit} />
          <text className={s.number[tone]} x={tag[0]} y={tag[1]} dy="0.36em" fontSize={10 * unit}>
            {words.tag(index)}
          </text>
        </g>
      </g>
      {isChosen && wall !== undefined
        ? (['start', 'end'] as const).map((which) => (
            <Hold
              key={which}
              doors={doors}
              index={index}
              door={door}
              wall={wall}
              which={which}
              unit={unit}
              onHold={onHold}
            />
          ))
        : null}
    </g>
  );
}

interface HoldProps extends Omit<DoorMarkProps, 'isDragged' | 'isRefused' | 'isTap'> {
  wall: Wall;
  which: 'start' | 'end';
}

/** What one end of a door is drawn by; it stands off the door, so that a finger finds it. */
function Hold({ doors, index, door, wall, which, unit, onHold }: HoldProps) {
  const text = useText();
  const [start, end] = door.opening.map((point) => along(wall, point));
  const own = (which === 'start' ? start : end) ?? 0;
  const other = (which === 'start' ? end : start) ?? 0;
  const isLater = own > other;
  const at = pointAt(wall, own);
  const hold = pointAt(wall, own + (isLater ? 1 : -1) * 20 * unit);
  const upright = isUpright(wall);
  const side = upright ? (isLater ? 'bottom' : 'top') : isLater ? 'right' : 'left';
  const centimetres = Math.round(doorWidth(door) * 100);
  return (
    <g
      className={e.module}
      role="slider"
      tabIndex={0}
      aria-label={text('office-plan.doors.end', {
        side: text(`office-plan.doors.side.${side}`),
        door: doors.words.tag(index),
      })}
      aria-orientation={upright ? 'vertical' : 'horizontal'}
      aria-valuemin={doorWidths.least * 100}
      aria-valuemax={doorWidths.most * 100}
      aria-valuenow={centimetres}
      aria-valuetext={`${centimetres} cm`}
      onPointerDown={(event) => onHold(which, event)}
      onKeyDown={(event) => {
        const by = isChord(event) ? 0 : wayOf(wall, event);
        if (by === 0) return;
        event.preventDefault();
        doors.stretch(index, which, own + by, !event.repeat);
      }}
    >
      <path className={s.stem} d={`M${at.join(' ')}L${hold.join(' ')}`} />
      <circle className={s.reach} cx={hold[0]} cy={hold[1]} r={20 * unit} />
      <circle className={s.grip} cx={hold[0]} cy={hold[1]} r={7 * unit} />
    </g>
  );
}
