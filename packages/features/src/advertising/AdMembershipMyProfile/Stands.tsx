import type { AdCity, MembershipOverview } from '@hien/api';
import { type AdPlan, membershipKindLabels, tierOf } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { ButtonLink, Heading, Link, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { AdKind } from './ad-kind.ts';
import * as s from './AdMembershipMyProfileView.css.ts';

interface StandsProps {
  kind: AdKind;
  overview: MembershipOverview;
  /** With what is free; empty while it is on its way. */
  cities: readonly AdCity[];
}

/** Where the company stands now, and what a place of this kind would take. */
export function Stands({ kind, overview, cities }: StandsProps) {
  const text = useText();
  const language = useLanguage();
  const { membership } = overview;
  const places = membership === null || membership.state === 'expired' ? [] : membership.places;
  return (
    <aside className={s.part} aria-labelledby="stands">
      <Heading level={2} size="h3" id="stands">
        {text('ad.profile.stands')}
      </Heading>
      {places.length === 0 ? (
        <Text>{text('ad.profile.stands.merit')}</Text>
      ) : (
        <ul className={s.places}>
          {places.map(({ city, position }) => (
            <li key={city} className={s.place}>
              <span className={s.position}>{position}</span>
              <span>
                <Text weight="strong">{city}</Text>
                <Text size="small" tone="muted">
                  {membershipKindLabels[tierOf(position)][language]}
                </Text>
                <Link href={paths.contractor.to(language, { city })}>
                  {text('ad.mine.directory', { city })}
                </Link>
              </span>
            </li>
          ))}
        </ul>
      )}
      {kind === 'premium' ? (
        <Bid city={overview.company?.city ?? ''} />
      ) : (
        <Buy plan={kind} overview={overview} cities={cities} />
      )}
    </aside>
  );
}

function Bid({ city }: { city: string }) {
  const text = useText();
  const language = useLanguage();
  return (
    <div className={s.next}>
      <Text>{text('ad.profile.premium')}</Text>
      <ButtonLink variant="primary" href={paths.adMembershipAuction.to(language, { city })}>
        {text('ad.profile.bid')}
      </ButtonLink>
    </div>
  );
}

function Buy({
  plan,
  overview: { company, membership, offers },
  cities,
}: Omit<StandsProps, 'kind'> & { plan: AdPlan }) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const offer = offers.find((one) => one.plan === plan);
  const home = cities.find(({ city }) => city === company?.city);
  return (
    <div className={s.next}>
      {plan === 'gold' && home !== undefined ? (
        <Text>{text('ad.profile.free', { city: home.city, free: home.goldFree })}</Text>
      ) : null}
      {offer !== undefined && offer.problem === null ? (
        <ButtonLink
          variant="primary"
          href={paths.adMembershipOrderConfirmation.to(language, { membershipType: plan })}
        >
          {text(offer.kind === 'upgrade' ? 'ad.profile.upgrade' : 'ad.profile.buy', {
            plan: membershipKindLabels[plan][language],
            price: format.vnd(offer.total),
          })}
        </ButtonLink>
      ) : membership === null ? null : (
        <ButtonLink href={paths.membership.to(language)}>{text('ad.go.mine')}</ButtonLink>
      )}
    </div>
  );
}
