import { type PlacedModule, footprint } from '@hien/domain/office-plan';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { VisuallyHidden } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import { ModuleSymbol } from '../../shared/office/ModuleSymbol.tsx';
import { FloorDrawing } from '../parts/FloorDrawing.tsx';
import type { OfficeFlow } from '../parts/OfficeStep.tsx';
import type { Modules } from './useModules.ts';
import * as s from '../parts/Editor.css.ts';

interface ModulesDrawingProps {
  flow: OfficeFlow;
  modules: Modules;
}

/** A module on its way: where it was taken hold of, and how far it went, in metres. */
interface Drag {
  readonly index: number;
  readonly from: readonly [number, number];
  readonly by: readonly [number, number];
}

/** Metres between the places of a drag. */
const grid = 0.1;
const snapped = (value: number): number => Math.round(value / grid) * grid;

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The floor with its modules: dragged, or moved by arrows; the list beside does the same. */
export function ModulesDrawing({ flow, modules }: ModulesDrawingProps) {
  const text = useText();
  const drawing = useRef<SVGSVGElement>(null);
  const keysId = useId();
  const [drag, setDrag] = useState<Drag | null>(null);

  const metresOf = ({ clientX, clientY }: PointerEvent): readonly [number, number] => {
    const matrix = drawing.current?.getScreenCTM()?.inverse();
    const point = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    return [point.x, point.y];
  };
  const gone = ({ from }: Drag, event: PointerEvent): readonly [number, number] => {
    const [x, y] = metresOf(event);
    return [x - from[0], y - from[1]];
  };
  const draggedTo = (placed: PlacedModule, { by: [dx, dy] }: Drag): PlacedModule => ({
    ...placed,
    x: placed.x + snapped(dx),
    y: placed.y + snapped(dy),
  });
  const handlers = (index: number) => ({
    onPointerDown: (event: PointerEvent<SVGGElement>) => {
      modules.choose(index);
      setDrag({ index, from: metresOf(event), by: [0, 0] });
    },
    onKeyDown: (event: KeyboardEvent) => {
      const move = moves[event.key];
      const length = event.shiftKey ? 0.01 : grid;
      if (move !== undefined) modules.move(index, move[0] * length, move[1] * length);
      else if (event.key.toLowerCase() === 'r') modules.turn(index);
      else if (event.key === 'Delete' || event.key === 'Backspace') modules.remove(index);
      else if (event.key === 'Enter' || event.key === ' ') modules.choose(index);
      else return;
      event.preventDefault();
    },
  });
  const onPointerMove = (event: PointerEvent) => {
    if (drag !== null) setDrag({ ...drag, by: gone(drag, event) });
  };
  const onPointerUp = (event: PointerEvent) => {
    if (drag === null) return;
    const [dx, dy] = gone(drag, event);
    setDrag(null);
    modules.move(drag.index, snapped(dx), snapped(dy));
  };
  return (
    <>
      <VisuallyHidden id={keysId}>{text('office-plan.module.keys')}</VisuallyHidden>
      <FloorDrawing
        ref={drawing}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        // Carried off the drawing it goes back to where it stood.
        onPointerLeave={() => setDrag(null)}
        onPointerCancel={() => setDrag(null)}
        project={flow.project}
        label={text('office-plan.drawing.modules')}
        numbered
        room={flow.link.url.room}
      >
        {modules.modules.map((placed, index) => {
          const isDragged = drag?.index === index;
          const shown = isDragged ? draggedTo(placed, drag) : placed;
          const isRefused = isDragged && modules.collision(index, shown) !== null;
          const isChosen = modules.chosen === index;
          return (
            <g
              key={index}
              className={s.module}
              role="button"
              // The list is the keyboard's way to a module; the chosen one can be moved here.
              tabIndex={isChosen ? 0 : -1}
              aria-pressed={isChosen}
              aria-label={text('office-plan.module', {
                module: modules.nameOf(placed.module),
                number: index + 1,
              })}
              aria-describedby={isChosen ? keysId : undefined}
              {...handlers(index)}
            >
              <ModuleSymbol module={shown.module} x={shown.x} y={shown.y} turn={shown.turn} />
              <rect
                className={
                  isRefused ? `${s.hold} ${s.refused}` : isChosen ? `${s.hold} ${s.held}` : s.hold
                }
                {...footprint(shown)}
              />
            </g>
          );
        })}
      </FloorDrawing>
    </>
  );
}
