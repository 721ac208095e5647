import { type AdTakenDown, appealAd } from '@hien/api';
import { adRules } from '@hien/domain';
import { Notice, Text, useToast } from '@hien/ui';
import { AppealForm } from '../../shared/appeals/AppealForm.tsx';
import { useSend } from '../../shared/calls/useSend.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './TakenDown.css.ts';

/** Why the company's ads are off, what became of its appeal, and the form of it while there is time. */
export function TakenDown({ down }: { down: AdTakenDown }) {
  const text = useText();
  const language = useLanguage();
  const { date } = useFormat();
  return (
    <div className={s.block}>
      <Notice tone="critical" title={text('ad.down.title')}>
        <Text>{text('ad.down.since', { date: date(down.at) })}</Text>
        {down.rule === null ? null : <Text weight="strong">{adRules[down.rule][language]}</Text>}
        {down.words === null ? null : <Text className={s.words}>{down.words}</Text>}
        <Text size="small">{text('ad.down.buying')}</Text>
      </Notice>
      {down.appealed_at === null ? null : (
        <Notice tone={down.state === 'upheld' ? 'critical' : 'caution'}>
          <Text>
            {down.state === 'upheld'
              ? text('ad.down.upheld')
              : text('ad.down.appealed', { date: date(down.appealed_at) })}
          </Text>
          <Text className={s.words}>{down.appeal}</Text>
          {down.answer === null ? null : <Text className={s.words}>{down.answer}</Text>}
        </Notice>
      )}
      {down.appeal_until === null ? (
        down.appealed_at === null ? (
          <Text tone="muted">{text('ad.down.late')}</Text>
        ) : null
      ) : (
        <Appeal down={down} until={down.appeal_until} />
      )}
    </div>
  );
}

function Appeal({ down, until }: { down: AdTakenDown; until: string }) {
  const text = useText();
  const { date } = useFormat();
  const toast = useToast();
  const appealing = useSend(appealAd, { about: down.id });
  return (
    <AppealForm
      draft={`ad-appeal-${down.id}`}
      label={text('ad.down.words')}
      hint={text('ad.down.words.hint', { date: date(until) })}
      press={text('ad.down.send')}
      onAppeal={(words) =>
        appealing.submit({ id: down.id, words }, () =>
          toast.show({ tone: 'positive', text: text('ad.down.sent') }),
        )
      }
    />
  );
}
