import { addMonths, ictDate, startOfMonth } from '@hien/domain';
import type { Handler } from '../../http/handler.ts';
import type { Services } from '../../services.ts';

const months = 12;

/** How a moment is told by its month in Vietnam. */
const month = (column: string): string =>
  `to_char(${column} at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM')`;

/** What moderation did about homes and comments, what is sold, paid places and construction reviews in each of the last twelve months, this one first; months without anything are among them. */
export function getModerationNumbers({ database, now }: Services): Handler<'getModerationNumbers'> {
  return async () => {
    const first = startOfMonth(now());
    const rows = await database.rows<Record<'month' | 'kind', string> & { n: number }>(
      {
        text: `select ${month('created_at')} as month, 'reports' as kind, count(*)::integer as n
            from community_reports where created_at >= $1 and about is null group by 1
          union all select ${month('decided_at')}, 'removed', count(*)::integer
            from community_cases where decided_at >= $1 and rule is not null and about is null group by 1
          union all select ${month('answered_at')}, 'restored', count(*)::integer
            from community_cases where answered_at >= $1 and state = 'restored' and about is null group by 1
          union all select ${month('created_at')}, 'listings.reports', count(*)::integer
            from community_reports where created_at >= $1 and about is not null group by 1
          union all select ${month('decided_at')}, 'listings.removed', count(*)::integer
            from community_cases where decided_at >= $1 and rule is not null and about is not null group by 1
          union all select ${month('answered_at')}, 'listings.restored', count(*)::integer
            from community_cases where answered_at >= $1 and state = 'restored' and about is not null group by 1
          union all select ${month('created_at')}, 'ads.reports', count(*)::integer
            from ad_reports where created_at >= $1 group by 1
          union all select ${month('decided_at')}, 'ads.removed', count(*)::integer
            from ad_cases where decided_at >= $1 and rule is not null group by 1
          union all select ${month('restored_at')}, 'ads.restored', count(*)::integer
            from ad_cases where restored_at >= $1 and state = 'restored' group by 1
          union all select ${month('requested_at')}, 'reviews.reports', count(*)::integer
            from construction_removals where requested_at >= $1 group by 1
          union all select ${month('decided_at')}, 'reviews.removed', count(*)::integer
            from construction_removals where decided_at >= $1 and state <> 'kept' group by 1
          union all select ${month('answered_at')}, 'reviews.restored', count(*)::integer
            from construction_removals where answered_at >= $1 and state = 'restored' group by 1`,
      },
      [new Date(addMonths(first, 1 - months))],
    );
    const numberOf = (of: string, kind: string) =>
      rows.find((row) => row.month === of && row.kind === kind)?.n ?? 0;
    const countsOf = (of: string, about = '') => ({
      reports: numberOf(of, `${about}reports`),
      removed: numberOf(of, `${about}removed`),
      restored: numberOf(of, `${about}restored`),
    });
    return {
      data: {
        months: Array.from({ length: months }, (_, back) => {
          const of = ictDate(addMonths(first, -back)).slice(0, 7);
          return {
            month: of,
            ...countsOf(of),
            listings: countsOf(of, 'listings.'),
            ads: countsOf(of, 'ads.'),
            reviews: countsOf(of, 'reviews.'),
          };
        }),
      },
    };
  };
}
