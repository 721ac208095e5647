import { useCallback, useEffect, useRef, useState } from 'react';

/** How far a track may be from its end and still be there: widths are fractions. */
const NEAR = 4;

const nearest = (track: HTMLElement): number => {
  const offsets = Array.from(track.children, (slide) =>
    Math.abs((slide as HTMLElement).offsetLeft - track.offsetLeft - track.scrollLeft),
  );
  return Math.max(0, offsets.indexOf(Math.min(...offsets)));
};

/** Follows which slide of a scroll-snap track is in view, and leads it to another. `track` is for the list. */
export const useSnap = (count: number) => {
  const ref = useRef<HTMLUListElement>(null);
  const [state, setState] = useState({ at: 0, atStart: true, atEnd: false });

  useEffect(() => {
    const track = ref.current;
    if (!track || count === 0) return undefined;
    let frame = 0;
    const read = () => {
      frame = 0;
      const at = nearest(track);
      const atStart = track.scrollLeft <= NEAR;
      const atEnd = track.scrollLeft + track.clientWidth >= track.scrollWidth - NEAR;
      setState((old) =>
        old.at === at && old.atStart === atStart && old.atEnd === atEnd
          ? old
          : { at, atStart, atEnd },
      );
    };
    const later = () => {
      frame ||= requestAnimationFrame(read);
    };
    read();
    track.addEventListener('scroll', later, { passive: true });
    const sizes = new ResizeObserver(later);
    sizes.observe(track);
    return () => {
      cancelAnimationFrame(frame);
      track.removeEventListener('scroll', later);
      sizes.disconnect();
    };
  }, [count]);

  const goTo = useCallback((index: number) => {
    const track = ref.current;
    const slide = track?.children[index];
    if (track && slide instanceof HTMLElement)
      track.scrollTo({ left: slide.offsetLeft - track.offsetLeft });
  }, []);
  const page = useCallback(
    (direction: 1 | -1) =>
      ref.current?.scrollBy({ left: direction * ref.current.clientWidth * 0.85 }),
    [],
  );
  // It scrolls, so the keyboard must be able to reach it.
  const track = { ref, tabIndex: count > 1 ? 0 : undefined };
  return { ...state, track, goTo, page };
};
