import { ArrowLeft, ArrowRight, GripHorizontal, RotateCw, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { cx } from '../../internal/cx.ts';
import type { UploadEntry } from '../../internal/uploads/entries.ts';
import type { ImageUploadTexts } from './texts.ts';
import { UploadProgress } from './UploadProgress.tsx';
import * as s from './ImageTile.css.ts';

type ImageTileProps = {
  entry: UploadEntry;
  index: number;
  count: number;
  source: string | undefined;
  texts: ImageUploadTexts;
  lifted: boolean;
  handle: {
    onPointerDown: () => void;
    onClick: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
  disabled: boolean;
  onPreview: () => void;
  onRetry: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** One picture of an ImageUploader, in whichever state its upload is. */
export const ImageTile = ({
  entry: { key, name, status, progress },
  index,
  count,
  source,
  texts,
  lifted,
  handle,
  disabled,
  onPreview,
  onRetry,
  onMove,
  onRemove,
}: ImageTileProps) => {
  const onItsWay = status === 'waiting' || status === 'sending';
  const removeLabel = onItsWay ? texts.cancel(name) : texts.remove(name);
  return (
    <li className={cx(s.tile, lifted && s.lifted)} data-tile={key}>
      <button
        type="button"
        className={s.picture}
        aria-label={texts.preview(name)}
        onClick={onPreview}
      >
        <img
          className={cx(s.image, status !== 'done' && s.faint)}
          src={source}
          alt=""
          draggable={false}
        />
      </button>
      {index === 0 && texts.cover && status === 'done' && !lifted ? (
        <span className={s.cover}>{texts.cover}</span>
      ) : null}
      {onItsWay ? <UploadProgress progress={progress} label={texts.sending(name)} /> : null}
      {status === 'failed' ? (
        <button
          type="button"
          className={s.retry}
          aria-label={texts.retry(name)}
          title={texts.retry(name)}
          onClick={onRetry}
        >
          <RotateCw size={20} strokeWidth={1.75} aria-hidden />
        </button>
      ) : null}
      {disabled ? null : (
        <>
          <button
            type="button"
            data-remove
            className={cx(s.knob, s.remove)}
            aria-label={removeLabel}
            title={removeLabel}
            onClick={onRemove}
          >
            <X size={16} strokeWidth={2} aria-hidden />
          </button>
          {count > 1 ? (
            <span className={s.move}>
              {lifted ? (
                <button
                  type="button"
                  className={s.knob}
                  aria-label={texts.earlier}
                  aria-disabled={index === 0}
                  onClick={() => onMove(index - 1)}
                >
                  <ArrowLeft size={16} strokeWidth={2} aria-hidden />
                </button>
              ) : null}
              <button
                type="button"
                className={cx(s.knob, s.handle)}
                aria-label={texts.handle(name)}
                aria-pressed={lifted}
                title={texts.handle(name)}
                {...handle}
              >
                <GripHorizontal size={16} strokeWidth={2} aria-hidden />
              </button>
              {lifted ? (
                <button
                  type="button"
                  className={s.knob}
                  aria-label={texts.later}
                  aria-disabled={index === count - 1}
                  onClick={() => onMove(index + 1)}
                >
                  <ArrowRight size={16} strokeWidth={2} aria-hidden />
                </button>
              ) : null}
            </span>
          ) : null}
        </>
      )}
    </li>
  );
};
