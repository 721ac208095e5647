import * as s from './Gantt.css.ts';

/** Strokes of what holds the end: seen by who does not see the colour. */
export const Hatch = ({ id }: { id: string }) => (
  <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <line y2="7" className={s.hatch} />
  </pattern>
);
