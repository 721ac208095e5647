import { useMemo, type ReactNode } from 'react';
import { encode } from 'uqr';
import * as s from './QrCode.css.ts';

/** Light cells around the code that cameras need to find it. */
const QUIET = 4;

/** The dark cells of a row run together: a tenth of the nodes, and no seams between cells. */
const pathOf = (cells: readonly (readonly boolean[])[]): string =>
  cells
    .flatMap((row, y) => {
      const runs: string[] = [];
      for (let x = 0; x < row.length; x += 1) {
        if (!row[x]) continue;
        const start = x;
        while (row[x + 1]) x += 1;
        runs.push(`M${start} ${y}h${x - start + 1}v1H${start}z`);
      }
      return runs;
    })
    .join('');

const draw = (value: string) => {
  try {
    // Medium correction: a scratched print or a screen at an angle is still read.
    const { data, size } = encode(value, { ecc: 'M', border: QUIET });
    return { path: pathOf(data), size };
  } catch {
    // More than a code can hold.
    return null;
  }
};

export type QrDrawingProps = { value: string; label: string; fallback: ReactNode };

export const QrDrawing = ({ value, label, fallback }: QrDrawingProps) => {
  const code = useMemo(() => draw(value), [value]);
  return code ? (
    <svg
      viewBox={`0 0 ${code.size} ${code.size}`}
      className={s.code}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={code.path} fill="currentColor" />
    </svg>
  ) : (
    <p className={s.fallback}>{fallback}</p>
  );
};
