import { Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/media.ts';
import * as s from './VideoEmbed.css.ts';

export type VideoEmbedProps = {
  /** The player's address on the other site. Nothing is asked of it before the press. */
  src: string;
  /** The video's name: of the frame, and beside the button. */
  title: string;
  /** Our own picture, not the other site's. */
  poster: PictureData | null;
  /** The button's name, e.g. “Phát video: Một ngày ở xưởng mộc, 2 phút 14 giây”. */
  playLabel: string;
  /** How long it is, e.g. “2:14”. */
  duration?: string;
  /** Whose player it is and what it then learns, e.g. “Phát từ YouTube; YouTube sẽ nhận địa chỉ mạng của bạn.” */
  note: string;
  sizes?: string;
};

/**
 * What the player may do. It keeps its own origin, which is never ours, because players read their own storage;
 * it may neither move our page nor send forms.
 */
const PERMITS = 'allow-scripts allow-same-origin allow-popups allow-presentation';

/** A video of another site: a still picture until somebody presses, so that nobody is told before. */
export const VideoEmbed = ({
  src,
  title,
  poster,
  playLabel,
  duration,
  note,
  sizes = '(min-width: 1280px) 960px, 100vw',
}: VideoEmbedProps) => {
  const [playing, setPlaying] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const play = () => {
    flushSync(() => setPlaying(true));
    // The button is gone; the keys go on to the player.
    frame.current?.focus();
  };
  return (
    <figure className={s.root}>
      <div className={s.stage}>
        {playing ? (
          <iframe
            ref={frame}
            className={s.player}
            src={src}
            title={title}
            sandbox={PERMITS}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            allowFullScreen
          />
        ) : (
          <>
            <Picture className={s.poster} picture={poster} ratio="16:9" sizes={sizes} alt="" />
            <button type="button" className={s.button} aria-label={playLabel} onClick={play}>
              <span className={s.sign}>
                <Play size={26} strokeWidth={1.75} fill="currentColor" aria-hidden />
              </span>
            </button>
            {duration ? (
              <span className={s.duration} aria-hidden>
                {duration}
              </span>
            ) : null}
          </>
        )}
      </div>
      <figcaption className={s.caption}>
        <span className={s.title}>{title}</span>
        <span className={s.note}>{note}</span>
      </figcaption>
    </figure>
  );
};
