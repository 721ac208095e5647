import * as s from './ProgressBar.css.ts';

export type ProgressBarProps = {
  active: boolean;
  /** E.g. “Đang tải trang”. */
  label: string;
};

/** A line at the top of the window while a page is on its way; short waits never show it. */
export const ProgressBar = ({ active, label }: ProgressBarProps) =>
  active ? (
    <>
      <progress className={s.hidden} aria-label={label} />
      <div className={s.track} aria-hidden>
        <div className={s.bar} />
      </div>
    </>
  ) : null;
