import { ChevronLeft, ChevronRight, Expand } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { useOnceOpen } from '../../internal/use-once-open.ts';
import { useSnap } from '../Carousel/use-snap.ts';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/media.ts';
import * as s from './Gallery.css.ts';

export type GalleryLabels = {
  previous: string;
  next: string;
  /** E.g. “Ảnh 2 trên 6”. */
  picture: (position: number, count: number) => string;
  /** Opens the large view. */
  zoom: string;
  close: string;
  /** Within the large view. */
  zoomIn: string;
  zoomOut: string;
};

export type GalleryProps = {
  /** What is shown, e.g. the product's name. */
  label: string;
  pictures: readonly PictureData[];
  labels: GalleryLabels;
  /** Of the large pictures. */
  ratio?: '1:1' | '4:3';
  /** Over the first picture, such as a discount. */
  badges?: ReactNode;
};

const SIZES = '(min-width: 1280px) 640px, (min-width: 993px) 52vw, 100vw';
const Zoom = lazy(() =>
  import('./GalleryZoom.tsx').then((module) => ({ default: module.GalleryZoom })),
);

/** A product's pictures: swipe on phones, thumbnails and arrows on desktops, a large view on demand. */
export const Gallery = ({ label, pictures, labels, ratio = '1:1', badges }: GalleryProps) => {
  const { at, track, goTo } = useSnap(pictures.length);
  const [zoomed, setZoomed] = useState(false);
  const zoomLoaded = useOnceOpen(zoomed);
  const many = pictures.length > 1;

  return (
    <section className={s.root} aria-label={label}>
      <div className={s.stage}>
        <ul {...track} className={s.track}>
          {(pictures.length > 0 ? pictures : [null]).map((picture, index) => (
            <li
              key={picture ? `${picture.path}/${picture.name}` : 'none'}
              className={s.slide}
              aria-label={labels.picture(index + 1, pictures.length)}
            >
              <Picture
                picture={picture}
                ratio={ratio}
                sizes={SIZES}
                priority={index === 0}
                alt={picture?.alt || label}
              />
            </li>
          ))}
        </ul>
        {badges ? <div className={s.badges}>{badges}</div> : null}
        {many ? (
          <p className={s.position} aria-live="polite">
            <span aria-hidden>
              {at + 1} / {pictures.length}
            </span>
            <span className={s.hidden}>{labels.picture(at + 1, pictures.length)}</span>
          </p>
        ) : null}
        {pictures.length > 0 ? (
          <button
            type="button"
            className={s.zoom}
            aria-label={labels.zoom}
            onClick={() => setZoomed(true)}
          >
            <Expand size={18} strokeWidth={1.75} aria-hidden />
          </button>
        ) : null}
        {many ? (
          <>
            <button
              type="button"
              className={cx(s.arrow, s.before)}
              aria-label={labels.previous}
              disabled={at === 0}
              onClick={() => goTo(at - 1)}
            >
              <ChevronLeft size={20} strokeWidth={1.75} aria-hidden />
            </button>
            <button
              type="button"
              className={cx(s.arrow, s.after)}
              aria-label={labels.next}
              disabled={at === pictures.length - 1}
              onClick={() => goTo(at + 1)}
            >
              <ChevronRight size={20} strokeWidth={1.75} aria-hidden />
            </button>
          </>
        ) : null}
      </div>
      {many ? (
        <ol className={s.thumbs}>
          {pictures.map((picture, index) => (
            <li key={`${picture.path}/${picture.name}`}>
              <button
                type="button"
                className={cx(s.thumb, index === at && s.thumbHere)}
                aria-label={labels.picture(index + 1, pictures.length)}
                aria-current={index === at ? 'true' : undefined}
                onClick={() => goTo(index)}
              >
                <Picture picture={picture} ratio="1:1" sizes="80px" alt="" corner="none" />
              </button>
            </li>
          ))}
        </ol>
      ) : null}
      {zoomLoaded ? (
        <Suspense fallback={null}>
          <Zoom
            open={zoomed}
            onOpenChange={setZoomed}
            label={label}
            labels={labels}
            pictures={pictures}
            start={at}
            onLeave={goTo}
          />
        </Suspense>
      ) : null}
    </section>
  );
};
