import {
  actorLabels,
  ictDate,
  ictParts,
  parseInstant,
  type Actor,
  type Instant,
  type Language,
} from '@hien/domain';
import { Button, Field, Inline, Input, Select } from '@hien/ui';
import type { Subject } from '../subject.ts';
import { subjects } from '../subjects/subjects.ts';
import { wordsIn } from '../texts.ts';
import * as s from '../Explorer.css.ts';

const hour = 3_600_000;

/** What a `datetime-local` field takes, in Vietnam's time. */
function fieldValue(at: Instant): string {
  const { hour: hours, minute } = ictParts(at);
  return `${ictDate(at)}T${String(hours).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

export type ControlsProps = {
  subject: Subject;
  state: string;
  by: Actor;
  clock: Instant;
  /** The next moment at which time does or says something. */
  nextTimer: Instant | null;
  language: Language;
  onMachine: (name: string) => void;
  onState: (state: string) => void;
  onRole: (by: Actor) => void;
  onClock: (at: Instant) => void;
};

/** What one looks at, as whom, and when. */
export const Controls = ({
  subject,
  state,
  by,
  clock,
  nextTimer,
  language,
  ...on
}: ControlsProps) => {
  const words = wordsIn(language);
  const moveTo = (value: string) => {
    const at = parseInstant(`${value}:00+07:00`);
    if (at !== null && value !== fieldValue(clock)) on.onClock(at);
  };
  return (
    <div className={s.controls}>
      <Field label={words.machine}>
        <Select
          value={subject.name}
          options={subjects.map(({ name, title }) => ({ value: name, label: title[language] }))}
          onChange={(event) => on.onMachine(event.currentTarget.value)}
        />
      </Field>
      <Field label={words.state}>
        <Select
          value={state}
          options={subject.sheet.states.map((each) => ({
            value: each.state,
            label: `${each.label[language]} (${each.state})`,
          }))}
          onChange={(event) => on.onState(event.currentTarget.value)}
        />
      </Field>
      <Field label={words.role}>
        <Select
          value={by}
          options={subject.roles.map((role) => ({
            value: role,
            label: actorLabels[role][language],
          }))}
          onChange={(event) => {
            const role = subject.roles.find((each) => each === event.currentTarget.value);
            if (role !== undefined) on.onRole(role);
          }}
        />
      </Field>
      <Field label={words.clock}>
        <Input
          key={clock}
          type="datetime-local"
          defaultValue={fieldValue(clock)}
          onBlur={(event) => moveTo(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') moveTo(event.currentTarget.value);
          }}
        />
      </Field>
      <Inline gap={2} align="start" className={s.clockButtons}>
        <Button size="sm" onClick={() => on.onClock(clock + hour)}>
          {words.hourLater}
        </Button>
        <Button size="sm" onClick={() => on.onClock(clock + 24 * hour)}>
          {words.dayLater}
        </Button>
        <Button
          size="sm"
          disabledReason={nextTimer === null ? words.noTimerToMoveTo : undefined}
          reasonHidden
          onClick={() => {
            if (nextTimer !== null) on.onClock(nextTimer + 1);
          }}
        >
          {words.toNextTimer}
        </Button>
      </Inline>
    </div>
  );
};
