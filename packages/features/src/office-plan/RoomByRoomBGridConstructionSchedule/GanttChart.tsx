import {
  type ComparedTask,
  type DayNumber,
  type Schedule,
  dayNumber,
  holidayNames,
} from '@hien/domain/office-plan';
import { VisuallyHidden } from '@hien/ui';
import { type KeyboardEvent, useId, useMemo, useRef } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { isChord } from '../parts/drawing-keys.ts';
import { GanttLegend } from './GanttLegend.tsx';
import { Hatch } from './Hatch.tsx';
import { type GanttLayout, type GanttRow, ganttLayout, unit } from './gantt-layout.ts';
import { noon, useWorkNames } from './works-said.ts';
import * as s from './Gantt.css.ts';

interface GanttChartProps {
  tasks: readonly ComparedTask[];
  /** What a move that is not applied yet would make of it. */
  preview: Extract<Schedule, { readonly ok: true }> | null;
  /** `YYYY-MM-DD` */
  today: string;
  chosen: string | null;
  onChoose: (id: string) => void;
  /** Later or earlier by so many workdays, by the arrow keys. */
  onMove: (id: string, by: 1 | -1) => void;
  onDrop: () => void;
}

/** The works as bars over the days: those that hold the end, what was planned, and what a move would do. */
export function GanttChart({
  tasks,
  preview,
  today,
  chosen,
  onChoose,
  onMove,
  onDrop,
}: GanttChartProps) {
  const text = useText();
  const keysId = useId();
  const hatchId = useId();
  const drawing = useRef<SVGSVGElement>(null);
  const layout = useMemo(
    () => ganttLayout(tasks, preview, dayNumber(today)),
    [tasks, preview, today],
  );
  const focusRow = (at: number) =>
    drawing.current?.querySelectorAll<SVGGElement>('[role="button"]')[at]?.focus();
  const onKeyDown = (event: KeyboardEvent, id: string, at: number) => {
    if (isChord(event)) return;
    if (event.key === 'ArrowDown') focusRow(at + 1);
    else if (event.key === 'ArrowUp') focusRow(at - 1);
    else if (event.key === 'Home') focusRow(0);
    else if (event.key === 'End') focusRow(tasks.length - 1);
    else if (event.key === 'ArrowRight') onMove(id, 1);
    else if (event.key === 'ArrowLeft') onMove(id, -1);
    else if (event.key === 'Escape') onDrop();
    else if (event.key === 'Enter' || event.key === ' ') onChoose(id);
    else return;
    event.preventDefault();
  };
  const { width, height } = layout;
  const reached = Math.max(
    0,
    tasks.findIndex(({ id }) => id === chosen),
  );
  return (
    <>
      <VisuallyHidden id={keysId}>{text('office-plan.gantt.keys')}</VisuallyHidden>
      <div className={s.scroller}>
        <svg
          ref={drawing}
          className={s.drawing}
          // As large as letters are, and as wide as the days need.
          width={`${width / 16}rem`}
          height={`${height / 16}rem`}
          viewBox={`0 0 ${width} ${height}`}
          role="group"
          aria-label={text('office-plan.gantt.label')}
          aria-describedby={keysId}
        >
          <defs>
            <Hatch id={hatchId} />
          </defs>
          <Days layout={layout} today={dayNumber(today)} />
          <g aria-hidden>
            {layout.links.map(({ id, path, held }) => (
              <path key={id} d={path} className={held ? s.heldLink : s.link} />
            ))}
          </g>
          {layout.rows.map((row, at) => (
            <TaskBar
              key={row.task.id}
              row={row}
              hatch={`url(#${hatchId})`}
              width={width}
              isChosen={row.task.id === chosen}
              isReached={at === reached}
              onChoose={() => onChoose(row.task.id)}
              onKeyDown={(event) => onKeyDown(event, row.task.id, at)}
            />
          ))}
        </svg>
      </div>
      <GanttLegend hasPlan={layout.rows.some(({ planned }) => planned !== null)} />
    </>
  );
}

/** Months, days, days off with the names of holidays, and the day it is. */
function Days({ layout, today }: { layout: GanttLayout; today: DayNumber }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const { days, months, holidays, height, width, rows, xOf } = layout;
  const isToday = days.some(({ day }) => day === today);
  return (
    <g aria-hidden>
      {days.map(({ day, works, holiday }) =>
        works === 'all' ? null : (
          <rect
            key={day}
            className={holiday !== null ? s.holiday : works === 'site' ? s.saturday : s.closed}
            x={xOf(day)}
            y={unit.head - 22}
            width={unit.day}
            height={height}
          />
        ),
      )}
      {months.map(({ day, date }, at) =>
        // A month of a few days has no room for its name.
        (months[at + 1]?.day ?? day + 9) - day < 5 ? null : (
          <text key={day} className={s.month} x={xOf(day) + 4} y={16}>
            {format.date(noon(date), 'month')}
          </text>
        ),
      )}
      {holidays.map(({ name, first }, at) => (
        // 30/4 and 1/5 lie beside each other: their names stand on two lines.
        <text key={first} className={s.holidayName} x={xOf(first) + 2} y={at % 2 === 0 ? 47 : 32}>
          {holidayNames[name][language]}
        </text>
      ))}
      {days.map(({ day, date }) => (
        <text key={day} className={s.dayNumber} x={xOf(day) + unit.day / 2} y={unit.head - 7}>
          {Number(date.slice(8))}
        </text>
      ))}
      {rows.map(({ top, task: { id } }) => (
        <line key={id} className={s.grid} x1={0} x2={width} y1={top} y2={top} />
      ))}
      {isToday ? (
        <>
          <line
            className={s.today}
            x1={xOf(today) + unit.day / 2}
            x2={xOf(today) + unit.day / 2}
            y1={unit.head}
            y2={height}
          />
          <text className={s.todayName} x={xOf(today) + 2} y={32}>
            {text('office-plan.gantt.today')}
          </text>
        </>
      ) : null}
    </g>
  );
}

interface TaskBarProps {
  row: GanttRow;
  hatch: string;
  width: number;
  isChosen: boolean;
  /** Tab comes here; arrows go on. */
  isReached: boolean;
  onChoose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function TaskBar({ row, hatch, width, isChosen, isReached, onChoose, onKeyDown }: TaskBarProps) {
  const { task, top, now, planned, preview, slack } = row;
  const { nameOf, saidOf } = useWorkNames();
  const middle = top + unit.row / 2;
  const box = { x: now.x + 1, y: middle - unit.bar / 2, width: now.width - 2, height: unit.bar };
  const after = Math.max(now.x + now.width, (preview?.x ?? 0) + (preview?.width ?? 0));
  return (
    <g
      className={s.task}
      role="button"
      tabIndex={isReached ? 0 : -1}
      aria-pressed={isChosen}
      aria-label={saidOf(task)}
      onClick={onChoose}
      onKeyDown={onKeyDown}
    >
      <rect className={s.hold} x={0} y={top} width={width} height={unit.row} />
      {slack === null ? null : (
        // Below the name, which it would strike through.
        <line
          className={s.slack}
          x1={slack.x + 2}
          x2={slack.x + slack.width}
          y1={middle + unit.bar / 2}
          y2={middle + unit.bar / 2}
        />
      )}
      <rect className={task.isCritical ? s.critical : s.bar} rx={3} {...box} />
      {task.isCritical ? <rect fill={hatch} rx={3} {...box} /> : null}
      {planned === null ? null : (
        <rect
          className={s.planned}
          x={planned.x + 1}
          y={middle + unit.bar / 2 + 2}
          width={planned.width - 2}
          height={5}
        />
      )}
      {preview === null ? null : (
        <rect
          className={s.preview}
          rx={3}
          x={preview.x + 1}
          y={middle - unit.bar / 2 - 3}
          width={preview.width - 2}
          height={unit.bar + 6}
        />
      )}
      {task.isCritical ? (
        <path className={s.mark} d={`M${after + 6} ${middle}l5 -5l5 5l-5 5z`} />
      ) : null}
      <text
        className={task.isCritical ? `${s.name} ${s.criticalName}` : s.name}
        x={after + (task.isCritical ? 22 : 8)}
        y={middle + 4.5}
      >
        {nameOf(task.id)}
      </text>
    </g>
  );
}
