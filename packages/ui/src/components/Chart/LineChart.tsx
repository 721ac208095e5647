import { ChartFrame, type ChartProps } from './ChartFrame.tsx';
import { heightOf, linePath, middleOf, niceTicks } from './scale.ts';
import * as s from './Chart.css.ts';

export type LineChartProps = ChartProps;

/** How something went: one line a series, each with a stroke of its own beside its colour. */
export const LineChart = (props: LineChartProps) => {
  const { series, categories } = props;
  const ticks = niceTicks(series.flatMap(({ values }) => values));
  return (
    <ChartFrame {...props} ticks={ticks} mark="line">
      {(at) => (
        <>
          <svg className={s.sheet} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
            {series.map(({ id, values }, index) => (
              <path key={id} className={s.line[index % s.COLORS]} d={linePath(values, ticks)} />
            ))}
          </svg>
          {at === null ? null : (
            <>
              <span
                className={s.cursor}
                style={{ insetInlineStart: `${middleOf(at, categories.length)}%` }}
              />
              {series.map(({ id, values }, index) => {
                const value = values[at];
                return value === null || value === undefined ? null : (
                  <span
                    key={id}
                    className={s.dot[index % s.COLORS]}
                    style={{
                      insetInlineStart: `${middleOf(at, categories.length)}%`,
                      insetBlockEnd: `${heightOf(value, ticks)}%`,
                    }}
                  />
                );
              })}
            </>
          )}
        </>
      )}
    </ChartFrame>
  );
};
