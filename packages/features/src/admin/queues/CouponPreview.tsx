import type { CampaignContent } from '@hien/api';
import { campaignCost, couponWords, languages } from '@hien/domain';
import { Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { mostOf, offerOf } from './coupon-values.ts';
import * as s from './Coupons.css.ts';

/** What buyers will read in each language, and what it can cost at most; a line that says so while it is not all there. */
export function CouponPreview({ content }: { content: CampaignContent | null }) {
  const text = useText();
  const format = useFormat();
  const offer = content === null ? null : offerOf(content);
  if (content === null || offer === null)
    return (
      <Text size="small" tone="muted">
        {text('admin.coupon.preview.later')}
      </Text>
    );
  const most = mostOf(content);
  return (
    <div className={s.preview}>
      <Text weight="strong">{text('admin.coupon.preview')}</Text>
      <div className={s.pair}>
        {languages.map((language) => {
          const words = couponWords(offer, language);
          return (
            <div key={language} className={s.slip} lang={language}>
              <Text weight="strong">{content.name[language]}</Text>
              <Text size="small">{words.off}</Text>
              <Text size="small" tone="muted">
                {words.orders}
              </Text>
              <Text size="small" tone="muted" numeric>
                {words.days}
              </Text>
            </div>
          );
        })}
      </div>
      <Text>
        {text('admin.coupon.cost')}:{' '}
        {text('admin.coupon.cost.text', {
          cost: format.vnd(campaignCost({ value: offer.value, most })),
          count: most,
        })}
      </Text>
    </div>
  );
}
