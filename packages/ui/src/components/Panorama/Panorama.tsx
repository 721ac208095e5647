import { Compass, Expand, Rotate3d, Shrink } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId, useState, useSyncExternalStore } from 'react';
import { cx } from '../../internal/cx.ts';
import { useFullscreen } from '../../internal/use-fullscreen.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { hasGyroscope, mayFollow } from './gyroscope.ts';
import type { PanoramaPlan } from './PanoramaMap.tsx';
import type { Direction } from './sphere.ts';
import * as s from './Panorama.css.ts';

export type PanoramaHotspot = {
  id: string;
  name: string;
  /** E.g. a price, or the room it leads to. */
  detail?: string;
  /** Where it is seen; without, it stands in the list alone. */
  toward?: Direction;
  /** It is where one is. */
  current?: boolean;
  /** What else can be done with it, beside its line in the list: a link, a button. */
  action?: ReactNode;
};

export type PanoramaProps = {
  /** The room, for its heading and screen readers. */
  label: string;
  /** The whole view as an equirectangular picture, twice as wide as high. */
  src: string;
  /** The same view in fewer pixels: drawn until the whole one is there, and for good where that cannot be had. */
  preview?: string;
  /** An ordinary picture of the room: shown first, and for good where nothing turns. */
  still: { src: string; alt: string };
  hotspots?: readonly PanoramaHotspot[];
  onHotspot?: (id: string) => void;
  /** The list is one line until it is pressed: where several rooms follow each other. */
  folded?: boolean;
  /** The room from above, shown small with where one looks. */
  plan?: PanoramaPlan;
  /** Turns at once, looking there. */
  start?: Direction;
  /** Where one looks, a moment after nothing moves any more. */
  onLook?: (direction: Direction) => void;
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
    /** Turns with the device; offered where it is held in the hand. */
    follow?: string;
    /** The device may not be followed. */
    notFollowed?: string;
  };
};

const View = lazy(() =>
  import('./PanoramaView.tsx').then((module) => ({ default: module.PanoramaView })),
);

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

/** A room all around. A still picture first; what turns it comes when it is asked for. */
export const Panorama = ({
  label,
  src,
  preview,
  still,
  hotspots = [],
  onHotspot,
  folded = false,
  plan,
  start,
  onLook,
  labels,
}: PanoramaProps) => {
  const id = useId();
  const [told, setState] = useState<'still' | 'turning' | 'failed'>('still');
  // A server turns nothing: its page has the still picture, whatever the address asks for.
  const inBrowser = useSyncExternalStore(never, yes, no);
  const state = told === 'still' && start && inBrowser ? 'turning' : told;
  const [chosen, setChosen] = useState<PanoramaHotspot | null>(null);
  const [following, setFollowing] = useState<'no' | 'yes' | 'refused'>('no');
  const { part, filling, toggle } = useFullscreen<HTMLElement>();
  // Another picture is another room: what was chosen lies in the one before, and a picture that failed does not speak for it.
  const [shown, setShown] = useState(src);
  if (shown !== src) {
    setShown(src);
    setChosen(null);
    if (told === 'failed') setState('turning');
  }
  const choose = (hotspot: PanoramaHotspot) => {
    setChosen({ ...hotspot });
    setState((now) => (now === 'failed' ? now : 'turning'));
    onHotspot?.(hotspot.id);
  };
  const follow = async () => {
    if (following === 'yes') setFollowing('no');
    else setFollowing((await mayFollow()) ? 'yes' : 'refused');
  };
  const list =
    hotspots.length > 0 ? (
      <ol className={cx(s.list, filling && s.listFull)} aria-label={labels.hotspots}>
        {hotspots.map((hotspot, index) => (
          <li key={hotspot.id} className={s.line}>
            <button
              type="button"
              className={cx(s.item, (hotspot.current || chosen?.id === hotspot.id) && s.itemOn)}
              aria-pressed={hotspot.current ? undefined : chosen?.id === hotspot.id}
              aria-current={hotspot.current ? 'location' : undefined}
              onClick={() => choose(hotspot)}
            >
              <span className={s.number} aria-hidden>
                {index + 1}
              </span>
              <span className={s.words}>
                <span className={s.name}>{hotspot.name}</span>
                {hotspot.detail ? <span className={s.detail}>{hotspot.detail}</span> : null}
              </span>
            </button>
            {hotspot.action}
          </li>
        ))}
      </ol>
    ) : null;
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
              key={src}
              src={src}
              preview={preview}
              label={label}
              describedBy={id}
              hotspots={hotspots}
              start={start}
              toward={chosen?.toward ?? null}
              plan={plan}
              following={following === 'yes'}
              onLook={onLook}
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
        {state === 'turning' && labels.follow !== undefined && hasGyroscope() ? (
          <button
            type="button"
            className={s.follow}
            aria-label={labels.follow}
            title={labels.follow}
            aria-pressed={following === 'yes'}
            onClick={() => void follow()}
          >
            <Compass size={20} strokeWidth={1.75} aria-hidden />
          </button>
        ) : null}
        {state === 'failed' || following === 'refused' ? (
          <p role="status" className={s.failed}>
            {state === 'failed' ? labels.failed : labels.notFollowed}
          </p>
        ) : null}
      </div>
      <p id={id} className={s.hidden}>
        {labels.keys}
      </p>
      {folded && !filling && list ? (
        <details>
          <summary className={s.summary}>
            {labels.hotspots} ({hotspots.length})
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
    </section>
  );
};
