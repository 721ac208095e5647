import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as s from './UploadProgress.css.ts';

/** How far one file is, over its picture or in its row. `progress` from 0 to 1. */
export const UploadProgress = ({
  progress,
  label,
  inRow = false,
}: {
  progress: number;
  label: string;
  inRow?: boolean;
}) => (
  <span className={inRow ? s.inRow : s.overPicture}>
    <VisuallyHidden>
      <progress value={progress} max={1} aria-label={label} />
    </VisuallyHidden>
    <span className={s.track} aria-hidden>
      <span className={s.bar} style={{ transform: `scaleX(${progress})` }} />
    </span>
  </span>
);
