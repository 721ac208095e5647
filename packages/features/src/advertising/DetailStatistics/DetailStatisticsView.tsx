import type { AdStatistics } from '@hien/api';
import { adChannels } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Button, EmptyState, Link, Skeleton } from '@hien/ui';
import { saveAs } from '../../shared/files/save-as.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ListChips } from '../../shared/lists/ListChips.tsx';
import { MyPageFrame } from '../../shared/my-page/MyPageFrame.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { ByCity } from './ByCity.tsx';
import { DayChart } from './DayChart.tsx';
import { Figures } from './Figures.tsx';
import { LeftOut } from './LeftOut.tsx';
import { Positions } from './Positions.tsx';
import { type Span, spans } from './statistics-address.ts';
import { csvOf } from './statistics-csv.ts';
import * as s from './DetailStatisticsView.css.ts';

interface DetailStatisticsViewProps {
  statistics: Loadable<AdStatistics>;
  span: Span;
  href: (change: { days: Span }) => string;
}

export function DetailStatisticsView({ statistics, span, href }: DetailStatisticsViewProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <MyPageFrame
      section="membership"
      title={text('ad.stats.title')}
      lead={text('ad.stats.lead')}
      action={<Link href={paths.membership.to(language)}>{text('ad.stats.back')}</Link>}
    >
      <div className={s.stack}>
        <ListChips
          label={text('ad.stats.days')}
          options={spans.map((value) => ({ value, label: text(`ad.stats.days.${value}`) }))}
          value={span}
          href={(days) => href({ days: days ?? span })}
        />
        <QueryBoundary query={statistics} skeleton={<Waiting />}>
          {(told) => (isNothing(told) ? <Nothing /> : <Told told={told} />)}
        </QueryBoundary>
      </div>
    </MyPageFrame>
  );
}

/** Nobody looked in these days, nor in those before. */
const isNothing = ({ total, before, positions }: AdStatistics): boolean =>
  positions.length === 0 &&
  adChannels.every((channel) => total[channel] === 0 && before[channel] === 0);

function Nothing() {
  const text = useText();
  return (
    <EmptyState
      size="section"
      level={2}
      drawing="door"
      title={text('ad.stats.none.title')}
      text={text('ad.stats.none.text')}
    />
  );
}

function Told({ told }: { told: AdStatistics }) {
  const text = useText();
  const save = () => saveAs(`hien-${told.from}-${told.to}.csv`, csvOf(told), 'text/csv');
  return (
    <div className={s.stack}>
      <Figures told={told} />
      <DayChart told={told} />
      <ByCity cities={told.cities} />
      <LeftOut told={told} />
      {told.positions.length === 0 ? null : <Positions positions={told.positions} />}
      <div>
        <Button onClick={save}>{text('ad.stats.save')}</Button>
      </div>
    </div>
  );
}

const Waiting = () => (
  <div className={s.stack}>
    <Skeleton width="100%" height="9rem" />
    <Skeleton width="100%" height="18rem" />
  </div>
);
