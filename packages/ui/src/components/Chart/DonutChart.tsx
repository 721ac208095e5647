import { shares } from './scale.ts';
import * as s from './Chart.css.ts';

export type DonutChartProps = {
  /** What is shared out, e.g. “Đơn hàng theo trạng thái”. */
  label: string;
  parts: readonly { id: string; name: string; value: number }[];
  format: (value: number) => string;
  /** A share, given between 0 and 1. */
  formatShare: (share: number) => string;
  /** In the ring: the whole and what it is. */
  total: { value: string; label: string };
  /** Heads of the table beside it. */
  labels: { part: string; value: string; share: string };
};

/** Per cent of the ring left open between two parts. */
const GAP = 0.8;

/** Parts of a whole. The table beside it is its legend, so nothing hangs on telling colours apart. */
export const DonutChart = ({
  label,
  parts,
  format,
  formatShare,
  total,
  labels,
}: DonutChartProps) => {
  const arcs = shares(parts.map(({ value }) => value));
  return (
    <figure className={s.donut} aria-label={label}>
      <div className={s.ring}>
        <svg viewBox="0 0 120 120" aria-hidden>
          <circle className={s.track} cx="60" cy="60" r="50" />
          {parts.map(({ id }, index) => {
            const arc = arcs[index];
            if (!arc || arc.share === 0) return null;
            const drawn = arc.share > 99 ? 100 : Math.max(0.4, arc.share - GAP);
            return (
              <circle
                key={id}
                className={s.arc[index % s.COLORS]}
                cx="60"
                cy="60"
                r="50"
                pathLength={100}
                strokeDasharray={`${drawn} ${100 - drawn}`}
                strokeDashoffset={-arc.start}
                transform="rotate(-90 60 60)"
              />
            );
          })}
        </svg>
        <p className={s.total}>
          <span className={s.totalValue}>{total.value}</span>
          <span className={s.totalLabel}>{total.label}</span>
        </p>
      </div>
      <div className={s.parts}>
        <table className={s.table} aria-label={label}>
          <thead className={s.hidden}>
            <tr>
              <th scope="col">{labels.part}</th>
              <th scope="col">{labels.value}</th>
              <th scope="col">{labels.share}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ id, name, value }, index) => (
              <tr key={id}>
                <th scope="row" className={s.cell}>
                  <span className={s.partName}>
                    <svg className={s.swatch} viewBox="0 0 20 10" aria-hidden>
                      <rect className={s.fill[index % s.COLORS]} width="20" height="10" rx="2" />
                    </svg>
                    {name}
                  </span>
                </th>
                <td className={s.cellFigure}>{format(value)}</td>
                <td className={s.cellShare}>{formatShare((arcs[index]?.share ?? 0) / 100)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
};
