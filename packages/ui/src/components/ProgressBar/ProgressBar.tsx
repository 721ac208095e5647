import * as s from './ProgressBar.css.ts';

export type ProgressBarProps = {
  active: boolean;
  /** E.g. “Đang tải trang”. */
  label: string;
};

/** A line at the top of the window while a page is on its way; short waits never show it. */
export const ProgressBar = ({ active, label }: ProgressBarProps) =>
  active ? (
    <div className={s.track} role="progressbar" aria-label={label}>
      <div className={s.bar} />
    </div>
  ) : null;
