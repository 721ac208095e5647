import type { Moved, ScheduledTask } from '@hien/domain/office-plan';
import { Button, Field, Heading, QuantityStepper, Select, Text } from '@hien/ui';
import type { RefObject } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import { mostDays } from './schedule-address.ts';
import { useWorkNames } from './works-said.ts';
import * as s from './Schedule.css.ts';

interface ShiftWorkProps {
  tasks: readonly ScheduledTask[];
  /** What is looked at; null while nothing is. */
  move: {
    readonly task: ScheduledTask;
    readonly by: number;
    readonly moved: readonly Moved[];
    /** The last day of all, as it is and as it would be. */
    readonly finish: readonly [now: number, then: number];
  } | null;
  /** What became of the last move, in words; '' where there is none to tell. */
  said: string;
  /** What is told takes the focus here: what was pressed is gone by then. */
  saidRef: RefObject<HTMLDivElement | null>;
  onChange: (change: { task?: string | null; by?: number }) => void;
  onApply: () => void;
  onDrop: () => void;
}

/** What happens to all that follows when one work begins later: seen before it is so. */
export function ShiftWork({
  tasks,
  move,
  said,
  saidRef,
  onChange,
  onApply,
  onDrop,
}: ShiftWorkProps) {
  const text = useText();
  const { nameOf, dayOf } = useWorkNames();
  return (
    <section className={s.shift} id="shift" aria-labelledby="shift-title">
      <Heading level={2} size="h4" id="shift-title">
        {text('office-plan.gantt.shift')}
      </Heading>
      <Text size="small" tone="muted">
        {text('office-plan.gantt.shift.text')}
      </Text>
      <div className={s.fields}>
        <div className={s.pick}>
          <Field label={text('office-plan.days.work')}>
            <Select
              placeholder={text('office-plan.gantt.choose')}
              options={tasks.map(({ id }) => ({ value: id, label: nameOf(id) }))}
              value={move?.task.id ?? ''}
              onChange={({ target }) => onChange({ task: target.value || null, by: 1 })}
            />
          </Field>
        </div>
        {move === null ? null : (
          <Field label={text('office-plan.gantt.by')}>
            <QuantityStepper
              value={move.by}
              max={mostDays}
              maxReason={text('office-plan.gantt.by.most', { count: mostDays })}
              decreaseLabel={text('office-plan.gantt.by.less')}
              increaseLabel={text('office-plan.gantt.by.more')}
              onChange={(by) => onChange({ by })}
            />
          </Field>
        )}
      </div>
      <div ref={saidRef} tabIndex={-1} role="status">
        {move === null ? (
          said === '' ? null : (
            <Text weight="strong">{said}</Text>
          )
        ) : (
          <>
            <Text weight="strong">
              {move.finish[0] === move.finish[1]
                ? text('office-plan.gantt.end.same', { day: dayOf(move.finish[0]) })
                : text('office-plan.gantt.end.moves', {
                    from: dayOf(move.finish[0]),
                    to: dayOf(move.finish[1]),
                  })}
            </Text>
            <Text size="small">
              {text('office-plan.gantt.moves', { count: move.moved.length })}
            </Text>
          </>
        )}
      </div>
      {move === null ? null : (
        <>
          <ul className={s.follow}>
            {move.moved.map(({ id, from, to }) => (
              <li key={id}>
                {text('office-plan.gantt.moves.work', {
                  work: nameOf(id),
                  from: dayOf(from),
                  to: dayOf(to),
                })}
              </li>
            ))}
          </ul>
          <div className={s.acts}>
            <Button variant="primary" onClick={onApply}>
              {text('office-plan.gantt.apply')}
            </Button>
            <Button variant="quiet" onClick={onDrop}>
              {text('office-plan.gantt.drop')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
