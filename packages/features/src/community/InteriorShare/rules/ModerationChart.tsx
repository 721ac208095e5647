import type { Answer } from '@hien/api';
import { EmptyState, SkeletonPicture, Text } from '@hien/ui';
import { BarChart } from '@hien/ui/charts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import type { Loadable } from '../../../shared/query/loadable.ts';
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx';
import * as s from './Rules.css.ts';

type Months = Answer<'getModerationNumbers'>['months'];

const kinds = ['reports', 'removed', 'restored'] as const;
type Kind = (typeof kinds)[number];
type Counts = Readonly<Record<Kind, number>>;

/** Twelve months of reports, removals and what came back: a sentence, a drawing, a table; the oldest month first. Of contractors a sentence each. */
export function ModerationChart({
  numbers,
}: {
  numbers: Loadable<Answer<'getModerationNumbers'>>;
}) {
  const text = useText();
  return (
    <QueryBoundary
      query={numbers}
      skeleton={<SkeletonPicture ratio="16:9" />}
      isEmpty={({ months }) =>
        months.every((one) =>
          [one, one.listings, one.ads, one.reviews].every(
            ({ reports, removed }) => reports + removed === 0,
          ),
        )
      }
      empty={
        <EmptyState
          level={3}
          drawing="lamp"
          title={text('rules.numbers.none')}
          text={text('rules.numbers.none.text')}
        />
      }
    >
      {({ months }) => <Told months={months.toReversed()} />}
    </QueryBoundary>
  );
}

function Told({ months }: { months: Months }) {
  const text = useText();
  const { integer } = useFormat();
  const sums = (of: (one: Months[number]) => Counts) => {
    const sum = (kind: Kind) => months.reduce((all, one) => all + of(one)[kind], 0);
    return { reports: sum('reports'), removed: sum('removed'), restored: sum('restored') };
  };
  return (
    <div className={s.chart}>
      <Text measure>
        {text(
          'rules.numbers.said',
          sums((one) => one),
        )}
      </Text>
      <BarChart
        label={text('rules.numbers.chart')}
        // In figures: twelve names of months do not stand beside each other.
        categories={months.map(({ month }) => `${month.slice(5)}/${month.slice(0, 4)}`)}
        series={kinds.map((kind) => ({
          id: kind,
          name: text(`rules.numbers.${kind}`),
          values: months.map((one) => one[kind]),
        }))}
        format={integer}
        // Of a few there is no half: a tick between them says nothing.
        formatTick={(value) => (Number.isInteger(value) ? integer(value) : '')}
        labels={{
          table: text('rules.numbers.table'),
          category: text('rules.numbers.month'),
          unknown: '–',
          explore: text('rules.numbers.explore'),
        }}
      />
      <Text measure>
        {text(
          'rules.numbers.listings',
          sums(({ listings }) => listings),
        )}
      </Text>
      <Text measure>
        {text(
          'rules.numbers.ads',
          sums(({ ads }) => ads),
        )}
      </Text>
      <Text measure>
        {text(
          'rules.numbers.reviews',
          sums(({ reviews }) => reviews),
        )}
      </Text>
    </div>
  );
}
