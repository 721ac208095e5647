/** A star of five points in a box of 16, as every rating draws it. */
export const starPath =
  'M8 1.7l1.95 3.95 4.35.63-3.15 3.07.74 4.34L8 11.64l-3.89 2.05.74-4.34L1.7 6.28l4.35-.63z';
