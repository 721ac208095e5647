import * as s from './Picture.css.ts';

/** Stands where a picture is missing: the veranda drawn in one line, and the picture's words. */
export const PictureFallback = ({ alt }: { alt: string }) => (
  <span
    className={s.fallback}
    {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
  >
    <svg className={s.drawing} viewBox="0 0 64 44" fill="none" aria-hidden focusable="false">
      <path d="M3 15 32 3l29 12M9 13v27M55 13v27M3 40.5h58M9 18.5h46" />
      <path d="M22 40V27h20v13M22 33h20M32 27v13" />
    </svg>
    {alt ? <span className={s.words}>{alt}</span> : null}
  </span>
);
