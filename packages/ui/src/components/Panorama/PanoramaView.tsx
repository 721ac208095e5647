import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { drawSphere, type SphereDrawing } from './draw-sphere.ts';
import { followDevice } from './gyroscope.ts';
import type { PanoramaHotspot } from './Panorama.tsx';
import { PanoramaMap, type PanoramaPlan } from './PanoramaMap.tsx';
import { FOV, project, settled, type Direction, type Gaze } from './sphere.ts';
import * as s from './Panorama.css.ts';

type PanoramaViewProps = {
  src: string;
  preview: string | undefined;
  label: string;
  /** How keys turn it, by id. */
  describedBy: string;
  hotspots: readonly PanoramaHotspot[];
  /** Where it looks first. */
  start: Direction | undefined;
  /** Turned to when it changes. */
  toward: Direction | null;
  plan: PanoramaPlan | undefined;
  /** Turns with the device, on top of what the finger does. */
  following: boolean;
  onLook: ((direction: Direction) => void) | undefined;
  onHotspot: (hotspot: PanoramaHotspot) => void;
  onFail: () => void;
};

const STEP = 0.2;
/** Milliseconds without a turn after which somebody looks at something. */
const STILL_AFTER = 400;
// It takes arrows and signs by itself, which only this role tells a screen reader.
const stageRole = { role: 'application', tabIndex: 0 } as const;

const turned = (gaze: Gaze, key: string): Gaze | null => {
  if (key === 'ArrowLeft') return { ...gaze, yaw: gaze.yaw - STEP };
  if (key === 'ArrowRight') return { ...gaze, yaw: gaze.yaw + STEP };
  if (key === 'ArrowUp') return { ...gaze, pitch: gaze.pitch + STEP };
  if (key === 'ArrowDown') return { ...gaze, pitch: gaze.pitch - STEP };
  if (key === '+' || key === '=') return { ...gaze, fov: gaze.fov / 1.2 };
  if (key === '-') return { ...gaze, fov: gaze.fov * 1.2 };
  return null;
};

/** The picture once it can be drawn; null when it cannot be had. */
const comes = async (
  src: string,
  priority: 'high' | 'auto' = 'auto',
): Promise<HTMLImageElement | null> => {
  const picture = new Image();
  picture.fetchPriority = priority;
  picture.src = src;
  try {
    await picture.decode();
    return picture;
  } catch {
    return null;
  }
};

/** The view from within: drag, pinch, wheel and keys turn it; marks lie over the drawing as buttons. */
export const PanoramaView = ({
  src,
  preview,
  label,
  describedBy,
  hotspots,
  start,
  toward,
  plan,
  following,
  onLook,
  onHotspot,
  onFail,
}: PanoramaViewProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const drawing = useRef<SphereDrawing>(null);
  const [aspect, setAspect] = useState(16 / 9);
  const [ready, setReady] = useState(false);
  const [gaze, setGaze] = useState<Gaze>({
    yaw: toward?.yaw ?? start?.yaw ?? 0,
    pitch: toward?.pitch ?? start?.pitch ?? 0,
    fov: FOV.start,
  });
  const [was, setWas] = useState(toward);
  if (toward !== was) {
    setWas(toward);
    if (toward) setGaze((now) => settled({ ...now, yaw: toward.yaw, pitch: toward.pitch }));
  }
  const change = (next: (now: Gaze) => Gaze) => setGaze((now) => settled(next(now)));
  const draw = useEffectEvent((at: Gaze = gaze) => drawing.current?.draw(at));
  const fail = useEffectEvent(onFail);

  useEffect(() => {
    const surface = canvas.current;
    if (!surface) return undefined;
    const lost = () => fail();
    let [left, isWhole] = [false, false];
    const show = (picture: HTMLImageElement) => {
      try {
        if (drawing.current) drawing.current.take(picture);
        else drawing.current = drawSphere(surface, picture);
        draw();
        setReady(true);
      } catch {
        fail();
      }
    };
    // Both are under way at once; the smaller one is of use only while the whole one is not there.
    const early = preview === undefined ? null : comes(preview, 'high');
    const whole = comes(src);
    void early?.then((picture) => {
      if (picture && !left && !isWhole) show(picture);
    });
    void whole.then(async (picture) => {
      if (left) return;
      isWhole = picture !== null;
      if (picture) show(picture);
      else if ((await early) === null && !left) fail();
    });
    surface.addEventListener('webglcontextlost', lost);
    const sizes = new ResizeObserver(() => {
      setAspect(surface.clientWidth / Math.max(1, surface.clientHeight));
      draw();
    });
    sizes.observe(surface);
    return () => {
      left = true;
      sizes.disconnect();
      surface.removeEventListener('webglcontextlost', lost);
      drawing.current?.end();
      drawing.current = null;
    };
  }, [src, preview]);
  useEffect(() => draw(gaze), [gaze]);

  const look = useEffectEvent(() => onLook?.({ yaw: gaze.yaw, pitch: gaze.pitch }));
  const [first] = useState(gaze);
  useEffect(() => {
    if (gaze === first) return undefined;
    const still = setTimeout(() => look(), STILL_AFTER);
    return () => clearTimeout(still);
  }, [gaze, first]);

  const turn = useEffectEvent((next: (now: Gaze) => Gaze) => change(next));
  useEffect(
    () =>
      following
        ? followDevice((by) =>
            turn((now) => ({ ...now, yaw: now.yaw + by.yaw, pitch: now.pitch + by.pitch })),
          )
        : undefined,
    [following],
  );
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const held = new Map<number, { x: number; y: number }>();
    const at = (event: PointerEvent) => ({ x: event.clientX, y: event.clientY });
    element.addEventListener(
      'pointerdown',
      (event) => {
        if (event.button !== 0 || (event.target as HTMLElement).closest('button')) return;
        element.setPointerCapture(event.pointerId);
        held.set(event.pointerId, at(event));
      },
      { signal },
    );
    element.addEventListener(
      'pointermove',
      (event) => {
        const before = held.get(event.pointerId);
        if (!before) return;
        const now = at(event);
        const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
        held.set(event.pointerId, now);
        if (other) {
          const far = (from: { x: number; y: number }) =>
            Math.hypot(from.x - other.x, from.y - other.y);
          turn((gaze) => ({ ...gaze, fov: (gaze.fov * far(before)) / Math.max(1, far(now)) }));
          return;
        }
        // What is under the finger stays under it.
        turn((gaze) => {
          const perPixel = gaze.fov / element.clientHeight;
          return {
            ...gaze,
            yaw: gaze.yaw - (now.x - before.x) * perPixel,
            pitch: gaze.pitch + (now.y - before.y) * perPixel,
          };
        });
      },
      { signal },
    );
    const up = (event: PointerEvent) => held.delete(event.pointerId);
    element.addEventListener('pointerup', up, { signal });
    element.addEventListener('pointercancel', up, { signal });
    element.addEventListener(
      'wheel',
      (event) => {
        // The page scrolls on; with the key, as for a map, the wheel comes nearer.
        if (!event.ctrlKey) return;
        event.preventDefault();
        turn((gaze) => ({ ...gaze, fov: gaze.fov * Math.exp(event.deltaY * 0.004) }));
      },
      { signal, passive: false },
    );
    return () => leaving.abort();
  }, []);

  const keys = {
    onKeyDown: (event: KeyboardEvent) => {
      if (!turned(gaze, event.key)) return;
      event.preventDefault();
      change((now) => turned(now, event.key) ?? now);
    },
  };
  return (
    <div
      ref={stage}
      className={s.view}
      data-ready={ready || undefined}
      {...stageRole}
      {...keys}
      aria-label={label}
      aria-describedby={describedBy}
    >
      <canvas ref={canvas} className={s.canvas} />
      {ready && plan ? <PanoramaMap plan={plan} gaze={gaze} aspect={aspect} /> : null}
      {ready
        ? hotspots.map((hotspot, index) => {
            const place = hotspot.toward ? project(hotspot.toward, gaze, aspect) : null;
            if (!place || place.x < 0 || place.x > 1 || place.y < 0 || place.y > 1) return null;
            return (
              <button
                key={hotspot.id}
                type="button"
                // The list below is the keyboard's way.
                tabIndex={-1}
                className={s.mark}
                style={{
                  left: `${place.x * 100}%`,
                  top: `${place.y * 100}%`,
                  transform: 'translate(-50%, -50%)',
                }}
                aria-label={`${index + 1}. ${hotspot.name}`}
                title={hotspot.name}
                onClick={() => onHotspot(hotspot)}
              >
                <span className={s.number}>{index + 1}</span>
              </button>
            );
          })
        : null}
    </div>
  );
};
