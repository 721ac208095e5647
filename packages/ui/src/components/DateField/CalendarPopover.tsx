import { lazy, Suspense } from 'react';
import { Floating } from '../../internal/Floating.tsx';
import { useOnceOpen } from '../../internal/use-once-open.ts';
import type { CalendarProps } from './Calendar.tsx';
import * as s from './DateField.css.ts';

// Fetched as it first opens: most people type.
const Calendar = lazy(async () => ({ default: (await import('./Calendar.tsx')).Calendar }));

type CalendarPopoverProps = CalendarProps & {
  open: boolean;
  anchor: HTMLElement | null;
  onClose: () => void;
};

/** The calendar, hung under its field. */
export const CalendarPopover = ({ open, anchor, onClose, ...calendar }: CalendarPopoverProps) => {
  const wanted = useOnceOpen(open);
  return (
    <Floating
      open={open}
      anchor={anchor}
      onClose={onClose}
      role="dialog"
      aria-label={calendar.texts.calendar}
    >
      {wanted ? (
        <Suspense fallback={<div className={s.waiting} />}>
          <Calendar {...calendar} />
        </Suspense>
      ) : null}
    </Floating>
  );
};
