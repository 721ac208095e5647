import type { Picture as WirePicture } from '@hien/api';
import { Picture } from '@hien/ui';
import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { useText } from '../../../../shared/i18n/useText.ts';
import { type MarkPlace, isArrow, nudged, placeAt } from './mark-place.ts';
import type { Marks } from './use-marks.ts';
import * as s from './marks.css.ts';

interface MarkSurfaceProps {
  marks: Marks;
  picture: WirePicture;
  /** Where a mark went, to be said aloud. */
  onMoved: (place: MarkPlace) => void;
  onRemove: (at: number) => void;
  /** Leads to what it is called. */
  onName: () => void;
}

/** So far a finger moves before it drags. */
const slack = 4;

/** The picture and what is marked on it: a tap places, a drag or the arrows move, Enter names, Delete takes away. */
export function MarkSurface({ marks, picture, onMoved, onRemove, onName }: MarkSurfaceProps) {
  const text = useText();
  const root = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<MarkPlace & { at: number | 'new' }>();
  const { mine, open } = marks;

  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): MarkPlace => {
    const { left, top, width, height } = root.current?.getBoundingClientRect() ?? new DOMRect();
    return placeAt((clientX - left) / width, (clientY - top) / height);
  };
  const begin = (event: MouseEvent) => {
    // A key has no place: it begins in the middle.
    if (event.detail === 0) marks.begin();
    else marks.begin(placeOf(event));
  };
  const drag = (at: number | 'new') => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      const { clientX, clientY, currentTarget, pointerId } = event;
      currentTarget.setPointerCapture(pointerId);
      let isDrag = false;
      let place: MarkPlace | undefined;
      const move = (moved: globalThis.PointerEvent) => {
        isDrag ||= Math.hypot(moved.clientX - clientX, moved.clientY - clientY) > slack;
        if (!isDrag) return;
        place = placeOf(moved);
        setDragged({ ...place, at });
      };
      const end = () => {
        currentTarget.removeEventListener('pointermove', move);
        setDragged(undefined);
        if (place === undefined) return;
        marks.moveTo(at, place);
        onMoved(place);
      };
      currentTarget.addEventListener('pointermove', move);
      currentTarget.addEventListener('lostpointercapture', end, { once: true });
    },
  });
  const keys = (at: number | 'new', place: MarkPlace) => (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    if (isArrow(key)) {
      event.preventDefault();
      const next = nudged(place, key, shiftKey);
      marks.moveTo(at, next);
      onMoved(next);
    } else if (key === 'Enter') {
      event.preventDefault();
      if (at !== 'new') marks.edit(at);
      onName();
    } else if (key === 'Delete' || key === 'Backspace') {
      event.preventDefault();
      if (at === 'new') marks.close();
      else onRemove(at);
    }
  };
  const mark = (at: number | 'new', given: MarkPlace, name: string) => {
    const { x, y } = dragged?.at === at ? dragged : given;
    return (
      <button
        key={at}
        type="button"
        id={markButtonId(at)}
        className={s.mark}
        aria-pressed={open?.at === at}
        aria-label={
          at === 'new'
            ? text('write-post.mark.new')
            : text('write-post.mark.at', { number: at + 1, name })
        }
        aria-describedby="mark-keys"
        style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }}
        onClick={() => {
          if (at !== 'new') marks.edit(at);
        }}
        onKeyDown={keys(at, given)}
        {...drag(at)}
      >
        <span className={s.dot} data-open={open?.at === at || undefined} aria-hidden>
          {at === 'new' ? '+' : at + 1}
        </span>
      </button>
    );
  };
  return (
    <div ref={root} className={s.surface}>
      <Picture
        picture={picture}
        ratio="natural"
        corner="none"
        alt=""
        sizes="(min-width: 993px) 760px, 100vw"
      />
      <button
        type="button"
        className={s.ground}
        aria-label={text('write-post.mark.place', { number: marks.picture + 1 })}
        aria-disabled={marks.isFull}
        onClick={begin}
      />
      {mine.map(({ x, y, label }, at) => mark(at, { x, y }, label))}
      {open?.at === 'new' ? mark('new', open.place, '') : null}
    </div>
  );
}

/** Where the mark stands in the page. */
export const markButtonId = (at: number | 'new'): string => `post-mark-${at}`;
