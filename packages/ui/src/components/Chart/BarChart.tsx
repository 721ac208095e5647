import { cx } from '../../internal/cx.ts';
import { ChartFrame, type ChartProps } from './ChartFrame.tsx';
import { heightOf, niceTicks } from './scale.ts';
import * as s from './Chart.css.ts';

export type BarChartProps = ChartProps;

/** The part of a category's place that its bars fill. */
const FILLED = 0.64;

/** How much of each: bars from nought, side by side within a category. */
export const BarChart = (props: BarChartProps) => {
  const { series, categories } = props;
  const ticks = niceTicks(series.flatMap(({ values }) => values));
  const place = 100 / Math.max(1, categories.length);
  const width = (place * FILLED) / Math.max(1, series.length);
  const zero = heightOf(0, ticks);
  return (
    <ChartFrame {...props} ticks={ticks} mark="bar">
      {(at) => (
        <svg className={s.sheet} aria-hidden>
          {series.map(({ id, values }, index) =>
            values.map((value, category) => {
              if (value === null) return null;
              const top = Math.max(heightOf(value, ticks), zero);
              const bottom = Math.min(heightOf(value, ticks), zero);
              const left = place * category + (place * (1 - FILLED)) / 2 + width * index;
              return (
                <rect
                  key={`${id}-${categories[category]}`}
                  className={cx(
                    s.fill[index % s.COLORS],
                    at !== null && at !== category && s.faint,
                  )}
                  x={`${left + width * 0.06}%`}
                  width={`${width * 0.88}%`}
                  y={`${100 - top}%`}
                  height={`${top - bottom}%`}
                  rx="2"
                />
              );
            }),
          )}
        </svg>
      )}
    </ChartFrame>
  );
};
