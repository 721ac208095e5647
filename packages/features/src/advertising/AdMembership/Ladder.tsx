import { adPlans, limits, membershipKindLabels, monthlyPrice } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { ButtonLink, Heading, Link, Text } from '@hien/ui';
import type { ReactNode } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './AdMembershipView.css.ts';

const { ad, auction } = limits;

/** A city's directory from the top: each plan stands where its places stand, and below them what nobody can buy. */
export function Ladder() {
  const text = useText();
  const { vnd } = useFormat();
  const language = useLanguage();
  return (
    <section className={s.ladder} id="plans" aria-labelledby="ladder">
      <div className={s.intro}>
        <Heading level={2} id="ladder">
          {text('ad.ladder.title')}
        </Heading>
        <Text tone="muted" measure>
          {text('ad.ladder.lead')}
        </Text>
      </div>
      <ol className={s.steps}>
        <Step
          look="premium"
          range={text('ad.range', { from: 1, to: ad.premium.lastPosition })}
          name={membershipKindLabels.premium[language]}
          said={text('ad.premium.text')}
          price={text('ad.premium.price', { price: vnd(auction.minBidVnd) })}
          action={
            <ButtonLink href={paths.adMembershipAuction.to(language)}>
              {text('ad.auction')}
            </ButtonLink>
          }
        />
        {adPlans.toReversed().map((plan) => (
          <Step
            key={plan}
            look={plan}
            range={
              plan === 'gold'
                ? text('ad.range', { from: ad.gold.firstPosition, to: ad.gold.lastPosition })
                : text('ad.range.from', { from: ad.basic.firstPosition })
            }
            name={membershipKindLabels[plan][language]}
            said={
              plan === 'gold'
                ? text('ad.gold.text', {
                    places: ad.gold.lastPosition - ad.gold.firstPosition + 1,
                  })
                : text('ad.basic.text')
            }
            price={vnd(monthlyPrice(plan))}
            note={text('ad.month')}
            more={text('ad.cities', { count: ad[plan].maxCities })}
            action={
              <ButtonLink
                variant={plan === 'gold' ? 'accent' : 'primary'}
                href={paths.adMembershipOrderConfirmation.to(language, { membershipType: plan })}
              >
                {text('ad.buy', { plan: membershipKindLabels[plan][language] })}
              </ButtonLink>
            }
          />
        ))}
        <Step
          look="merit"
          range={text('ad.range.rest')}
          name={text('ad.merit.name')}
          said={text('ad.merit.text')}
          price={text('ad.merit.price')}
          action={<Link href={paths.contractor.to(language)}>{text('ad.merit.rules')}</Link>}
        />
      </ol>
    </section>
  );
}

interface StepProps {
  look: keyof typeof s.step;
  /** Which positions, in words. */
  range: string;
  name: string;
  said: string;
  price: string;
  note?: string;
  more?: string;
  action: ReactNode;
}

function Step({ look, range, name, said, price, note, more, action }: StepProps) {
  return (
    <li className={s.step[look]}>
      <p className={s.range}>{range}</p>
      <div className={s.said}>
        <Heading level={3} size="h4">
          {name}
        </Heading>
        <p className={s.words}>{said}</p>
        {more === undefined ? null : <p className={s.more}>{more}</p>}
      </div>
      <div className={s.buy}>
        <p className={s.price}>{price}</p>
        {note === undefined ? null : <p className={s.note}>{note}</p>}
        {action}
      </div>
    </li>
  );
}
