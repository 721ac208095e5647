import { useEffect, useEffectEvent } from 'react';
import type { OfficeStore } from '../store/useOfficeProject.ts';

/** Ctrl+Z takes back, Ctrl+Y and Ctrl+Shift+Z do again; in a box they are the box's own. */
export function useUndoKeys({ undo, redo }: Pick<OfficeStore, 'undo' | 'redo'>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    if (!(ctrlKey || metaKey) || altKey || event.defaultPrevented) return;
    if (target instanceof Element && target.closest('input, textarea, [contenteditable]')) return;
    const letter = key.toLowerCase();
    const act =
      letter === 'y' || (letter === 'z' && shiftKey) ? redo : letter === 'z' ? undo : null;
    if (act === null) return;
    event.preventDefault();
    act?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
