import {
  type Point,
  innerPoint,
  movedOutline,
  roomBetween,
  withCorner,
} from '@hien/domain/office-plan';
import { Notice } from '@hien/ui';
import { type MouseEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useText } from '../../../shared/i18n/useText.ts';
import type { OfficeFlow } from '../../parts/OfficeStep.tsx';
import { LookTools } from '../../parts/look/LookTools.tsx';
import { useCloserLook } from '../../parts/look/useCloserLook.ts';
import { useDrag } from '../../parts/useDrag.ts';
import { useMetresPerPixel } from '../../parts/useMetresPerPixel.ts';
import type { OwnPictureState } from '../../store/useOwnPicture.ts';
import { RoomMark } from './RoomMark.tsx';
import { ScaleMark } from './ScaleMark.tsx';
import type { Outlines } from './useOutlines.ts';
import type { Scale } from './useScale.ts';
import * as e from '../../parts/Editor.css.ts';
import * as l from '../../parts/look/Look.css.ts';
import * as s from './OwnPlan.css.ts';

interface PlanSheetProps {
  flow: OfficeFlow;
  outlines: Outlines;
  scale: Scale;
  picture: OwnPictureState;
  /** Above the picture, before what brings it nearer. */
  tools: ReactNode;
}

/** What a finger carries over the picture. */
type Held =
  | { readonly what: 'end'; readonly which: 0 | 1 }
  | { readonly what: 'new' }
  /** Nothing: it is a tap, or the finger strayed. */
  | { readonly what: 'tap' }
  | { readonly what: 'room'; readonly id: string }
  | { readonly what: 'corner'; readonly id: string; readonly at: number };

/** Pixels of the screen within which a corner goes to what is drawn already. */
const finger = 14;

/** The picture of a plan in its own pixels: a length is measured on it, and rooms are outlined. */
export function PlanSheet({ flow, outlines, scale, picture, tools }: PlanSheetProps) {
  const text = useText();
  const { project, link } = flow;
  const { width, height, rooms } = project;
  const drawing = useRef<SVGSVGElement>(null);
  const keysId = useId();
  const [hover, setHover] = useState<Point | null>(null);
  const { mode, draft, chosen } = outlines;
  const look = useCloserLook(drawing, {
    whole: { x: 0, y: 0, width, height },
    chosen:
      chosen === undefined ? undefined : { name: chosen.id, middle: innerPoint(chosen.outline) },
    onPinch: () => letGo(),
  });
  const unit = useMetresPerPixel(drawing, look.view);
  const walls = picture.state === 'here' ? picture.walls : [];
  /** Where a corner goes by the other rooms, the walls of a drawing and the picture's edge. */
  const snap = (point: Point, id: string | null = null): Point =>
    inPicture(
      outlines.snap(
        point,
        [...rooms.filter((room) => room.id !== id).map(({ outline }) => outline), ...walls],
        finger * unit,
      ),
    );
  const inPicture = ([x, y]: Point): Point => [
    Math.min(Math.max(x, 0), width),
    Math.min(Math.max(y, 0), height),
  ];
  /** A room as it would be if it were let go now. */
  const draggedTo = (held: Held, from: Point, to: Point): readonly Point[] | null => {
    if (held.what === 'new') return roomBetween(snap(from), snap(to));
    const room = 'id' in held ? rooms.find(({ id }) => id === held.id) : undefined;
    if (room === undefined || !('id' in held)) return null;
    if (held.what === 'corner')
      return withCorner(room.outline, held.at, snap(to, room.id), project);
    const [[x, y] = from] = room.outline;
    const [sx, sy] = snap([x + to[0] - from[0], y + to[1] - from[1]], room.id);
    return movedOutline(room.outline, [sx - x, sy - y], project);
  };
  const { drag, hold, isTap, letGo, metresOf, handlers } = useDrag<Held>(
    drawing,
    ({ held, from, to }) => {
      if (held.what === 'end') {
        scale.put(held.which, to);
        return;
      }
      const outline = draggedTo(held, from, to);
      if (outline === null) return;
      if (held.what === 'new') outlines.add(outline);
      else if ('id' in held) {
        outlines.choose(held.id);
        outlines.change(held.id, outline, true);
      }
    },
  );
  const shown = drag === null ? null : draggedTo(drag.held, drag.from, drag.to);
  const carried = drag !== null && 'id' in drag.held ? drag.held.id : null;
  const isDrawn = mode === 'rectangle' || mode === 'polygon';
  const tap = (point: Point) => {
    if (mode === 'scale') scale.tap(point);
    else if (mode === 'rectangle') outlines.opposite(snap(point));
    else if (mode === 'polygon') outlines.corner(snap(point), finger * unit);
  };
  const ends: readonly [Point, Point] =
    drag?.held.what === 'end'
      ? drag.held.which === 0
        ? [drag.to, scale.ends[1]]
        : [scale.ends[0], drag.to]
      : scale.ends;
  const moved = look.handlersWith(handlers, mode === 'rectangle');
  const ground = {
    ...moved,
    onPointerDown(event: PointerEvent): void {
      moved.onPointerDown(event);
      if (mode !== 'look') hold({ what: mode === 'rectangle' ? 'new' : 'tap' }, event);
    },
    onPointerMove(event: PointerEvent): void {
      moved.onPointerMove(event);
      if (isDrawn && draft.length > 0) setHover(snap(metresOf(event)));
    },
    onClick(event: MouseEvent): void {
      // Who reads the page out has no place of a tap.
      if (isTap(event) && look.isTap(event) && event.detail > 0) tap(inPicture(metresOf(event)));
    },
  };
  return (
    <>
      {picture.state === 'elsewhere' ? (
        <Notice tone="caution" title={text('office-plan.own.elsewhere')}>
          {text('office-plan.own.elsewhere.text')}
        </Notice>
      ) : null}
      {picture.state === 'here' && !picture.isKept ? (
        <Notice tone="caution" title={text('office-plan.own.unkept')}>
          {text('office-plan.own.unkept.text')}
        </Notice>
      ) : null}
      <div className={e.toolbar}>
        {tools}
        <LookTools look={look} />
      </div>
      <svg
        ref={drawing}
        className={`${s.sheet} ${
          isDrawn || mode === 'scale' ? s.drawn : look.isNear ? l.near : l.far
        }`}
        viewBox={`${look.view.x} ${look.view.y} ${look.view.width} ${look.view.height}`}
        role="group"
        // A room that is thrown away leaves its focus here; arrows move what is seen of it.
        {...{ tabIndex: look.isNear ? 0 : -1 }}
        aria-label={text(`office-plan.own.sheet.${mode}`)}
        aria-describedby={keysId}
        {...ground}
      >
        <desc id={keysId}>{text('office-plan.look.keys')}</desc>
        <rect className={s.paper} width={width} height={height} />
        {picture.state === 'here' ? (
          <image href={picture.address} width={width} height={height} aria-hidden />
        ) : null}
        <g className={mode === 'look' ? undefined : s.passive}>
          {rooms.map((room, at) => (
            <RoomMark
              key={room.id}
              outlines={outlines}
              room={carried === room.id && shown !== null ? { ...room, outline: shown } : room}
              number={at + 1}
              unit={unit}
              isNear={mode === 'look' && link.url.room === room.id}
              isWrong={
                carried === room.id && shown !== null && outlines.faultOf(room.id, shown) !== null
              }
              onHold={(corner, event) =>
                hold(
                  corner === null
                    ? { what: 'room', id: room.id }
                    : { what: 'corner', id: room.id, at: corner },
                  event,
                )
              }
              isTap={isTap}
            />
          ))}
        </g>
        {drag?.held.what === 'new' && shown !== null ? (
          <polygon
            className={outlines.faultOf(null, shown) === null ? s.room : `${s.room} ${s.wrong}`}
            points={shown.map((point) => point.join(',')).join(' ')}
          />
        ) : null}
        {draft.length > 0 ? (
          <g aria-hidden className={s.passive}>
            <polyline
              className={s.draft}
              points={draft.map((point) => point.join(',')).join(' ')}
            />
            {hover === null ? null : mode === 'rectangle' ? (
              <polygon
                className={s.guide}
                points={roomBetween(draft[0] ?? hover, hover)
                  .map((point) => point.join(','))
                  .join(' ')}
              />
            ) : (
              <polyline
                className={`${s.draft} ${s.guide}`}
                points={[draft.at(-1) ?? hover, hover].map((point) => point.join(',')).join(' ')}
              />
            )}
            {draft.map(([x, y], at) => (
              <circle key={at} className={s.grip} cx={x} cy={y} r={(at === 0 ? 7 : 4) * unit} />
            ))}
          </g>
        ) : null}
        {mode === 'scale' ? (
          <ScaleMark
            ends={ends}
            unit={unit}
            onMove={scale.put}
            onHold={(which, event) => hold({ what: 'end', which }, event)}
          />
        ) : null}
      </svg>
    </>
  );
}
