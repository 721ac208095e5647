import {
  type Box,
  type Door,
  type Point,
  along,
  bounds,
  slid,
  stretched,
  wallOfDoor,
  withDoor,
} from '@hien/domain/office-plan';
import { Button } from '@hien/ui';
import { Plus, ZoomIn, ZoomOut } from 'lucide-react';
import { type PointerEvent, useMemo, useRef, useState } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import { ModuleSymbol } from '../../shared/office/ModuleSymbol.tsx';
import { FloorDrawing, viewOf } from '../parts/FloorDrawing.tsx';
import type { OfficeFlow } from '../parts/OfficeStep.tsx';
import { DoorMark } from './DoorMark.tsx';
import { type Doors, firstTap, snapped } from './useDoors.ts';
import { useMetresPerPixel } from './useMetresPerPixel.ts';
import * as o from '../parts/Office.css.ts';
import * as s from './Doors.css.ts';

interface DoorsDrawingProps {
  flow: OfficeFlow;
  doors: Doors;
}

/** A door on its way, or one of its ends: where it was taken hold of, and where the pointer is, in metres. */
interface Drag {
  readonly index: number;
  readonly what: 'door' | 'start' | 'end';
  readonly from: Point;
  readonly to: Point;
}

/** Metres of the part that is looked at closely. */
const close = 6;
/** Pixels that a finger may be beside a wall. */
const finger = 24;
const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The floor with its doors: dragged along their walls, drawn at their ends, added by two taps. */
export function DoorsDrawing({ flow, doors }: DoorsDrawingProps) {
  const text = useText();
  const { project, floor } = flow;
  const drawing = useRef<SVGSVGElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [isClose, setIsClose] = useState(false);
  const { adding, chosen } = doors;
  const whole = useMemo(() => withTags(viewOf(floor)), [floor]);
  const near = chosen === null ? undefined : floor.doors[chosen];
  const view = useMemo(
    () => (isClose && near !== undefined ? closeView(near, whole) : whole),
    [isClose, near, whole],
  );
  const unit = useMetresPerPixel(drawing, view);

  const metresOf = ({ clientX, clientY }: PointerEvent): Point => {
    const matrix = drawing.current?.getScreenCTM()?.inverse();
    const point = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    return [point.x, point.y];
  };
  /** How far along its wall a drag went. */
  const gone = ({ index, from, to }: Drag): number => {
    const door = doors.doors[index];
    const wall = door === undefined ? undefined : wallOfDoor(doors.walls, door);
    return wall === undefined ? 0 : snapped(along(wall, to) - along(wall, from));
  };
  /** The door as it would be if it were let go now. */
  const draggedTo = (door: Door, one: Drag): Door => {
    const wall = wallOfDoor(doors.walls, door);
    if (wall === undefined) return door;
    return one.what === 'door'
      ? slid(door, wall, gone(one))
      : stretched(door, wall, one.what, snapped(along(wall, one.to)));
  };
  const onPointerUp = (event: PointerEvent) => {
    const to = metresOf(event);
    if (adding !== null) {
      doors.tap(to, finger * unit);
      return;
    }
    if (drag === null) return;
    setDrag(null);
    const last = { ...drag, to };
    const door = doors.doors[drag.index];
    const wall = door === undefined ? undefined : wallOfDoor(doors.walls, door);
    if (wall === undefined || Math.hypot(to[0] - drag.from[0], to[1] - drag.from[1]) < 4 * unit)
      return;
    if (drag.what === 'door') {
      if (gone(last) !== 0) doors.slide(drag.index, gone(last));
    } else doors.stretch(drag.index, drag.what, snapped(along(wall, to)));
  };
  const held = drag === null ? undefined : doors.doors[drag.index];
  const shown = drag === null || held === undefined ? null : draggedTo(held, drag);
  const first = firstTap(doors);
  return (
    <>
      <div className={o.tools}>
        <Button
          size="sm"
          variant={adding === null ? 'secondary' : 'primary'}
          aria-pressed={adding !== null}
          onClick={() => doors.setAdding(adding === null)}
          onKeyDown={({ key }) => {
            if (key === 'Escape' && adding !== null) doors.setAdding(false);
          }}
        >
          <Plus {...icon} />
          {text(adding === null ? 'office-plan.doors.add' : 'office-plan.doors.add.stop')}
        </Button>
        {near === undefined ? null : (
          <Button
            size="sm"
            variant="quiet"
            aria-pressed={isClose}
            onClick={() => setIsClose(!isClose)}
          >
            {isClose ? <ZoomOut {...icon} /> : <ZoomIn {...icon} />}
            {text('office-plan.doors.close')}
          </Button>
        )}
      </div>
      <FloorDrawing
        ref={drawing}
        adding={adding !== null}
        view={view}
        onPointerMove={(event) => {
          if (drag !== null) setDrag({ ...drag, to: metresOf(event) });
        }}
        onPointerUp={onPointerUp}
        // Carried off the drawing it goes back to where it was.
        onPointerLeave={() => setDrag(null)}
        onPointerCancel={() => setDrag(null)}
        project={shown === null || drag === null ? project : withDoor(project, drag.index, shown)}
        label={text('office-plan.doors.drawing')}
        numbered="middle"
      >
        <g className={s.behind} aria-hidden>
          {project.modules.map(({ module, x, y, turn }, at) => (
            <ModuleSymbol key={at} module={module} x={x} y={y} turn={turn} />
          ))}
        </g>
        {doors.doors.map((door, index) => (
          <DoorMark
            key={index}
            doors={doors}
            index={index}
            door={drag?.index === index && shown !== null ? shown : door}
            unit={unit}
            isRefused={
              drag?.index === index && shown !== null && doors.faultOf(index, shown) !== null
            }
            onHold={(what, event) => {
              if (adding !== null) return;
              const at = metresOf(event);
              setDrag({ index, what, from: at, to: at });
            }}
          />
        ))}
        {first === null ? null : (
          <circle className={s.first} cx={first[0]} cy={first[1]} r={6 * unit} />
        )}
      </FloorDrawing>
    </>
  );
}

/** Tags of doors in outer walls stand outside. */
function withTags({ x, y, width, height }: Box): Box {
  const more = Math.max(width, height) * 0.05;
  return { x: x - more, y: y - more, width: width + 2 * more, height: height + 2 * more };
}

/** The part of a floor around a door, in the shape of the whole. */
function closeView({ opening }: Door, whole: Box): Box {
  const { x, y, width, height } = bounds(opening);
  const share = Math.min(1, close / Math.max(whole.width, whole.height));
  const [wide, high] = [whole.width * share, whole.height * share];
  return { x: x + width / 2 - wide / 2, y: y + height / 2 - high / 2, width: wide, height: high };
}
