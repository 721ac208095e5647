import type { Point } from '@hien/domain/office-plan';
import type { KeyboardEvent } from 'react';

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The direction of an arrow on the screen; undefined for another key. */
export const arrowOf = ({ key }: KeyboardEvent): Point | undefined => arrows[key];

/** Whether a key is the browser's or the system's: Ctrl+S saves the page, and turns no door. */
export const isChord = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey;
