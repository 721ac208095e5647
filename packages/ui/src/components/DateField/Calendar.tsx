import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { cx } from '../../internal/cx.ts';
import { addDays, addMonths, monthOf, weekdayOf, weeksOf, type Day } from '../../internal/days.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { DateTexts } from './texts.ts';
import * as s from './Calendar.css.ts';

export interface CalendarProps {
  /** One day, or the two ends of a stretch; the second may still be open. */
  from: Day | null;
  to: Day | null;
  /** The day it is now, ringed. */
  today: Day;
  min?: Day | undefined;
  max?: Day | undefined;
  texts: DateTexts;
  onPick: (day: Day) => void;
}

/** A month as a grid of days; the keys are those of the ARIA date grid. */
export const Calendar = ({ from, to, today, min, max, texts, onPick }: CalendarProps) => {
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const within = (day: Day) => {
    if (min !== undefined && day < min) return min;
    return max !== undefined && day > max ? max : day;
  };
  const [focused, setFocused] = useState(() => within(to ?? from ?? today));
  const month = monthOf(focused);
  const isOut = (day: Day) => within(day) !== day;

  // The focus follows the day, also into another month; the arrows above keep theirs.
  const follow = useRef(true);
  useEffect(() => {
    if (follow.current)
      grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
    follow.current = false;
  }, [focused]);
  const go = (day: Day) => {
    const next = within(day);
    // The day that has the focus is about to go: the grid holds it meanwhile, or it would fall out.
    if (monthOf(next) !== month) grid.current?.focus();
    follow.current = true;
    setFocused(next);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const inWeek = (weekdayOf(focused) - texts.firstDay + 7) % 7;
    const jump = event.shiftKey ? 12 : 1;
    const moves: Readonly<Record<string, Day>> = {
      ArrowLeft: addDays(focused, -1),
      ArrowRight: addDays(focused, 1),
      ArrowUp: addDays(focused, -7),
      ArrowDown: addDays(focused, 7),
      Home: addDays(focused, -inWeek),
      End: addDays(focused, 6 - inWeek),
      PageUp: addMonths(focused, -jump),
      PageDown: addMonths(focused, jump),
    };
    const next = moves[event.key];
    if (next !== undefined) {
      event.preventDefault();
      go(next);
    }
  };
  const turn = (count: number) => setFocused(within(addMonths(focused, count)));
  const hasMonth = (count: number) => monthOf(within(addMonths(focused, count))) !== month;

  // A table whose cells one moves about in: HTML has the table, ARIA the moving.
  const dateGrid = { role: 'grid', tabIndex: -1, onKeyDown } as const;
  return (
    <div className={s.root}>
      <div className={s.head}>
        <IconButton
          label={texts.previous}
          icon={<ChevronLeft size={20} strokeWidth={1.75} />}
          disabled={!hasMonth(-1)}
          onClick={() => turn(-1)}
        />
        <p id={titleId} className={s.title} aria-live="polite">
          {texts.month(month)}
        </p>
        <IconButton
          label={texts.next}
          icon={<ChevronRight size={20} strokeWidth={1.75} />}
          disabled={!hasMonth(1)}
          onClick={() => turn(1)}
        />
      </div>
      <table ref={grid} {...dateGrid} aria-labelledby={titleId} className={s.grid}>
        <thead>
          <tr>
            {texts.weekdays.map((_, at) => {
              const weekday = (at + texts.firstDay) % 7;
              return (
                <th
                  key={weekday}
                  scope="col"
                  className={s.weekday}
                  abbr={texts.weekdayNames[weekday]}
                >
                  {texts.weekdays[weekday]}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, texts.firstDay).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const end = day === from || day === to;
                const between = from !== null && to !== null && day > from && day < to;
                const inMonth = monthOf(day) === month;
                return (
                  <td
                    key={day}
                    className={cx(
                      s.cell,
                      inMonth && between && s.between,
                      inMonth && to !== null && from !== to && day === from && s.opens,
                      inMonth && to !== null && from !== to && day === to && s.closes,
                    )}
                    aria-selected={inMonth && (end || between)}
                  >
                    {inMonth ? (
                      <button
                        type="button"
                        data-day={day}
                        tabIndex={day === focused ? 0 : -1}
                        className={cx(s.day, day === today && s.today, end && s.chosen)}
                        aria-current={day === today ? 'date' : undefined}
                        aria-disabled={isOut(day)}
                        onClick={() => {
                          if (!isOut(day)) onPick(day);
                        }}
                      >
                        <span aria-hidden>{Number(day.slice(8))}</span>
                        <VisuallyHidden>{texts.day(day)}</VisuallyHidden>
                      </button>
                    ) : null}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {isOut(today) || monthOf(today) === month ? null : (
        <button type="button" className={s.back} onClick={() => go(today)}>
          {texts.today}
        </button>
      )}
    </div>
  );
};
