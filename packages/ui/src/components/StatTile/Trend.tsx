type TrendProps = { points: readonly number[]; className: string };

const WIDTH = 96;
const HEIGHT = 32;
const EDGE = 2;

/** A line without axes. A row of equal figures lies in the middle. */
export const Trend = ({ points, className }: TrendProps) => {
  const low = Math.min(...points);
  const span = Math.max(...points) - low;
  const x = (at: number) => EDGE + (at / (points.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (value: number) =>
    span === 0 ? HEIGHT / 2 : HEIGHT - EDGE - ((value - low) / span) * (HEIGHT - 2 * EDGE);
  const at = points.map((value, index) => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={className} aria-hidden>
      <path
        d={`M${at.join('L')}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle
        cx={x(points.length - 1)}
        cy={y(points.at(-1) ?? 0)}
        r={EDGE + 0.5}
        fill="currentColor"
      />
    </svg>
  );
};
