import {
  type AdCity,
  joinPlaceLine,
  leavePlaceLine,
  type MembershipOverview,
  type PlaceWait,
} from '@hien/api';
import { limits } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Button, ButtonLink, Field, Heading, Select, Text, useToast } from '@hien/ui';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { failureText } from '../../shared/forms/failure.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './MembershipView.css.ts';

interface PlaceLinesProps {
  overview: MembershipOverview;
  cities: readonly AdCity[];
}

/** Where the company waits for a gold place, and the full cities where it can begin to. */
export function PlaceLines({ overview: { waits, membership }, cities }: PlaceLinesProps) {
  const text = useText();
  const held =
    membership === null || membership.state === 'expired' || membership.plan === 'basic'
      ? []
      : membership.places;
  const full =
    held.length >= limits.ad.gold.maxCities
      ? []
      : cities.filter(
          ({ city, goldFree }) =>
            goldFree === 0 &&
            waits.every((wait) => wait.city !== city) &&
            held.every((place) => place.city !== city),
        );
  if (waits.length === 0 && full.length === 0) return null;
  return (
    <section className={s.receipts} aria-labelledby="lines">
      <Heading level={2} size="h4" id="lines">
        {text('ad.line.title')}
      </Heading>
      <Text size="small" tone="muted" measure>
        {text('ad.line.text', { hours: limits.ad.offerHours })}
      </Text>
      {waits.length === 0 ? null : (
        <ul className={s.lines}>
          {waits.map((wait) => (
            <Wait key={wait.id} wait={wait} hasGold={held.length > 0} />
          ))}
        </ul>
      )}
      {full.length === 0 ? null : <Join cities={full} />}
    </section>
  );
}

function Wait({
  wait: { id, city, place, offerUntil },
  hasGold,
}: {
  wait: PlaceWait;
  hasGold: boolean;
}) {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const toast = useToast();
  const leave = useSend(leavePlaceLine, { about: id });
  return (
    <li className={s.line}>
      <div className={s.words}>
        <Text weight="strong">{city}</Text>
        <Text size="small" tone={offerUntil === null ? 'muted' : undefined}>
          {offerUntil === null
            ? text('ad.line.place', { place })
            : text(hasGold ? 'ad.line.offer.add' : 'ad.line.offer', {
                until: format.date(offerUntil, 'deadline'),
              })}
        </Text>
      </div>
      <div className={s.acts}>
        {offerUntil === null || hasGold ? null : (
          <ButtonLink
            size="sm"
            variant="primary"
            href={paths.adMembershipOrderConfirmation.to(language, { membershipType: 'gold' })}
          >
            {text('ad.line.take')}
          </ButtonLink>
        )}
        <Button
          size="sm"
          variant="quiet"
          loading={leave.busy}
          onClick={() =>
            void leave
              .send({ id })
              .then(() => toast.show({ tone: 'positive', text: text('ad.line.left', { city }) }))
              .catch((error: unknown) =>
                toast.show({ tone: 'critical', text: failureText(error, text) }),
              )
          }
        >
          {text('ad.line.leave')}
        </Button>
      </div>
    </li>
  );
}

function Join({ cities }: { cities: readonly AdCity[] }) {
  const text = useText();
  const toast = useToast();
  const join = useSend(joinPlaceLine);
  const [city, setCity] = useState('');
  const [failed, setFailed] = useState<string>();
  const send = async () => {
    try {
      await join.send({ city });
      toast.show({ tone: 'positive', text: text('ad.line.joined', { city }) });
      setCity('');
    } catch (error) {
      setFailed(failureText(error, text));
    }
  };
  return (
    <div className={s.join}>
      <Field label={text('ad.line.city')} error={failed}>
        <Select
          placeholder={text('ad.checkout.city.choose')}
          value={city}
          onChange={({ target }) => {
            setFailed(undefined);
            setCity(target.value);
          }}
          options={cities.map((one) => ({
            value: one.city,
            label: text('ad.line.full', { city: one.city, waiting: one.waiting }),
          }))}
        />
      </Field>
      <Button
        loading={join.busy}
        disabledReason={city === '' ? text('ad.checkout.city.choose') : undefined}
        onClick={() => void send()}
      >
        {text('ad.line.join')}
      </Button>
    </div>
  );
}
