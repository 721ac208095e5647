import { type MyConstructionReview as Mine, appealConstructionRemoval } from '@hien/api';
import { Notice, Text, useToast } from '@hien/ui';
import { AppealForm } from '../../shared/appeals/AppealForm.tsx';
import { useSend } from '../../shared/calls/useSend.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './ContractorReview.css.ts';

/** Against the removal of a review: the form of it while there is time, then what was said and what became of it. */
export function Appeal({ mine }: { mine: Mine }) {
  const text = useText();
  const { date } = useFormat();
  const toast = useToast();
  const { review, removal, appeal, appeal_until: until } = mine;
  const appealing = useSend(appealConstructionRemoval, { about: review.id });
  if (removal === null) return null;
  if (appeal !== null)
    return (
      <Notice
        tone="neutral"
        title={text('my-page.construction.appeal.sent', { date: date(appeal.at) })}
      >
        <Text className={s.words}>{appeal.words}</Text>
        {appeal.answer === null ? (
          <Text size="small">{text('my-page.construction.appeal.waits')}</Text>
        ) : (
          <>
            <Text size="small" weight="strong">
              {text('my-page.construction.appeal.answer')}
            </Text>
            <Text className={s.words}>{appeal.answer}</Text>
          </>
        )}
      </Notice>
    );
  if (removal.state !== 'removed') return null;
  if (until === null)
    return (
      <Text size="small" tone="muted">
        {text('my-page.construction.appeal.late')}
      </Text>
    );
  return (
    <AppealForm
      draft={`construction-appeal-${review.id}`}
      label={text('my-page.construction.appeal.words')}
      hint={text('my-page.construction.appeal.words.hint', { date: date(until) })}
      press={text('my-page.construction.appeal.send')}
      onAppeal={(words) =>
        appealing.submit({ id: review.id, words }, () =>
          toast.show({ tone: 'positive', text: text('my-page.construction.appeal.done') }),
        )
      }
    />
  );
}
