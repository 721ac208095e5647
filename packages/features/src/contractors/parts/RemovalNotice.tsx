import type { ReceivedConstructionReview } from '@hien/api';
import { reviewRemovalRuleLabels } from '@hien/domain';
import { Notice } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** What has become of the company's request to take a review away. */
export function RemovalNotice({
  removal,
}: {
  removal: NonNullable<ReceivedConstructionReview['removal']>;
}) {
  const text = useText();
  const language = useLanguage();
  const { date } = useFormat();
  return (
    <Notice
      tone={removal.state === 'waiting' ? 'info' : 'neutral'}
      title={text(`company.removal.${removal.state}`, {
        date: date(removal.decided_at ?? removal.requested_at),
      })}
    >
      {removal.decision ?? reviewRemovalRuleLabels[removal.rule][language]}
    </Notice>
  );
}
