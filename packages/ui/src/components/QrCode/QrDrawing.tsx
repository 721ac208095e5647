import { useMemo, type ReactNode } from 'react';
import { encodeQr } from './encode-qr.ts';
import * as s from './QrCode.css.ts';

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
  const code = encodeQr(value);
  return code && { path: pathOf(code.data), size: code.size };
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
