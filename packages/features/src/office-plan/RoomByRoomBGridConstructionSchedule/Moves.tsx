import { type Delays, dayNumber } from '@hien/domain/office-plan';
import { Button, Heading } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import { useWorkNames } from './works-said.ts';
import * as s from './Schedule.css.ts';
import * as office from '../parts/Office.css.ts';

interface MovesProps {
  /** Those that count. */
  late: Delays;
  onChange: (late: Delays) => void;
}

/** What was moved, each to be taken back. */
export function Moves({ late, onChange }: MovesProps) {
  const text = useText();
  const { nameOf, dayOf } = useWorkNames();
  const moves = Object.entries(late);
  if (moves.length === 0) return null;
  const without = (id: string): Delays => Object.fromEntries(moves.filter(([one]) => one !== id));
  return (
    <section className={s.part} aria-labelledby="moves">
      <Heading level={2} size="h4" id="moves">
        {text('office-plan.gantt.moved')}
      </Heading>
      <ul className={office.projects}>
        {moves.map(([id, date]) => (
          <li key={id} className={office.projectLine}>
            {text('office-plan.gantt.moved.work', {
              work: nameOf(id),
              day: dayOf(dayNumber(date)),
            })}
            <Button
              variant="quiet"
              size="sm"
              aria-label={text('office-plan.gantt.back.work', { work: nameOf(id) })}
              onClick={() => onChange(without(id))}
            >
              {text('office-plan.gantt.back')}
            </Button>
          </li>
        ))}
      </ul>
      {moves.length < 2 ? null : (
        <div>
          <Button variant="quiet" onClick={() => onChange({})}>
            {text('office-plan.gantt.back.all')}
          </Button>
        </div>
      )}
    </section>
  );
}
