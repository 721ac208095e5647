import { useCallback, useState, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { mediaUrl, pictureWidths, type PictureData } from './media.ts';
import { PictureFallback } from './PictureFallback.tsx';
import * as s from './Picture.css.ts';

export type PictureRatio = '1:1' | '4:3' | '3:2' | '16:9' | '21:9' | '3:4' | '4:5' | 'natural';

export type PictureProps = {
  /** Null when there is none: the designed fallback takes its place. */
  picture: PictureData | null;
  /** The frame; `natural` keeps the original's own proportions. */
  ratio?: PictureRatio;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes?: string;
  /** The address for a width in pixels; the media endpoint unless given. */
  src?: (width: number) => string;
  /** Overrides the picture's own text; empty for a picture that only decorates. */
  alt?: string;
  /** The first picture of a page: fetched early and at once. */
  priority?: boolean;
  /** `contain` shows all of it on paper, `cover` fills the frame. */
  fit?: 'cover' | 'contain';
  /** `soft` small radius, `none` for full-bleed and for frames that clip. */
  corner?: 'soft' | 'none';
  /** Shown over the picture, such as badges. */
  children?: ReactNode;
  className?: string;
};

const share = (ratio: PictureRatio, picture: PictureData | null): number => {
  if (ratio === 'natural') return picture ? picture.width / picture.height : 4 / 3;
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  return across / down;
};

/**
 * A picture in a frame of fixed proportions: nothing moves when it arrives.
 * While it loads the tiny placeholder is there; when it cannot, its words are.
 */
export const Picture = ({
  picture,
  ratio = '4:3',
  sizes = '100vw',
  src,
  alt = picture?.alt ?? '',
  priority = false,
  fit = 'cover',
  corner = 'soft',
  children,
  className,
}: PictureProps) => {
  const id = picture ? `${picture.path}/${picture.name}` : '';
  // Kept with the picture's name, so that another picture in the same place starts anew.
  const [known, setKnown] = useState<{ id: string; state: 'waiting' | 'shown' | 'broken' }>();
  // Fresh from the server it is simply there: without a script nothing would ever fade it in.
  const state = known?.id === id ? known.state : 'fresh';
  const seen = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      // From the cache the picture may be there before React listens.
      const shown = image.complete && image.naturalWidth > 0;
      setKnown((before) =>
        before?.id === id ? before : { id, state: shown ? 'shown' : 'waiting' },
      );
      // … and it may have failed before React listens.
      if (image.complete && !shown) image.decode().catch(() => setKnown({ id, state: 'broken' }));
    },
    [id],
  );

  const proportion = share(ratio, picture);
  const frame = cx(s.frame, s.corner[corner], className);
  if (!picture || state === 'broken') {
    return (
      <span className={frame} style={{ aspectRatio: proportion }}>
        <PictureFallback alt={alt} />
        {children}
      </span>
    );
  }

  const url = src ?? ((width: number) => mediaUrl(picture, { width }));
  const widths = pictureWidths(picture.width);
  const middle = widths[Math.floor(widths.length / 2)] ?? picture.width;
  return (
    <span
      className={frame}
      style={{ aspectRatio: proportion, backgroundColor: picture.color ?? undefined }}
    >
      {picture.placeholder && state !== 'shown' ? (
        <span
          className={s.blur}
          style={{ backgroundImage: `url("${picture.placeholder}")` }}
          aria-hidden
        />
      ) : null}
      <img
        key={id}
        ref={seen}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        className={cx(
          s.image[fit],
          !priority && s.arrived,
          !priority && state === 'waiting' && s.waiting,
        )}
        alt={alt}
        width={picture.width}
        height={Math.round(picture.width / proportion)}
        sizes={sizes}
        srcSet={widths.map((width) => `${url(width)} ${width}w`).join(', ')}
        src={url(middle)}
        draggable={false}
        onLoad={() => setKnown({ id, state: 'shown' })}
        onError={() => setKnown({ id, state: 'broken' })}
      />
      {children}
    </span>
  );
};
