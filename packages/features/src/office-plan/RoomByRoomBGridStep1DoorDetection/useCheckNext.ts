import { nextDoubtful } from '@hien/domain/office-plan';
import { type RefObject, useEffect, useRef } from 'react';
import type { Doors } from './useDoors.ts';

/** Chooses the next door to look at, and takes the focus to it on the drawing: there its keys and tools are. */
export function useCheckNext(doors: Doors, drawing: RefObject<HTMLElement | null>) {
  const awaited = useRef<number | null>(null);
  const { chosen } = doors;
  useEffect(() => {
    if (awaited.current === null || awaited.current !== chosen) return;
    awaited.current = null;
    focusChosen(drawing.current);
  }, [chosen, drawing]);
  return () => {
    const next = nextDoubtful(doors, chosen);
    if (next === chosen) focusChosen(drawing.current);
    else {
      awaited.current = next;
      doors.choose(next);
    }
  };
}

const focusChosen = (drawing: HTMLElement | null): void =>
  drawing?.querySelector<SVGElement>('svg [role=button][aria-pressed=true]')?.focus();
