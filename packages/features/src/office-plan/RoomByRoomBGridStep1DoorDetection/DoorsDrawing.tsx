import {
  type Box,
  type Door,
  type Wall,
  along,
  bounds,
  slid,
  stretched,
  wallOfDoor,
  withDoor,
} from '@hien/domain/office-plan';
import { Button, VisuallyHidden } from '@hien/ui';
import { Focus, Plus } from 'lucide-react';
import { useId, useMemo, useRef, useState } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import { ModuleSymbol } from '../../shared/office/ModuleSymbol.tsx';
import { FloorDrawing, viewOf } from '../parts/FloorDrawing.tsx';
import { middleOf } from '../parts/look/closer-view.ts';
import type { OfficeFlow } from '../parts/OfficeStep.tsx';
import { LookTools } from '../parts/look/LookTools.tsx';
import { useCloserLook } from '../parts/look/useCloserLook.ts';
import { type Drag, useDrag } from '../parts/useDrag.ts';
import { DoorMark, type HeldPart } from './DoorMark.tsx';
import { type Doors, firstTap, snapped } from './useDoors.ts';
import { useMetresPerPixel } from '../parts/useMetresPerPixel.ts';
import * as o from '../parts/Office.css.ts';
import * as s from './Doors.css.ts';

interface DoorsDrawingProps {
  flow: OfficeFlow;
  doors: Doors;
}

/** A door on its way, or one of its ends. */
interface Held {
  readonly index: number;
  readonly what: HeldPart;
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
  const keysId = useId();
  const [isClose, setIsClose] = useState(false);
  const { adding, chosen } = doors;
  const whole = useMemo(() => withTags(viewOf(floor)), [floor]);
  const near = chosen === null ? undefined : floor.doors[chosen];
  // Without a door there is nothing to be close to: the next one is not looked at closely unasked.
  if (isClose && near === undefined) setIsClose(false);
  const look = useCloserLook(drawing, {
    whole,
    at: isClose && near !== undefined ? closeView(near, whole) : undefined,
    chosen:
      near === undefined
        ? undefined
        : { name: String(chosen), middle: middleOf(bounds(near.opening)) },
    onPinch: () => letGo(),
    onOwn: () => setIsClose(false),
  });
  const unit = useMetresPerPixel(drawing, look.view);

  /** How far along its wall a drag went. */
  const gone = (wall: Wall, { from, to }: Drag<Held>): number =>
    snapped(along(wall, to) - along(wall, from));
  /** The door as it would be if it were let go now. */
  const draggedTo = (door: Door, one: Drag<Held>): Door => {
    const wall = wallOfDoor(doors.walls, door);
    if (wall === undefined) return door;
    const { what } = one.held;
    return what === 'door'
      ? slid(door, wall, gone(wall, one))
      : stretched(door, wall, what, snapped(along(wall, one.to)));
  };
  const { drag, hold, isTap, letGo, metresOf, handlers } = useDrag<Held>(drawing, (one) => {
    const { index, what } = one.held;
    const door = doors.doors[index];
    const wall = door === undefined ? undefined : wallOfDoor(doors.walls, door);
    doors.choose(index);
    if (wall === undefined) return;
    if (what !== 'door') doors.stretch(index, what, snapped(along(wall, one.to)));
    else if (gone(wall, one) !== 0) doors.slide(index, gone(wall, one));
  });
  const held = drag === null ? undefined : doors.doors[drag.held.index];
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
            onClick={() => {
              look.all();
              setIsClose(!isClose);
            }}
          >
            <Focus {...icon} />
            {text('office-plan.doors.close')}
          </Button>
        )}
        <LookTools look={look} />
      </div>
      <VisuallyHidden id={keysId}>{text('office-plan.look.keys')}</VisuallyHidden>
      <FloorDrawing
        ref={drawing}
        adding={adding !== null}
        look={look}
        aria-describedby={keysId}
        {...look.handlersWith(handlers, false)}
        onClick={(event) => {
          if (look.isTap(event)) doors.tap(metresOf(event), finger * unit);
        }}
        project={
          shown === null || drag === null ? project : withDoor(project, drag.held.index, shown)
        }
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
            door={drag?.held.index === index && shown !== null ? shown : door}
            unit={unit}
            isDragged={drag?.held.index === index}
            isRefused={
              drag?.held.index === index && shown !== null && doors.faultOf(index, shown) !== null
            }
            onHold={(what, event) => {
              if (adding === null) hold({ index, what }, event);
            }}
            isTap={isTap}
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
