import type { SettlementRow } from '@hien/api';
import { Heading, Timeline } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './money.css.ts';

/** What was disputed and answered before the last time, which stands above. */
export function EarlierDisputes({ disputes }: Pick<SettlementRow, 'disputes'>) {
  const text = useText();
  const { date } = useFormat();
  const earlier = disputes.slice(0, -1);
  if (earlier.length === 0) return null;
  return (
    <section className={s.part} aria-labelledby="earlier-disputes">
      <Heading level={3} size="h4" id="earlier-disputes">
        {text('seller.settlement.before')}
      </Heading>
      <Timeline
        aria-labelledby="earlier-disputes"
        events={earlier.flatMap(({ said, at, answer, answeredAt }, index) => [
          {
            id: `said-${index}`,
            title: text('seller.settlement.asked-on', { date: date(at, 'date') }),
            time: { text: date(at, 'dateTime'), iso: at },
            detail: said,
          },
          ...(answer === null || answeredAt === null
            ? []
            : [
                {
                  id: `answer-${index}`,
                  title: text('seller.settlement.answered-on', {
                    date: date(answeredAt, 'date'),
                  }),
                  time: { text: date(answeredAt, 'dateTime'), iso: answeredAt },
                  detail: answer,
                },
              ]),
        ])}
      />
    </section>
  );
}
