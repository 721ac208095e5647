import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { useHeld } from '../../internal/use-held.ts';
import { useAdvance } from './use-advance.ts';
import { useSnap } from './use-snap.ts';
import * as s from './Carousel.css.ts';

export type CarouselLabels = {
  previous: string;
  next: string;
  /** The name of a slide and of its dot, e.g. “2 trên 5”. */
  slide: (position: number, count: number) => string;
  pause: string;
  play: string;
};

export type CarouselProps = {
  /** What it shows, e.g. “Ưu đãi nổi bật”. */
  label: string;
  slides: readonly { id: string; content: ReactNode }[];
  labels: CarouselLabels;
  /** Milliseconds a slide stays; it stands still unless given, and always for who wants less motion. */
  every?: number;
  /** `banner` one at a time, `rail` as many as fit with the next one peeping in. */
  look?: 'banner' | 'rail';
  /** Width of a slide in a rail, any CSS length. */
  slideWidth?: string;
};

/** Slides on the browser's own scrolling: swipe, wheel and keys work as everywhere. */
export const Carousel = ({
  label,
  slides,
  labels,
  every,
  look = 'banner',
  slideWidth = 'clamp(220px, 72vw, 300px)',
}: CarouselProps) => {
  const id = useId();
  const { at, atStart, atEnd, track, goTo, page } = useSnap(slides.length);
  const { ref, held } = useHeld<HTMLElement>();
  const [paused, setPaused] = useState(false);
  const moves = useAdvance({
    every: slides.length > 1 ? every : undefined,
    paused,
    held,
    next: () => goTo((at + 1) % slides.length),
  });
  const isBanner = look === 'banner';

  return (
    <section ref={ref} className={s.root} aria-roledescription="carousel" aria-label={label}>
      <ul
        {...track}
        id={`${id}-track`}
        className={s.track[look]}
        aria-live={moves ? 'off' : 'polite'}
      >
        {slides.map((slide, index) => (
          <li
            key={slide.id}
            className={s.slide[look]}
            style={isBanner ? undefined : { width: slideWidth }}
            aria-roledescription="slide"
            aria-label={labels.slide(index + 1, slides.length)}
            inert={isBanner && index !== at}
          >
            {slide.content}
          </li>
        ))}
      </ul>
      {slides.length > 1 ? (
        <div className={s.controls[look]}>
          {isBanner ? (
            <>
              {moves || paused ? (
                <button
                  type="button"
                  className={s.pause}
                  aria-label={paused ? labels.play : labels.pause}
                  onClick={() => setPaused(!paused)}
                >
                  {paused ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
                </button>
              ) : null}
              <ol className={s.dots}>
                {slides.map((slide, index) => (
                  <li key={slide.id}>
                    <button
                      type="button"
                      className={s.dotButton}
                      aria-label={labels.slide(index + 1, slides.length)}
                      aria-current={index === at ? 'true' : undefined}
                      onClick={() => goTo(index)}
                    >
                      <span className={cx(s.dot, index === at && s.dotHere)} />
                    </button>
                  </li>
                ))}
              </ol>
            </>
          ) : null}
          <div className={s.arrows}>
            <button
              type="button"
              className={s.arrow}
              aria-label={labels.previous}
              aria-controls={`${id}-track`}
              disabled={!isBanner && atStart}
              onClick={() => (isBanner ? goTo((at - 1 + slides.length) % slides.length) : page(-1))}
            >
              <ChevronLeft size={20} strokeWidth={1.75} aria-hidden />
            </button>
            <button
              type="button"
              className={s.arrow}
              aria-label={labels.next}
              aria-controls={`${id}-track`}
              disabled={!isBanner && atEnd}
              onClick={() => (isBanner ? goTo((at + 1) % slides.length) : page(1))}
            >
              <ChevronRight size={20} strokeWidth={1.75} aria-hidden />
            </button>
          </div>
        </div>
      ) : null}
    </section>
  );
};
