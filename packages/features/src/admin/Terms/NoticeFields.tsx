import { limits, systemClock, termsDays } from '@hien/domain';
import { Radio, RadioGroup, Text } from '@hien/ui';
import { useFormField } from '@hien/ui/form';
import { useState } from 'react';
import { DayField } from '../../shared/forms/DayField.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './Terms.css.ts';

const notices = ['usual', 'important'] as const;

/** How much notice members get, and from which day the version holds; never earlier than the notice allows. */
export function NoticeFields() {
  const text = useText();
  const format = useFormat();
  const notice = useFormField<string>('notice');
  const day = useFormField<string>('in_force_on');
  const [now] = useState(() => systemClock.now());
  const { first, last } = termsDays(notice.value === 'important', now);
  return (
    <div className={s.notice}>
      <RadioGroup
        legend={text('admin.terms.notice')}
        name="notice"
        value={notice.value}
        onChange={(next) => {
          notice.setValue(next);
          const { first: earliest } = termsDays(next === 'important', now);
          if (day.value < earliest) day.setValue(earliest);
        }}
      >
        {notices.map((one) => (
          <Radio key={one} value={one}>
            {text(`admin.terms.notice.${one}`, {
              days: one === 'usual' ? limits.terms.noticeDays : limits.terms.importantNoticeDays,
            })}
          </Radio>
        ))}
      </RadioGroup>
      <div className={s.day}>
        <DayField
          name="in_force_on"
          label={text('admin.terms.day')}
          hint={text('admin.terms.day.hint', {
            date: format.date(`${first}T00:00:00+07:00`),
          })}
          required
          min={first}
          max={last}
        />
        <Text size="small" tone="muted">
          {text('admin.terms.final')}
        </Text>
      </div>
    </div>
  );
}
