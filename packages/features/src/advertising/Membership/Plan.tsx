import type { AdCity, Membership, MembershipOverview } from '@hien/api';
import { limits } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Button, ButtonLink, DefinitionList, Heading, Link, Text } from '@hien/ui';
import { useState } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { membershipStatus } from '../../shared/status/advertising-status.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { usePlan } from '../parts/usePlan.ts';
import { type Act, ActDialog } from './ActDialog.tsx';
import { Notices } from './Notices.tsx';
import * as s from './MembershipView.css.ts';

interface PlanProps {
  /** What each plan would be now: the step to gold among them. */
  offers: MembershipOverview['offers'];
  membership: Membership;
  /** With what is free; empty while it is on its way. */
  cities: readonly AdCity[];
}

/** The plan itself: its places in large figures, until when it is paid, and what can be done with it. */
export function Plan({ membership, offers, cities }: PlanProps) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const nameOf = usePlan();
  const [act, setAct] = useState<Act>();
  const { plan, state, period, autoPaymentDate, pending } = membership;
  const isLive = state !== 'expired';
  const upgrade = offers.find(({ kind, problem }) => kind === 'upgrade' && problem === null);
  const next = pending === null ? plan : 'basic';
  return (
    <>
      <Notices membership={membership} />
      <section className={s.plan} aria-labelledby="plan">
        <div className={s.head}>
          <Heading level={2} id="plan">
            {nameOf(plan)}
          </Heading>
          <CodeBadge status={membershipStatus} code={state} />
        </div>
        {isLive ? <Places membership={membership} onChange={setAct} /> : null}
        <DefinitionList
          items={[
            { term: text('ad.mine.until'), detail: format.date(period.end) },
            {
              term: text('ad.mine.next'),
              detail:
                autoPaymentDate === null || !isLive
                  ? text('ad.mine.next.none')
                  : text('ad.mine.next.price', {
                      price: format.vnd(limits.ad[next].monthlyVnd),
                      date: format.date(autoPaymentDate),
                    }),
            },
          ]}
        />
        {pending === null ? null : <Text>{text('ad.mine.pending', { city: pending })}</Text>}
        <Text>
          <Link href={paths.detailStatistics.to(language)}>{text('ad.stats.open')}</Link>
          {' · '}
          <Link href={paths.adMembershipMyProfile.to(language, { membershipType: plan })}>
            {text('ad.profile.title')}
          </Link>
        </Text>
        <Acts membership={membership} upgrade={upgrade} onAct={setAct} />
      </section>
      {act === undefined ? null : (
        <ActDialog
          act={act}
          membership={membership}
          cities={cities}
          onClose={() => setAct(undefined)}
        />
      )}
    </>
  );
}

function Places({
  membership: { places, state },
  onChange,
}: {
  membership: Membership;
  onChange: (act: Act) => void;
}) {
  const text = useText();
  const language = useLanguage();
  return (
    <ul className={s.places} aria-label={text('ad.mine.places')}>
      {places.map(({ city, position }) => (
        <li key={city} className={s.place}>
          <span className={s.position}>{position}</span>
          <div className={s.words}>
            <Text weight="strong">{city}</Text>
            <Link href={paths.contractor.to(language, { city })}>
              {text('ad.mine.directory', { city })}
            </Link>
          </div>
          {state === 'purchased' ? (
            <Button size="sm" variant="quiet" onClick={() => onChange({ do: 'change_city', city })}>
              {text('ad.mine.change')}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** What the machine takes in this state; the server says no to the rest. */
function Acts({
  membership: { state, plan, places, pending },
  upgrade,
  onAct,
}: {
  membership: Membership;
  upgrade: MembershipOverview['offers'][number] | undefined;
  onAct: (act: Act) => void;
}) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  if (state === 'expired')
    return (
      <div className={s.acts}>
        <ButtonLink variant="primary" href={paths.adMembership.to(language)}>
          {text('ad.mine.again')}
        </ButtonLink>
      </div>
    );
  if (state === 'canceled')
    return (
      <div className={s.acts}>
        <Button variant="primary" onClick={() => onAct({ do: 'restart' })}>
          {text('ad.mine.restart')}
        </Button>
      </div>
    );
  return (
    <div className={s.acts}>
      {upgrade === undefined ? null : (
        <ButtonLink
          variant="primary"
          href={paths.adMembershipOrderConfirmation.to(language, { membershipType: 'gold' })}
        >
          {text('ad.mine.upgrade', { price: format.vnd(upgrade.total) })}
        </ButtonLink>
      )}
      {plan === 'gold' && places.length < limits.ad.gold.maxCities ? (
        <Button variant="primary" onClick={() => onAct({ do: 'add_city' })}>
          {text('ad.mine.add')}
        </Button>
      ) : null}
      {plan === 'gold' && pending === null ? (
        <Button onClick={() => onAct({ do: 'downgrade' })}>{text('ad.mine.downgrade')}</Button>
      ) : null}
      {pending === null ? null : (
        <Button onClick={() => onAct({ do: 'downgrade.undo' })}>
          {plan === 'gold'
            ? text('ad.mine.undo')
            : text('ad.mine.stay', { city: places[0]?.city ?? '' })}
        </Button>
      )}
      <Button variant="quiet" onClick={() => onAct({ do: 'cancel' })}>
        {text('ad.mine.cancel')}
      </Button>
    </div>
  );
}
