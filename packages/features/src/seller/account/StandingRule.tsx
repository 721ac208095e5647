import { limits } from '@hien/domain';
import { Text } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';

/** What a point is given for, and what points lead to (2.8). */
export function StandingRule() {
  const text = useText();
  const { keptMonths, warningAt, temporaryStopAt, adminReviewAt } = limits.penalty;
  return (
    <Text tone="muted" measure>
      {text('seller.standing.lead', {
        months: keptMonths,
        warning: warningAt,
        stop: temporaryStopAt,
        review: adminReviewAt,
      })}
    </Text>
  );
}
