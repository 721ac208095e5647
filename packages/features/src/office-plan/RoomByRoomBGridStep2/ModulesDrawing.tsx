import { type PlacedModule, footprint } from '@hien/domain/office-plan';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useId, useRef } from 'react';
import { VisuallyHidden } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import { ModuleSymbol } from '../../shared/office/ModuleSymbol.tsx';
import { FloorDrawing } from '../parts/FloorDrawing.tsx';
import { arrowOf, isChord } from '../parts/drawing-keys.ts';
import type { OfficeFlow } from '../parts/OfficeStep.tsx';
import { type Drag, useDrag } from '../parts/useDrag.ts';
import type { Modules } from './useModules.ts';
import * as s from '../parts/Editor.css.ts';

interface ModulesDrawingProps {
  flow: OfficeFlow;
  modules: Modules;
}

/** Metres between the places of a drag. */
const grid = 0.1;
const snapped = (value: number): number => Math.round(value / grid) * grid;
/** How far a drag went. */
const gone = ({ from, to }: Drag<number>) =>
  [snapped(to[0] - from[0]), snapped(to[1] - from[1])] as const;

/** The floor with its modules: dragged, or moved by arrows; the list beside does the same. */
export function ModulesDrawing({ flow, modules }: ModulesDrawingProps) {
  const text = useText();
  const drawing = useRef<SVGSVGElement>(null);
  const keysId = useId();
  const { drag, hold, isTap, handlers } = useDrag<number>(drawing, (one) => {
    modules.choose(one.held);
    modules.move(one.held, ...gone(one));
  });
  const draggedTo = (placed: PlacedModule, one: Drag<number>): PlacedModule => {
    const [dx, dy] = gone(one);
    return { ...placed, x: placed.x + dx, y: placed.y + dy };
  };
  const handlersOf = (index: number) => ({
    onPointerDown: (event: PointerEvent) => hold(index, event),
    onClick: (event: MouseEvent) => {
      if (isTap(event)) modules.choose(index);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (isChord(event)) return;
      const way = arrowOf(event);
      const length = event.shiftKey ? 0.01 : grid;
      // An arrow that is held is one step to take back.
      if (way !== undefined) modules.move(index, way[0] * length, way[1] * length, !event.repeat);
      else if (event.key.toLowerCase() === 'r') modules.turn(index);
      else if (event.key === 'Delete' || event.key === 'Backspace') modules.remove(index);
      else if (event.key === 'Enter' || event.key === ' ') modules.choose(index);
      else return;
      event.preventDefault();
    },
  });
  return (
    <>
      <VisuallyHidden id={keysId}>{text('office-plan.module.keys')}</VisuallyHidden>
      <FloorDrawing
        ref={drawing}
        {...handlers}
        project={flow.project}
        label={text('office-plan.drawing.modules')}
        numbered
        room={flow.link.url.room}
      >
        {modules.modules.map((placed, index) => {
          const isDragged = drag?.held === index;
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
              {...handlersOf(index)}
            >
              <ModuleSymbol module={shown.module} x={shown.x} y={shown.y} turn={shown.turn} />
              <rect
                className={
                  isRefused
                    ? `${s.hold} ${s.refused}`
                    : isChosen || isDragged
                      ? `${s.hold} ${s.held}`
                      : s.hold
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
