import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { draftStore } from '../../shared/forms/draft-store.ts';

const store = draftStore('seller-list-keys');
/** Letters are off on this device: single keys get in the way of who speaks to their machine (WCAG 2.1.4). */
const areOff = (): boolean => store.read() === 'off';

/** Where a letter is a letter, or a key belongs to what is open. */
const elsewhere =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** A window lies over the list; one that is put away, such as a calendar, does not. */
const isCovered = (): boolean =>
  [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].some((one) =>
    one.checkVisibility(),
  );

const ticksOf = (root: HTMLElement | null): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>('[data-step="select"]') ?? []),
];

/** The place of the row that has the focus; −1 where none has. */
const placeOf = (ticks: readonly HTMLElement[]): number => {
  const row = document.activeElement?.closest('tbody');
  return row ? ticks.findIndex((tick) => row.contains(tick)) : -1;
};

function stand(tick: HTMLElement | undefined): void {
  if (tick === undefined) return;
  tick.focus({ preventScroll: true });
  // The head and the foot lie over the rows: keep clear of them.
  tick.closest('tr')?.scrollIntoView({ block: 'nearest' });
}

/** A key as its letter: also where the keyboard writes Hangul, or a composition holds it. */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  /^[!-~]$/.test(key) || !code.startsWith('Key') ? key.toLowerCase() : code.slice(3).toLowerCase();

/**
 * Goes through the rows of a table by letters: J and K to the next and the one before, X ticks, Enter unfolds, / to the
 * search, ? to what keys there are. Letters can be switched off; Enter is no letter and stays.
 */
export function useListKeys(root: RefObject<HTMLElement | null>, onHelp: () => void) {
  const [off, setOff] = useState(areOff);

  const act = (key: string): boolean => {
    const ticks = ticksOf(root.current);
    const at = placeOf(ticks);
    if (key === '?') onHelp();
    else if (key === '/') root.current?.querySelector<HTMLElement>('[role=combobox]')?.focus();
    else if (key === 'j') stand(ticks[Math.min(at + 1, ticks.length - 1)]);
    else if (key === 'k') stand(ticks[Math.max(at - 1, 0)]);
    else if (key === 'x' && at >= 0) ticks[at]?.click();
    else return false;
    return true;
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target, repeat, defaultPrevented } = event;
    if (ctrlKey || metaKey || altKey || defaultPrevented || !(target instanceof Element)) return;
    if (target.closest(elsewhere) !== null || isCovered()) return;
    if (key === 'Enter') {
      if (!(target instanceof HTMLElement) || target.dataset.step !== 'select' || repeat) return;
      event.preventDefault();
      target.closest('tbody')?.querySelector<HTMLElement>('[data-step="expand"]')?.click();
    } else if (!off && act(letterOf(event))) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return {
    off,
    switchOff: (next: boolean) => {
      if (next) store.write('off');
      else store.clear();
      setOff(next);
    },
  };
}
