import { useState, type PointerEvent, type ReactNode } from 'react';
import { heightOf, middleOf } from './scale.ts';
import * as s from './Chart.css.ts';

export type ChartSeries = {
  id: string;
  name: string;
  /** One for each category; null where nothing is known. */
  values: readonly (number | null)[];
};

export type ChartProps = {
  /** What is shown, e.g. “Doanh thu sáu tháng”. */
  label: string;
  categories: readonly string[];
  series: readonly ChartSeries[];
  /** A value in words: in the table and beside the point. */
  format: (value: number) => string;
  /** A value at the axis, shorter. */
  formatTick?: (value: number) => string;
  labels: {
    /** Opens the table, e.g. “Xem bảng số liệu”. */
    table: string;
    /** Heads the table's first column, e.g. “Tháng”. */
    category: string;
    /** Where a value is unknown. */
    unknown: string;
    /** The name of what steps through the points. */
    explore: string;
  };
  /** Pixels of the drawing. */
  height?: number;
};

type ChartFrameProps = ChartProps & {
  ticks: readonly number[];
  mark: 'line' | 'bar';
  /** The drawing itself; told which category is looked at. */
  children: (at: number | null) => ReactNode;
};

/** At most so many categories get their name below the drawing; the others are found by pointing. */
const NAMES = { wide: 12, narrow: 5 };

/** Axes, legend, the value pointed at, and the table for who would rather read. */
export const ChartFrame = ({
  label,
  categories,
  series,
  format,
  formatTick = format,
  labels,
  height = 240,
  ticks,
  mark,
  children,
}: ChartFrameProps) => {
  const [at, setAt] = useState<number | null>(null);
  const count = categories.length;
  const every = (most: number) => Math.max(1, Math.ceil(count / most));
  const say = (value: number | null | undefined) =>
    value === null || value === undefined ? labels.unknown : format(value);
  const spoken = (index: number) =>
    `${categories[index]}: ${series.map(({ name, values }) => `${name} ${say(values[index])}`).join(', ')}`;
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const index = Math.floor(((event.clientX - box.left) / box.width) * count);
    setAt(Math.min(count - 1, Math.max(0, index)));
  };

  return (
    <figure className={s.root} aria-label={label}>
      {series.length > 1 ? (
        <ul className={s.legend}>
          {series.map(({ id, name }, index) => (
            <li key={id} className={s.key}>
              <svg className={s.swatch} viewBox="0 0 20 10" aria-hidden>
                {mark === 'line' ? (
                  <path className={s.line[index % s.COLORS]} d="M0 5H20" />
                ) : (
                  <rect className={s.fill[index % s.COLORS]} width="20" height="10" rx="2" />
                )}
              </svg>
              {name}
            </li>
          ))}
        </ul>
      ) : null}
      <div className={s.grid}>
        <div className={s.axis} aria-hidden>
          {ticks.map((tick) => (
            <span
              key={tick}
              className={s.tick}
              style={{ insetBlockEnd: `${heightOf(tick, ticks)}%` }}
            >
              {formatTick(tick)}
            </span>
          ))}
          {/* The widest of them gives the axis its width. */}
          <span className={s.widest}>
            {ticks.map(formatTick).reduce((a, b) => (b.length > a.length ? b : a), '')}
          </span>
        </div>
        <div className={s.plot} style={{ height }}>
          {ticks.map((tick) => (
            <span
              key={tick}
              aria-hidden
              className={tick === 0 ? s.zero : s.rule}
              style={{ insetBlockEnd: `${heightOf(tick, ticks)}%` }}
            />
          ))}
          {children(at)}
          <input
            type="range"
            className={s.explore}
            min={0}
            max={Math.max(0, count - 1)}
            value={at ?? 0}
            aria-label={`${label}. ${labels.explore}`}
            aria-valuetext={spoken(at ?? 0)}
            onChange={(event) => setAt(Number(event.target.value))}
            onFocus={() => setAt((now) => now ?? 0)}
            onBlur={() => setAt(null)}
            onPointerMove={onPointerMove}
            onPointerLeave={() => setAt(null)}
          />
          {at === null ? null : (
            <div
              className={s.tip[at < count / 2 ? 'start' : 'end']}
              style={{ insetInlineStart: `${middleOf(at, count)}%` }}
              aria-hidden
            >
              <p className={s.tipHead}>{categories[at]}</p>
              {series.map(({ id, name, values }) => (
                <p key={id} className={s.tipRow}>
                  <span>{name}</span>
                  <span className={s.figure}>{say(values[at])}</span>
                </p>
              ))}
            </div>
          )}
        </div>
        <div className={s.names} aria-hidden>
          {categories.map((category, index) => (
            <span
              key={category}
              className={s.name}
              data-wide={index % every(NAMES.wide) === 0 || undefined}
              data-narrow={index % every(NAMES.narrow) === 0 || undefined}
              style={{ insetInlineStart: `${middleOf(index, count)}%` }}
            >
              {category}
            </span>
          ))}
        </div>
      </div>
      <details className={s.details}>
        <summary className={s.summary}>{labels.table}</summary>
        <div className={s.scroll}>
          <table className={s.table} aria-label={label}>
            <thead>
              <tr>
                <th scope="col" className={s.head}>
                  {labels.category}
                </th>
                {series.map(({ id, name }) => (
                  <th key={id} scope="col" className={s.headFigure}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {categories.map((category, index) => (
                <tr key={category}>
                  <th scope="row" className={s.cell}>
                    {category}
                  </th>
                  {series.map(({ id, values }) => (
                    <td key={id} className={s.cellFigure}>
                      {say(values[index])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
};
