import {
  type Door,
  type Floor,
  type OfficeProject,
  type PlacedModule,
  bounds,
  floorOf,
} from '@hien/domain/office-plan';
import { type ComponentPropsWithRef, useMemo } from 'react';
import { ModuleSymbol } from '../../shared/office/ModuleSymbol.tsx';
import type { CloserLook } from './look/useCloserLook.ts';
import { useOwnPicture } from '../store/useOwnPicture.ts';
import * as l from './look/Look.css.ts';
import * as s from './FloorDrawing.css.ts';

/** Metres around the outer walls. */
const around = 0.5;

/** What a drawing of a floor shows, in metres. */
export function viewOf({ rooms }: Floor) {
  const box = bounds(rooms.flatMap(({ outline }) => outline));
  return {
    x: box.x - around,
    y: box.y - around,
    width: box.width + 2 * around,
    height: box.height + 2 * around,
  };
}

/** In place of the modules that stand there come its children. */
interface FloorDrawingProps extends Pick<
  ComponentPropsWithRef<'svg'>,
  | 'ref'
  | 'children'
  | 'aria-describedby'
  | 'onClick'
  | 'onKeyDown'
  | 'onPointerDown'
  | 'onPointerDownCapture'
  | 'onPointerMove'
  | 'onPointerUp'
  | 'onPointerLeave'
  | 'onPointerCancel'
> {
  project: Pick<OfficeProject, 'scale' | 'rooms' | 'doors' | 'modules'> &
    Partial<Pick<OfficeProject, 'plan' | 'width' | 'height'>>;
  /** Null where words beside it say what is drawn. */
  label: string | null;
  /** Rooms carry the numbers of the list beside: in their corner, or in their middle where doors are looked at. */
  numbered?: boolean | 'middle';
  /** The room that is looked at. */
  room?: string;
  /** The part that is shown, in metres; all of it otherwise. */
  look?: Pick<CloserLook, 'view' | 'isNear'>;
  /** A tap on it does something. */
  adding?: boolean;
}

/** A floor from above: rooms, doors, modules; all in metres. */
export function FloorDrawing({
  project,
  label,
  numbered = false,
  room,
  look,
  adding = false,
  children,
  ...rest
}: FloorDrawingProps) {
  const { scale, rooms, doors, modules, plan = null, width = 0, height = 0 } = project;
  const picture = useOwnPicture(plan);
  const floor = useMemo(
    () => floorOf({ scale, rooms, doors } as OfficeProject),
    [scale, rooms, doors],
  );
  const view = look?.view ?? viewOf(floor);
  const radius = Math.max(view.width, view.height) / 34;
  const hand = look === undefined ? '' : ` ${look.isNear && !adding ? l.near : l.far}`;
  return (
    <svg
      {...rest}
      className={`${s.drawing}${adding ? ` ${s.tapped}` : ''}${hand}`}
      {...(look?.isNear === true ? { tabIndex: 0 } : {})}
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      // A drawing with things to press is no picture: its parts have names of their own.
      role={children === undefined ? 'img' : 'group'}
      {...(label === null ? { 'aria-hidden': true } : { 'aria-label': label })}
    >
      {picture.state === 'here' && scale !== null ? (
        <image href={picture.address} width={width * scale} height={height * scale} aria-hidden />
      ) : null}
      {floor.rooms.map(({ id, kind, outline }) => (
        <polygon
          key={id}
          className={`${id === room ? s.chosenRoom : kind === 'corridor' ? s.way : s.room}${
            picture.state === 'here' ? ` ${s.onPicture}` : ''
          }`}
          points={outline.map((point) => point.join(',')).join(' ')}
        />
      ))}
      {floor.doors.map((door, at) => (
        <DoorSign key={at} door={door} />
      ))}
      {children ?? modules.map((placed, at) => <Module key={at} placed={placed} />)}
      {numbered
        ? floor.rooms.map(({ id, outline }, at) => {
            const box = bounds(outline);
            const [dx, dy] = [box.width / 2, box.height / 2];
            const place =
              numbered === 'middle'
                ? { x: box.x + dx, y: box.y + dy }
                : {
                    x: box.x + Math.min(radius * 1.4, dx),
                    y: box.y + Math.min(radius * 1.4, dy),
                  };
            return (
              <g key={id} aria-hidden>
                <circle className={s.mark} cx={place.x} cy={place.y} r={radius} />
                <text className={s.number} {...place} fontSize={radius * 1.1} dy="0.36em">
                  {at + 1}
                </text>
              </g>
            );
          })
        : null}
    </svg>
  );
}

const Module = ({ placed: { module, x, y, turn } }: { placed: PlacedModule }) => (
  <ModuleSymbol module={module} x={x} y={y} turn={turn} />
);

/** The gap in the wall, and the leaf with the way it takes. */
export function DoorSign({ door }: { door: Door }) {
  const [[ax, ay], [bx, by]] = door.opening;
  const width = Math.hypot(bx - ax, by - ay);
  if (width === 0) return null;
  const along = [(bx - ax) / width, (by - ay) / width] as const;
  const side = door.swing === 'left' ? -1 : 1;
  const across = [-along[1] * side, along[0] * side] as const;
  const leaf = (hinge: readonly [number, number], way: 1 | -1, length: number) => {
    const open = [hinge[0] + across[0] * length, hinge[1] + across[1] * length] as const;
    const shut = [hinge[0] + along[0] * way * length, hinge[1] + along[1] * way * length] as const;
    const isClockwise = way * side > 0 ? 0 : 1;
    return `M${hinge.join(' ')}L${open.join(' ')}A${length} ${length} 0 0 ${isClockwise} ${shut.join(' ')}`;
  };
  const paths =
    door.kind === 'sliding' || door.swing === undefined
      ? []
      : door.kind === 'double'
        ? [leaf([ax, ay], 1, width / 2), leaf([bx, by], -1, width / 2)]
        : [door.hinge === 'end' ? leaf([bx, by], -1, width) : leaf([ax, ay], 1, width)];
  return (
    <g aria-hidden>
      <path className={s.gap} d={`M${ax} ${ay}L${bx} ${by}`} />
      {door.kind === 'sliding' ? <path className={s.slide} d={`M${ax} ${ay}L${bx} ${by}`} /> : null}
      {paths.map((d) => (
        <path key={d} className={s.leaf} d={d} />
      ))}
    </g>
  );
}
