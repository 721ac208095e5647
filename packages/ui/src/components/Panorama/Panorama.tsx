import { Expand, Rotate3d, Shrink } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { useFullscreen } from '../../internal/use-fullscreen.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as s from './Panorama.css.ts';

export type PanoramaHotspot = {
  id: string;
  name: string;
  /** E.g. a price, or the room it leads to. */
  detail?: string;
  /** Radians to the right of the picture's middle. */
  yaw: number;
  /** Radians up. */
  pitch: number;
};

export type PanoramaProps = {
  /** The room, for its heading and screen readers. */
  label: string;
  /** The whole view as an equirectangular picture, twice as wide as high. */
  src: string;
  /** An ordinary picture of the room: shown first, and for good where nothing turns. */
  still: { src: string; alt: string };
  hotspots?: readonly PanoramaHotspot[];
  onHotspot?: (id: string) => void;
  labels: {
    /** Starts it, e.g. “Xem 360°”. */
    start: string;
    loading: string;
    hotspots: string;
    /** How keys turn it. */
    keys: string;
    /** It cannot be turned here; the picture stays. */
    failed: string;
    /** Fills the screen, and leaves it again. */
    fullscreen: string;
    leaveFullscreen: string;
  };
};

const View = lazy(() =>
  import('./PanoramaView.tsx').then((module) => ({ default: module.PanoramaView })),
);

/** A room all around. A still picture first; what turns it comes when it is asked for. */
export const Panorama = ({
  label,
  src,
  still,
  hotspots = [],
  onHotspot,
  labels,
}: PanoramaProps) => {
  const id = useId();
  const [state, setState] = useState<'still' | 'turning' | 'failed'>('still');
  const [toward, setToward] = useState<PanoramaHotspot | null>(null);
  const { part, filling, toggle } = useFullscreen<HTMLElement>();
  const choose = (hotspot: PanoramaHotspot) => {
    setToward({ ...hotspot });
    setState((now) => (now === 'failed' ? now : 'turning'));
    onHotspot?.(hotspot.id);
  };
  return (
    <section
      ref={part}
      className={cx(s.root, filling && s.rootFull)}
      aria-label={label}
      data-filling={filling ?? undefined}
    >
      <div className={cx(s.frame, filling && s.frameFull)}>
        <img
          className={s.still}
          src={still.src}
          alt={still.alt}
          aria-hidden={state === 'turning' || undefined}
        />
        {state === 'turning' ? (
          <Suspense
            fallback={
              <span className={s.waiting} role="status" aria-label={labels.loading}>
                <Spinner size={28} />
              </span>
            }
          >
            <View
              src={src}
              label={label}
              describedBy={id}
              hotspots={hotspots}
              toward={toward}
              onHotspot={choose}
              onFail={() => setState('failed')}
            />
          </Suspense>
        ) : null}
        {state === 'still' ? (
          <button type="button" className={s.start} onClick={() => setState('turning')}>
            <Rotate3d size={20} strokeWidth={1.75} aria-hidden />
            {labels.start}
          </button>
        ) : null}
        {state === 'turning' || filling ? (
          <button
            type="button"
            className={s.fill}
            aria-label={filling ? labels.leaveFullscreen : labels.fullscreen}
            title={filling ? labels.leaveFullscreen : labels.fullscreen}
            onClick={() => void toggle()}
          >
            {filling ? (
              <Shrink size={20} strokeWidth={1.75} aria-hidden />
            ) : (
              <Expand size={20} strokeWidth={1.75} aria-hidden />
            )}
          </button>
        ) : null}
        {state === 'failed' ? (
          <p role="status" className={s.failed}>
            {labels.failed}
          </p>
        ) : null}
      </div>
      <p id={id} className={s.hidden}>
        {labels.keys}
      </p>
      {hotspots.length > 0 ? (
        <ol className={cx(s.list, filling && s.listFull)} aria-label={labels.hotspots}>
          {hotspots.map((hotspot, index) => (
            <li key={hotspot.id}>
              <button
                type="button"
                className={cx(s.item, toward?.id === hotspot.id && s.itemOn)}
                aria-pressed={toward?.id === hotspot.id}
                onClick={() => choose(hotspot)}
              >
                <span className={s.number} aria-hidden>
                  {index + 1}
                </span>
                <span className={s.name}>{hotspot.name}</span>
                {hotspot.detail ? <span className={s.detail}>{hotspot.detail}</span> : null}
              </button>
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  );
};
