import { type AdCity, joinPlaceLine, type MembershipOverview } from '@hien/api';
import { limits } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Button, Link, Text, useToast } from '@hien/ui';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { failureText } from '../../shared/forms/failure.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './JoinLine.css.ts';

interface JoinLineProps {
  city: AdCity;
  /** The reader's company; undefined for who has none. */
  mine: MembershipOverview | undefined;
}

/** A city without a free gold place: how many wait there, and the way into its line (docs/adr/0098). */
export function JoinLine({ city: { city, waiting }, mine }: JoinLineProps) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const join = useSend(joinPlaceLine);
  const [failed, setFailed] = useState<string>();
  const wait = mine?.waits.find((one) => one.city === city);
  const send = async () => {
    setFailed(undefined);
    try {
      await join.send({ city });
      toast.show({ tone: 'positive', text: text('ad.line.joined', { city }) });
    } catch (error) {
      setFailed(failureText(error, text));
    }
  };
  return (
    <div className={s.line}>
      <Text size="small" weight="strong">
        {text('ad.line.full', { city, waiting })}
      </Text>
      {wait === undefined ? (
        <Text size="small" tone="muted">
          {text('ad.line.text', { hours: limits.ad.offerHours })}
        </Text>
      ) : (
        <Text size="small">
          {wait.offerUntil === null ? text('ad.line.place', { place: wait.place }) : null}{' '}
          <Link href={paths.membership.to(language)}>{text('ad.line.mine')}</Link>
        </Text>
      )}
      {failed === undefined ? null : (
        <Text size="small" tone="critical" role="alert">
          {failed}
        </Text>
      )}
      {wait !== undefined || mine?.company?.approved !== true ? null : (
        <div>
          <Button size="sm" loading={join.busy} onClick={() => void send()}>
            {text('ad.line.join')}
          </Button>
        </div>
      )}
    </div>
  );
}
