import type { Text } from '../language/language.ts';
import { advertising } from './titles/advertising.ts';
import { claims } from './titles/claims.ts';
import { community } from './titles/community.ts';
import { designs } from './titles/designs.ts';
import { money } from './titles/money.ts';
import { orders } from './titles/orders.ts';
import { shops } from './titles/shops.ts';

/**
 * What a member reads when something happened, by the subject of the domain's effect: in the inbox and as the first line of
 * the mail. What it happened to is said beside it.
 */
export const noticeTitles = {
  ...orders,
  ...claims,
  ...money,
  ...designs,
  ...advertising,
  ...community,
  ...shops,
} as const satisfies Readonly<Record<string, Text>>;

export type NoticeSubject = keyof typeof noticeTitles;

/** The title of a notice; null for a subject this build does not know, which shows the neutral words. */
export function noticeTitle(about: string): Text | null {
  const titles: Readonly<Record<string, Text>> = noticeTitles;
  return titles[about] ?? null;
}
