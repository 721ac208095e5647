import * as Radix from '@radix-ui/react-dialog';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { cx } from '../../internal/cx.ts';
import { useReturnFocus } from '../../internal/use-return-focus.ts';
import { mediaUrl, pictureWidths, type PictureData } from '../Picture/media.ts';
import type { GalleryLabels } from './Gallery.tsx';
import * as s from './GalleryZoom.css.ts';

/** A part that scrolls must be reachable by key. */
const SCROLLS = { tabIndex: 0 };

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

/** The large view: one picture in the whole window, twice as large on demand, moved by scrolling. */
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
  const [large, setLarge] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  const stage = useRef<HTMLDivElement>(null);
  const { remember, onCloseAutoFocus } = useReturnFocus();
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setAt(start);
    setLarge(false);
  }
  // A picture twice as large opens at its middle, not at its corner.
  useEffect(() => {
    const element = stage.current;
    if (!element || !large) return;
    element.scrollTo({
      left: (element.scrollWidth - element.clientWidth) / 2,
      top: (element.scrollHeight - element.clientHeight) / 2,
      behavior: 'instant',
    });
  }, [large]);

  const picture = pictures[at];
  if (!picture) return null;
  const go = (step: 1 | -1) => {
    setLarge(false);
    setAt((now) => Math.min(pictures.length - 1, Math.max(0, now + step)));
  };
  const change = (next: boolean) => {
    if (!next) onLeave(at);
    onOpenChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (large) return;
    if (event.key === 'ArrowRight') go(1);
    if (event.key === 'ArrowLeft') go(-1);
  };
  const Glass = large ? ZoomOut : ZoomIn;

  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <Radix.Content
          className={s.surface}
          aria-describedby={undefined}
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
              onClick={() => setLarge(!large)}
            >
              <Glass size={20} strokeWidth={1.75} aria-hidden />
            </button>
            <Radix.Close className={s.button} aria-label={labels.close}>
              <X size={22} strokeWidth={1.75} aria-hidden />
            </Radix.Close>
          </div>
          <div
            ref={stage}
            className={cx(s.stage, large && s.stageLarge)}
            {...(large ? SCROLLS : {})}
          >
            <img
              key={picture.name}
              className={cx(s.image, large && s.imageLarge)}
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
            {/* The pointer's way; the keyboard has the button above. */}
            <button
              type="button"
              className={cx(s.cover, large && s.coverLarge)}
              tabIndex={-1}
              aria-hidden
              onClick={() => setLarge(!large)}
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
