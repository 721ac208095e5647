import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { cx } from '../../internal/cx.ts';
import { usePanZoom } from '../../internal/use-pan-zoom.ts';
import { roomAt, shareOf } from './room-at.ts';
import * as s from './FloorPlan.css.ts';

export type PlanRoom = {
  id: string;
  name: string;
  /** E.g. “18 m²”. */
  detail?: string;
  /** The room's middle, from the plan's left and top, between 0 and 1. */
  x: number;
  y: number;
  /** Its walls, in the same measure: what can be pressed besides the mark. */
  box?: { x: number; y: number; width: number; height: number };
};

export type PlanFloor = {
  id: string;
  name: string;
  /** The drawing; `width` and `height` are its own. */
  src: string;
  width: number;
  height: number;
  alt: string;
  rooms: readonly PlanRoom[];
};

export type FloorPlanProps = {
  /** What is shown, e.g. the flat's name. */
  label: string;
  floors: readonly PlanFloor[];
  labels: {
    floors: string;
    rooms: string;
    zoomIn: string;
    zoomOut: string;
    whole: string;
    /** How keys move the plan, read with its name. */
    keys: string;
  };
  /** The room that is chosen: held by the caller, else by the viewer. */
  room?: string | null;
  /** Several rooms, each pressed on and off: the caller's in place of `room`. The plan then stays as near as it is. */
  chosen?: readonly string[];
  onRoomChange?: (id: string) => void;
};

const percent = (share: number) => `${share * 100}%`;
/** How near a chosen room is seen. */
const NEAR = 2;
// It takes arrows and signs by itself, which only this role tells a screen reader.
const stageRole = { role: 'application', tabIndex: 0 } as const;

/** A plan to move about in: floors, rooms as numbered marks, and the same rooms as a list. */
export const FloorPlan = ({
  label,
  floors,
  labels,
  room,
  chosen: several,
  onRoomChange,
}: FloorPlanProps) => {
  const id = useId();
  const [floorId, setFloorId] = useState(
    () =>
      floors.find((floor) => floor.rooms.some((one) => one.id === (several?.[0] ?? room)))?.id ??
      floors[0]?.id,
  );
  const pressedAt = useRef({ x: 0, y: 0 });
  const [own, setOwn] = useState<string | null>(null);
  const single = room === undefined ? own : room;
  const chosen = new Set(several ?? (single === null ? [] : [single]));
  const { setStage, view, setView, transform, zoom, reset, onKey } = usePanZoom<HTMLDivElement>({
    most: 6,
  });
  const floor = floors.find((one) => one.id === floorId) ?? floors[0];
  if (!floor) return null;

  const choose = (next: PlanRoom, stage: { width: number; height: number }) => {
    setOwn(next.id);
    onRoomChange?.(next.id);
    if (several !== undefined) return;
    setView(() => ({
      scale: NEAR,
      x: (0.5 - next.x) * stage.width * NEAR,
      y: (0.5 - next.y) * stage.height * NEAR,
    }));
  };
  const grounds = floor.rooms.flatMap(({ id: one, box }) =>
    chosen.has(one) && box ? [{ id: one, box }] : [],
  );
  const stageSize = (from: Element) => {
    const stage = from.closest('section')?.querySelector('[data-stage]');
    return { width: stage?.clientWidth ?? 0, height: stage?.clientHeight ?? 0 };
  };
  // Pressed anywhere within its walls a room is chosen; the view stays, so that a second tap can bring it nearer.
  const press = (event: MouseEvent<HTMLElement>) => {
    const { x, y } = pressedAt.current;
    const dragged = Math.hypot(event.clientX - x, event.clientY - y) >= 8;
    if (dragged || (event.target as HTMLElement).closest('button')) return;
    const drawing = event.currentTarget.querySelector('img')?.getBoundingClientRect();
    const hit = drawing && roomAt(floor.rooms, shareOf(drawing, event));
    if (!hit) return;
    setOwn(hit.id);
    onRoomChange?.(hit.id);
  };
  const handlers = {
    onPointerDown: ({ clientX, clientY }: PointerEvent) => {
      pressedAt.current = { x: clientX, y: clientY };
    },
    onClick: press,
    onKeyDown: (event: KeyboardEvent) => {
      if (onKey(event.key)) event.preventDefault();
    },
  };

  return (
    <section className={s.root} aria-label={label}>
      <div className={s.head}>
        {floors.length > 1 ? (
          <div role="group" aria-label={labels.floors} className={s.floors}>
            {floors.map((one) => (
              <button
                key={one.id}
                type="button"
                className={s.floor}
                aria-pressed={one.id === floor.id}
                onClick={() => {
                  reset();
                  setFloorId(one.id);
                }}
              >
                {one.name}
              </button>
            ))}
          </div>
        ) : null}
        <div className={s.tools}>
          <button
            type="button"
            className={s.tool}
            aria-label={labels.zoomIn}
            title={labels.zoomIn}
            onClick={() => zoom(1.5)}
          >
            <ZoomIn size={18} strokeWidth={1.75} aria-hidden />
          </button>
          <button
            type="button"
            className={s.tool}
            aria-label={labels.zoomOut}
            title={labels.zoomOut}
            aria-disabled={view.scale === 1}
            onClick={() => zoom(1 / 1.5)}
          >
            <ZoomOut size={18} strokeWidth={1.75} aria-hidden />
          </button>
          <button
            type="button"
            className={s.tool}
            aria-label={labels.whole}
            title={labels.whole}
            aria-disabled={view.scale === 1}
            onClick={reset}
          >
            <Maximize size={18} strokeWidth={1.75} aria-hidden />
          </button>
        </div>
      </div>
      <div className={s.frame}>
        <div
          ref={setStage}
          data-stage
          data-wheel="with-key"
          className={cx(s.stage, view.scale > 1 && s.stageNear)}
          style={{ aspectRatio: `${floor.width} / ${floor.height}` }}
          {...stageRole}
          {...handlers}
          aria-label={floor.alt}
          aria-describedby={id}
        >
          <div className={s.layer} style={{ transform }}>
            <img
              className={s.drawing}
              src={floor.src}
              width={floor.width}
              height={floor.height}
              alt={floor.alt}
              draggable={false}
            />
            {grounds.map(({ id: one, box }) => (
              <span
                key={one}
                className={s.ground}
                style={{
                  insetInlineStart: percent(box.x),
                  insetBlockStart: percent(box.y),
                  width: percent(box.width),
                  height: percent(box.height),
                }}
                aria-hidden
              />
            ))}
            {floor.rooms.map((one, index) => (
              <button
                key={one.id}
                type="button"
                // The list below is the keyboard's way.
                tabIndex={-1}
                className={cx(s.mark, chosen.has(one.id) && s.markOn)}
                style={{
                  insetInlineStart: percent(one.x),
                  insetBlockStart: percent(one.y),
                  transform: `translate(-50%, -50%) scale(${1 / view.scale})`,
                }}
                aria-label={`${index + 1}. ${one.name}`}
                aria-pressed={chosen.has(one.id)}
                title={one.name}
                onClick={(event) => choose(one, stageSize(event.currentTarget))}
              >
                <span className={s.number}>{index + 1}</span>
              </button>
            ))}
          </div>
        </div>
        <p id={id} className={s.hidden}>
          {labels.keys}
        </p>
      </div>
      <ol className={s.rooms} aria-label={labels.rooms}>
        {floor.rooms.map((one, index) => (
          <li key={one.id}>
            <button
              type="button"
              className={cx(s.room, chosen.has(one.id) && s.roomOn)}
              aria-pressed={chosen.has(one.id)}
              onClick={(event) => choose(one, stageSize(event.currentTarget))}
            >
              <span className={s.number} aria-hidden>
                {index + 1}
              </span>
              <span className={s.name}>{one.name}</span>
              {one.detail ? <span className={s.detail}>{one.detail}</span> : null}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};
