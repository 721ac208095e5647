import * as Radix from '@radix-ui/react-dialog';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { cx } from '../../internal/cx.ts';
import { covering, onInteractOutside } from '../../internal/modal.ts';
import { usePanZoom } from '../../internal/use-pan-zoom.ts';
import { useReturnFocus } from '../../internal/use-return-focus.ts';
import { mediaUrl, pictureWidths, type PictureData } from '../Picture/media.ts';
import type { GalleryLabels } from './Gallery.tsx';
import * as s from './GalleryZoom.css.ts';

type GalleryZoomProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  label: string;
  labels: GalleryLabels;
  pictures: readonly PictureData[];
  /** The picture it opens with. */
  start: number;
  /** Told which picture was left, so that the page shows the same. */
  onLeave: (index: number) => void;
};

/**
 * The large view: one picture in the whole window. Pinch, wheel, double tap or + and − enlarge it,
 * a finger or the arrows move it; while it is whole, a swipe or the arrows lead to the next.
 */
export const GalleryZoom = ({
  open,
  onOpenChange,
  label,
  labels,
  pictures,
  start,
  onLeave,
}: GalleryZoomProps) => {
  const [at, setAt] = useState(start);
  const [wasOpen, setWasOpen] = useState(open);
  const { remember, onCloseAutoFocus } = useReturnFocus();
  const go = (step: 1 | -1) => {
    reset();
    setAt((now) => Math.min(pictures.length - 1, Math.max(0, now + step)));
  };
  const { setStage, view, transform, zoom, reset, onKey } = usePanZoom<HTMLDivElement>({
    onSwipe: go,
  });
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setAt(start);
    reset();
  }
  const large = view.scale > 1;
  const picture = pictures[at];
  if (!picture) return null;
  const change = (next: boolean) => {
    if (!next) onLeave(at);
    onOpenChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (onKey(event.key)) event.preventDefault();
    else if (event.key === 'ArrowRight') go(1);
    else if (event.key === 'ArrowLeft') go(-1);
  };
  const Glass = large ? ZoomOut : ZoomIn;

  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <Radix.Content
          {...covering}
          className={s.surface}
          aria-describedby={undefined}
          onInteractOutside={onInteractOutside}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={onCloseAutoFocus}
          onKeyDown={onKeyDown}
        >
          <div className={s.bar}>
            <Radix.Title className={s.title}>{label}</Radix.Title>
            <p className={s.position} aria-live="polite">
              {labels.picture(at + 1, pictures.length)}
            </p>
            <button
              type="button"
              className={s.button}
              aria-label={large ? labels.zoomOut : labels.zoomIn}
              onClick={() => (large ? reset() : zoom(2.5))}
            >
              <Glass size={20} strokeWidth={1.75} aria-hidden />
            </button>
            <Radix.Close className={s.button} aria-label={labels.close}>
              <X size={22} strokeWidth={1.75} aria-hidden />
            </Radix.Close>
          </div>
          <div ref={setStage} className={cx(s.stage, large && s.stageLarge)}>
            <img
              key={picture.name}
              className={s.image}
              style={{ transform }}
              alt={picture.alt || label}
              width={picture.width}
              height={picture.height}
              sizes={large ? '200vw' : '100vw'}
              srcSet={pictureWidths(picture.width)
                .map((width) => `${mediaUrl(picture, { width })} ${width}w`)
                .join(', ')}
              src={mediaUrl(picture, { width: picture.width })}
              draggable={false}
            />
          </div>
          {pictures.length > 1 ? (
            <>
              <button
                type="button"
                className={cx(s.arrow, s.before)}
                aria-label={labels.previous}
                disabled={at === 0}
                onClick={() => go(-1)}
              >
                <ChevronLeft size={24} strokeWidth={1.5} aria-hidden />
              </button>
              <button
                type="button"
                className={cx(s.arrow, s.after)}
                aria-label={labels.next}
                disabled={at === pictures.length - 1}
                onClick={() => go(1)}
              >
                <ChevronRight size={24} strokeWidth={1.5} aria-hidden />
              </button>
            </>
          ) : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
