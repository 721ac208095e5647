import type { KeyboardEvent } from 'react';

/** Arrow up and down lead from a row's tick or fold to that of the row above or below. */
export const stepRows = (event: KeyboardEvent<HTMLElement>): void => {
  const { key, target } = event;
  if ((key !== 'ArrowDown' && key !== 'ArrowUp') || !(target instanceof HTMLElement)) return;
  const { step } = target.dataset;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(`[data-step="${step}"]`)];
  const next = step && all[all.indexOf(target) + (key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  // The head and the foot lie over the rows: keep clear of them.
  next.closest('tr')?.scrollIntoView({ block: 'nearest' });
};
