import type { AdCity, ContractorList, LedgerEnd, MembershipOverview } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { ButtonLink, Container, Heading, Text } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { LedgerEnds } from '../parts/LedgerEnds.tsx';
import { TakenDownNotice } from '../parts/TakenDownNotice.tsx';
import { FreePlaces } from './FreePlaces.tsx';
import { Ladder } from './Ladder.tsx';
import { HowItRuns, NotForSale } from './Promises.tsx';
import { Seen } from './Seen.tsx';
import * as s from './AdMembershipView.css.ts';

interface AdMembershipViewProps {
  cities: Loadable<{ items: readonly AdCity[] }>;
  seen: Loadable<ContractorList>;
  /** Of the auction’s ledgers of the city. */
  ends: Loadable<{ ends: readonly LedgerEnd[] }>;
  city: string;
  onCity: (city: string) => void;
  /** Of the member's company; undefined for who has none. */
  mine: MembershipOverview | undefined;
}

export function AdMembershipView({
  cities,
  seen,
  ends,
  city,
  onCity,
  mine,
}: AdMembershipViewProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <Container className={s.page}>
      <header className={s.head}>
        <Heading level={1} size="display">
          {text('ad.title')}
        </Heading>
        <Text size="lead" tone="muted" measure>
          {text('ad.lead')}
        </Text>
        <div className={s.actions}>
          <ButtonLink variant="primary" href="#plans">
            {text('ad.go.plans')}
          </ButtonLink>
          <ButtonLink href={paths.membership.to(language)}>{text('ad.go.mine')}</ButtonLink>
        </div>
      </header>
      {mine?.takenDown == null ? null : <TakenDownNotice />}
      <Ladder />
      <div className={s.pair}>
        <FreePlaces cities={cities} city={city} onCity={onCity} mine={mine} />
        <Seen seen={seen} city={city} />
      </div>
      <div className={s.pair}>
        <NotForSale />
        <HowItRuns />
      </div>
      <LedgerEnds city={city} ends={ends} />
    </Container>
  );
}
