import {
  type Delays,
  type Task,
  type WorkStep,
  compared,
  countedDelays,
  dateOf,
  dayNumber,
  delayed,
  doubtfulYears,
  plusWorkdays,
  shifted,
  workSteps,
} from '@hien/domain/office-plan';
import { DefinitionList, Heading, Notice, Text } from '@hien/ui';
import { useMemo, useRef, useState } from 'react';
import { useAhead } from '../../shared/address/useAhead.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { GanttChart } from './GanttChart.tsx';
import { Moves } from './Moves.tsx';
import { ScheduleTable } from './ScheduleTable.tsx';
import { ShiftWork } from './ShiftWork.tsx';
import { type ScheduleUrl, mostDays } from './schedule-address.ts';
import { useWorkNames } from './works-said.ts';
import * as s from './Schedule.css.ts';

interface ScheduleViewProps {
  tasks: readonly Task[];
  /** The first day on which anything may begin, `YYYY-MM-DD`. */
  from: string;
  today: string;
  url: Pick<ScheduleUrl, 'late' | 'task' | 'by'>;
  href: (change: Partial<ScheduleUrl>) => string;
  go: (change: Partial<ScheduleUrl>, options?: { replace: boolean }) => void;
}

const stepOf = (id: string | null | undefined): WorkStep | null =>
  workSteps.find((step) => step === id) ?? null;

const lookOf = (task: string | null, by: number): string => `${task ?? ''} ${by}`;

/** The works on their days: as a table and as a drawing, and what one that is late does to all that follow. */
export function ScheduleView({ tasks, from, today, url, href, go }: ScheduleViewProps) {
  const text = useText();
  const { nameOf, dayOf } = useWorkNames();
  const { late } = url;
  const [looked, expect] = useAhead(lookOf(url.task, url.by));
  const [task = '', days] = looked.split(' ');
  const chosen = stepOf(task);
  const by = Number(days);
  const saidRef = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState<'changed' | 'kept' | null>(null);
  const first = dayNumber(from);
  const made = useMemo(() => compared(tasks, first, late), [tasks, first, late]);
  const preview = useMemo(() => {
    const work = made.ok ? made.tasks.find(({ id }) => id === chosen) : undefined;
    if (work === undefined) return null;
    const to = plusWorkdays(work.start, by, work.crew);
    const { moved, now } = shifted(delayed(tasks, late, first), first, work.id, to);
    return now.ok ? { task: work, to, moved, now } : null;
  }, [made, tasks, first, late, chosen, by]);
  if (!made.ok)
    return (
      <Notice tone="critical" role="alert" title={text('office-plan.gantt.cycle')}>
        {text('office-plan.gantt.cycle.text', {
          works: [...made.cycle, ...made.cycle.slice(0, 1)].map(nameOf).join(' → '),
        })}
      </Notice>
    );
  const doubtful = doubtfulYears(dateOf(made.start), dateOf(made.finish));
  const critical = made.tasks.filter(({ isCritical }) => isCritical);
  const see = (id: string | null, count: number) => {
    const change = { task: stepOf(id), by: Math.min(mostDays, count) };
    expect(lookOf(change.task, change.by));
    go(change, { replace: true });
  };
  const look = (id: string | null, count = 1) => {
    setSaid(null);
    see(id, count);
  };
  // What was pressed goes away with what it was about.
  const tell = (what: 'changed' | 'kept') => {
    setSaid(what);
    saidRef.current?.focus();
  };
  const moveTo = (next: Delays) => {
    expect(lookOf(null, 1));
    go({ late: next, task: null, by: 1 });
    tell('changed');
  };
  return (
    <>
      {doubtful.unknown.length > 0 ? (
        <Notice tone="caution">
          {text('office-plan.days.unknown', { years: doubtful.unknown.join(', ') })}
        </Notice>
      ) : null}
      {doubtful.unconfirmed.length > 0 ? (
        <Notice tone="info">
          {text('office-plan.days.unconfirmed', { years: doubtful.unconfirmed.join(', ') })}
        </Notice>
      ) : null}
      <div className={s.facts}>
        <div className={s.part}>
          <DefinitionList
            items={[
              { term: text('office-plan.days.first'), detail: dayOf(made.start) },
              {
                term: text('office-plan.days.last'),
                detail:
                  made.late === 0 ? (
                    dayOf(made.finish)
                  ) : (
                    <>
                      {dayOf(made.finish)}
                      <span className={s.late}>
                        {text('office-plan.gantt.end.late', {
                          count: made.late,
                          day: dayOf(made.plannedFinish),
                        })}
                      </span>
                    </>
                  ),
              },
              {
                term: text('office-plan.days.critical'),
                detail: critical.map(({ id }) => nameOf(id)).join(' → '),
              },
            ]}
          />
          <Moves late={countedDelays(tasks, late, first)} onChange={moveTo} />
        </div>
        <ShiftWork
          tasks={made.tasks}
          move={
            preview === null
              ? null
              : {
                  task: preview.task,
                  by,
                  moved: preview.moved,
                  finish: [made.finish, preview.now.finish],
                }
          }
          said={
            said === null ? '' : text(`office-plan.gantt.said.${said}`, { day: dayOf(made.finish) })
          }
          saidRef={saidRef}
          onDrop={() => {
            look(null);
            tell('kept');
          }}
          onChange={(change) =>
            see(change.task === undefined ? chosen : change.task, change.by ?? by)
          }
          onApply={() => {
            if (preview !== null) moveTo({ ...late, [preview.task.id]: dateOf(preview.to) });
          }}
        />
      </div>
      <div className={s.both}>
        <section className={s.part} aria-labelledby="works">
          <Heading level={2} size="h4" id="works">
            {text('office-plan.days.all', { count: made.tasks.length })}
          </Heading>
          <ScheduleTable
            tasks={made.tasks}
            chosen={chosen}
            shiftHref={(id) => `${href({ task: stepOf(id), by: 1 })}#shift`}
          />
          <Text size="small" tone="muted">
            {text('office-plan.gantt.note')}
          </Text>
        </section>
        <section className={s.seen} aria-labelledby="gantt">
          <Heading level={2} size="h4" id="gantt">
            {text('office-plan.gantt')}
          </Heading>
          <GanttChart
            tasks={made.tasks}
            preview={preview?.now ?? null}
            today={today}
            chosen={chosen}
            onChoose={(id) => look(id === chosen ? null : id)}
            onMove={(id, step) => {
              // The first press looks at a day's delay, the last one back lets it go.
              if (id !== chosen) look(step > 0 ? id : null);
              else look(by + step > 0 ? id : null, Math.max(1, by + step));
            }}
            onDrop={() => look(null)}
          />
        </section>
      </div>
    </>
  );
}
