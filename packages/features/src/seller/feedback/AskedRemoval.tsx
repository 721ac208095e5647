import type { ShopReview } from '@hien/api';
import { deletionReasonLabels } from '@hien/domain';
import { Notice } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

interface AskedRemovalProps {
  removal: NonNullable<ShopReview['removal']>;
}

/** What became of the request to remove a review, with the words of staff. */
export function AskedRemoval({ removal }: AskedRemovalProps) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const { state, decision } = removal;
  const reason = deletionReasonLabels[removal.reason][language];
  return (
    <Notice
      tone={state === 'visible' ? 'neutral' : state === 'deleted' ? 'positive' : 'caution'}
      title={text(`seller.reviews.removal.${state}`, {
        reason,
        date: format.date(removal.requestedAt),
      })}
    >
      {decision ?? text('seller.reviews.removal.waits')}
    </Notice>
  );
}
