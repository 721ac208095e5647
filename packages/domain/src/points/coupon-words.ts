import { formatDate } from '../calendar/format-date.ts';
import type { Language } from '../language/language.ts';
import { formatInteger, formatVnd } from '../money/format-vnd.ts';
import type { Coupon } from './coupon.ts';

const words = {
  vi: {
    amount: (off: string) => `Giảm ${off}`,
    percent: (percent: string, most: string) => `Giảm ${percent}%, nhiều nhất ${most}`,
    minimum: (from: string) => `Cho đơn từ ${from}`,
    any: 'Cho mọi đơn',
    days: (from: string, until: string) => `Từ ${from} đến hết ${until}`,
  },
  en: {
    amount: (off: string) => `${off} off`,
    percent: (percent: string, most: string) => `${percent}% off, at most ${most}`,
    minimum: (from: string) => `For orders from ${from}`,
    any: 'For any order',
    days: (from: string, until: string) => `From ${from} to the end of ${until}`,
  },
  ko: {
    amount: (off: string) => `${off} 할인`,
    percent: (percent: string, most: string) => `${percent}% 할인, 최대 ${most}`,
    minimum: (from: string) => `${from} 이상 주문`,
    any: '모든 주문',
    days: (from: string, until: string) => `${from}부터 ${until}까지`,
  },
} as const;

type Offer = Pick<Coupon, 'value' | 'minimum' | 'from' | 'until'>;

/** A coupon in three sentences: what it takes off, of which orders, and on which days in Vietnam. */
export function couponWords({ value, minimum, from, until }: Offer, language: Language) {
  const said = words[language];
  return {
    off:
      value.kind === 'amount'
        ? said.amount(formatVnd(value.amount, language))
        : said.percent(formatInteger(value.percent, language), formatVnd(value.max, language)),
    orders: minimum === 0 ? said.any : said.minimum(formatVnd(minimum, language)),
    days: said.days(formatDate(from, 'date', language), formatDate(until, 'date', language)),
  };
}
