import type { DueTimer } from '@hien/api';
import { adTimerText, inquiryTimerText, itemTimerText, redBillTimerText } from '@hien/domain';
import { Heading, Text, TimeCountdown } from '@hien/ui';
import { useId } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './Clock.css.ts';

/** What time does next, the nearest first. */
export function DueList({ due, now }: { due: readonly DueTimer[]; now: () => number }) {
  const text = useText();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={s.due}>
      <Heading level={2} size="h3" id={titleId}>
        {text('admin.clock.due')}
      </Heading>
      <ol className={s.list}>
        {due.map((one) => (
          <DueRow key={`${one.order_id} ${one.thing} ${one.timer} ${one.at}`} one={one} now={now} />
        ))}
      </ol>
    </section>
  );
}

function DueRow({ one, now }: { one: DueTimer; now: () => number }) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const when = format.date(one.at, 'deadline');
  const { number, thing, timer, lines } = one;
  const isLetter = timer === 'newsletter-due';
  const does =
    number !== null
      ? (redBillTimerText(timer)?.[language] ?? itemTimerText(timer, language))
      : (adTimerText(timer)?.[language] ??
        inquiryTimerText(timer)?.[language] ??
        text(isLetter ? 'admin.clock.letter' : 'admin.clock.post'));
  const about =
    number !== null
      ? text('admin.clock.of', { number, thing, more: lines - 1 })
      : isLetter
        ? text('admin.clock.letter.of', { month: thing, count: lines })
        : thing;
  return (
    <li className={s.row}>
      <div className={s.what}>
        <Text as="p" weight="strong">
          {does}
        </Text>
        <Text as="p" size="small" tone="muted">
          {about}
        </Text>
      </div>
      <div className={s.when}>
        <Text as="p" size="small">
          {when}
        </Text>
        <TimeCountdown
          until={Date.parse(one.at)}
          now={now}
          units={{
            days: text('admin.clock.unit.days'),
            hours: text('admin.clock.unit.hours'),
            minutes: text('admin.clock.unit.minutes'),
            seconds: text('admin.clock.unit.seconds'),
          }}
          label={({ days, hours, minutes }) =>
            text('admin.clock.left', { days, hours, minutes, when })
          }
          over={text('admin.clock.working')}
        />
      </div>
    </li>
  );
}
