import type { CampaignContent } from '@hien/api';
import { type CouponCampaignForm, daySpan, emailsIn } from '@hien/domain';
import type { StatusBadgeProps } from '@hien/ui';

export const campaignTones = {
  draft: 'neutral',
  running: 'positive',
  stopped: 'critical',
  ended: 'neutral',
} as const satisfies Record<string, StatusBadgeProps['tone']>;

const empty: CampaignContent = {
  code: '',
  name: { vi: '', en: '', ko: '' },
  kind: 'amount',
  amount: null,
  percent: null,
  max: null,
  minimum: 0,
  from: '',
  until: '',
  audience: 'code',
  emails: [],
  joined_from: '',
  joined_until: '',
  most: null,
};

const typed = (number: number | null): string => (number === null ? '' : String(number));

/** What the form begins with: as it was written, with addresses on lines of their own and numbers as they are typed. */
export const formOf = (content: CampaignContent = empty) => ({
  ...content,
  percent: typed(content.percent),
  most: typed(content.most),
  emails: content.emails.join('\n'),
});

/** What the server takes: addresses as a list. */
export const sentOf = (form: CouponCampaignForm): CampaignContent => ({
  ...form,
  emails: form.audience === 'members' ? emailsIn(form.emails) : [],
});

/** The domain's coupon of what was written; null as long as its days are none. */
export function offerOf(content: CampaignContent) {
  const span = daySpan(content.from, content.until);
  if (span === null) return null;
  const { kind, amount, percent, max, minimum } = content;
  const value =
    kind === 'amount'
      ? ({ kind, amount: amount ?? 0 } as const)
      : ({ kind, percent: percent ?? 0, max: max ?? 0 } as const);
  return { value, minimum, ...span };
}

/** How many there are in all. */
export const mostOf = ({ audience, emails, most }: CampaignContent): number =>
  audience === 'members' ? emails.length : (most ?? 0);
