import {
  type OfficeRoom,
  type Point,
  innerPoint,
  officeRoomLabels,
} from '@hien/domain/office-plan';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useId } from 'react';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { arrowOf, isChord } from '../../parts/drawing-keys.ts';
import { useMetres } from '../../parts/useMetres.ts';
import type { Outlines } from './useOutlines.ts';
import * as s from './OwnPlan.css.ts';

interface RoomMarkProps {
  outlines: Outlines;
  room: OfficeRoom;
  number: number;
  /** Pixels of the plan for one of the screen. */
  unit: number;
  isNear: boolean;
  isWrong: boolean;
  /** Takes hold of a corner, or of the whole room. */
  onHold: (corner: number | null, event: PointerEvent) => void;
  isTap: (event: MouseEvent) => boolean;
}

/** Metres of an arrow, and with Shift. */
const step = { plain: 0.1, shift: 0.01 } as const;

/** By its place too: with Korean letters the key says another one. */
const isLetterN = ({ key, code }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'n' || code === 'KeyN';

/** A room on the picture; the chosen one has a hold at each corner. */
export function RoomMark({
  outlines,
  room,
  number,
  unit,
  isNear,
  isWrong,
  onHold,
  isTap,
}: RoomMarkProps) {
  const text = useText();
  const language = useLanguage();
  const inMetres = useMetres();
  const keysId = useId();
  const { id, kind, outline } = room;
  const [x, y] = innerPoint(outline);
  /** How far an arrow goes, in pixels; undefined for another key. */
  const wayOf = (event: KeyboardEvent): Point | undefined => {
    const way = isChord(event) ? undefined : arrowOf(event);
    if (way === undefined) return undefined;
    const by = outlines.pixels(event.shiftKey ? step.shift : step.plain);
    return [way[0] * by, way[1] * by];
  };
  const isDelete = ({ key }: KeyboardEvent) => key === 'Delete' || key === 'Backspace';
  return (
    <>
      <g
        className={s.handle}
        role="button"
        // The list is the keyboard's way to a room; the chosen one can be moved here.
        tabIndex={isNear ? 0 : -1}
        aria-pressed={isNear}
        aria-label={text('office-plan.own.room', {
          number,
          kind: officeRoomLabels[kind][language],
        })}
        aria-describedby={isNear ? keysId : undefined}
        onPointerDown={(event) => onHold(null, event)}
        onClick={(event) => {
          if (isTap(event)) outlines.choose(id);
        }}
        onKeyDown={(event) => {
          const way = wayOf(event);
          // An arrow that is held is one step to take back.
          if (way !== undefined) outlines.shift(id, way, !event.repeat);
          else if (isDelete(event)) {
            event.currentTarget.ownerSVGElement?.focus();
            outlines.remove(id);
          } else if (event.key === 'Enter' || event.key === ' ') outlines.choose(id);
          else return;
          event.preventDefault();
        }}
      >
        {isNear ? <desc id={keysId}>{text('office-plan.own.room.keys')}</desc> : null}
        <polygon
          className={`${s.room}${isNear ? ` ${s.chosen}` : ''}${isWrong ? ` ${s.wrong}` : ''}`}
          points={outline.map((point) => point.join(',')).join(' ')}
        />
        <g aria-hidden>
          <circle className={s.tag} cx={x} cy={y} r={11 * unit} />
          <text className={s.number} x={x} y={y} dy="0.36em" fontSize={12 * unit}>
            {number}
          </text>
        </g>
      </g>
      {isNear
        ? outline.map(([cx, cy], at) => (
            <g
              key={at}
              className={s.handle}
              role="button"
              tabIndex={0}
              aria-label={text('office-plan.own.corner', {
                corner: at + 1,
                number,
                left: inMetres(outlines.metres(cx)),
                top: inMetres(outlines.metres(cy)),
              })}
              onPointerDown={(event) => onHold(at, event)}
              onKeyDown={(event) => {
                const way = wayOf(event);
                if (way !== undefined)
                  outlines.moveCorner(id, at, [cx + way[0], cy + way[1]], !event.repeat);
                else if (isDelete(event)) {
                  const { previousElementSibling: before } = event.currentTarget;
                  const isLast = at === outline.length - 1;
                  // The others take the place of the one that goes; the last one's is empty.
                  if (outlines.removeCorner(id, at) && isLast && before instanceof SVGElement)
                    before.focus();
                } else if (isLetterN(event) && !isChord(event)) outlines.addCorner(id, at);
                else return;
                event.preventDefault();
              }}
            >
              <circle className={s.reach} cx={cx} cy={cy} r={18 * unit} />
              <circle className={s.grip} cx={cx} cy={cy} r={7 * unit} />
            </g>
          ))
        : null}
    </>
  );
}
