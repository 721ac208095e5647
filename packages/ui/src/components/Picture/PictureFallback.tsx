import * as s from './Picture.css.ts';

/** Stands where a picture is missing: the veranda drawn in one line, and the picture's words. */
export const PictureFallback = ({ alt }: { alt: string }) => (
  <span
    className={s.fallback}
    {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
  >
    <svg className={s.drawing} viewBox="0 0 64 44" fill="none" aria-hidden focusable="false">
      <path d="M2.5 15.5 13 5h38l10.5 10.5zM10 15.5v21M24 15.5v21M40 15.5v21M54 15.5v21" />
      <path d="M10 27h14M40 27h14M14.7 27v9.5M19.3 27v9.5M44.7 27v9.5M49.3 27v9.5" />
      <path d="M4 36.5h56M24 40.5h16" />
    </svg>
    {alt ? <span className={s.words}>{alt}</span> : null}
  </span>
);
