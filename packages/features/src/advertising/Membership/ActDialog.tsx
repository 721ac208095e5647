import { type AdCity, changeMembership, isApiError, type Membership } from '@hien/api';
import { ConfirmDialog, Field, Radio, RadioGroup, useToast } from '@hien/ui';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { failureText } from '../../shared/forms/failure.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { CitySelect } from '../parts/CitySelect.tsx';
import { usePlan } from '../parts/usePlan.ts';

export type Act =
  | { readonly do: 'cancel' | 'restart' | 'downgrade' | 'downgrade.undo' | 'add_city' }
  | { readonly do: 'change_city'; readonly city: string };

interface ActDialogProps {
  act: Act;
  membership: Membership;
  cities: readonly AdCity[];
  onClose: () => void;
}

/** Asks before a plan is changed, with the city where one has to be named, and says what was done. */
export function ActDialog({ act, membership, cities, onClose }: ActDialogProps) {
  const text = useText();
  const toast = useToast();
  const words = useWords(act, membership);
  const change = useSend(changeMembership);
  const [failed, setFailed] = useState(text('ad.mine.failed'));
  const names = membership.places.map((one) => one.city);
  // Of one city there is nothing to choose.
  const [only = ''] = act.do === 'downgrade' && names.length === 1 ? names : [];
  const [city, setCity] = useState(only);
  const needsCity = act.do === 'downgrade' || act.do === 'add_city' || act.do === 'change_city';
  const send = async () => {
    try {
      await change.send({
        event: act.do,
        version: membership.version,
        ...(needsCity ? { city } : {}),
        ...(act.do === 'change_city' ? { from: act.city } : {}),
      });
      toast.show({ tone: 'positive', text: words.done(city) });
    } catch (error) {
      const [field] = isApiError(error) ? error.fields : [];
      setFailed(
        field?.message ?? failureText(error, text, { VERSION_CONFLICT: text('ad.mine.meanwhile') }),
      );
      throw error;
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={words.title}
      description={words.said}
      confirmLabel={words.confirm}
      cancelLabel={text('ad.mine.keep')}
      tone={act.do === 'cancel' ? 'danger' : 'primary'}
      waitingLabel={text('ad.mine.doing')}
      failedText={failed}
      onConfirm={send}
      {...(needsCity && city === '' ? { disabledReason: text('ad.checkout.city.choose') } : {})}
    >
      {act.do === 'downgrade' ? (
        <RadioGroup legend={text('ad.mine.downgrade.city')} value={city} onChange={setCity}>
          {names.map((name) => (
            <Radio key={name} value={name}>
              {name}
            </Radio>
          ))}
        </RadioGroup>
      ) : null}
      {act.do === 'add_city' || act.do === 'change_city' ? (
        <Field label={text('ad.free.city')}>
          <CitySelect
            plan={membership.plan}
            cities={cities.filter((one) => !names.includes(one.city))}
            value={city}
            onChange={setCity}
          />
        </Field>
      ) : null}
    </ConfirmDialog>
  );
}

type Words = {
  readonly title: string;
  readonly said?: string;
  readonly confirm: string;
  readonly done: (city: string) => string;
};

function useWords(act: Act, { plan, period, places }: Membership): Words {
  const text = useText();
  const format = useFormat();
  const nameOf = usePlan();
  const until = format.date(period.end);
  switch (act.do) {
    case 'cancel':
      return {
        title: text('ad.mine.cancel.title', { plan: nameOf(plan) }),
        said: text('ad.mine.cancel.text', { until }),
        confirm: text('ad.mine.cancel'),
        done: () => text('ad.mine.canceled'),
      };
    case 'restart':
      return {
        title: text('ad.mine.restart'),
        confirm: text('ad.mine.restart'),
        done: () => text('ad.mine.restarted'),
      };
    case 'downgrade':
      return {
        title: text('ad.mine.downgrade.title'),
        said: text('ad.mine.downgrade.text', { until }),
        confirm: text('ad.mine.downgrade'),
        done: () => text('ad.mine.downgraded'),
      };
    case 'downgrade.undo':
      return plan === 'gold'
        ? {
            title: text('ad.mine.undo'),
            confirm: text('ad.mine.undo'),
            done: () => text('ad.mine.undone'),
          }
        : {
            title: text('ad.mine.stay', { city: places[0]?.city ?? '' }),
            confirm: text('ad.mine.stay', { city: places[0]?.city ?? '' }),
            done: () => text('ad.mine.stayed', { city: places[0]?.city ?? '' }),
          };
    case 'add_city':
      return {
        title: text('ad.mine.add.title'),
        said: text('ad.mine.add.text'),
        confirm: text('ad.mine.add'),
        done: (city) => text('ad.mine.added', { city }),
      };
    case 'change_city':
      return {
        title: text('ad.mine.change.title', { city: act.city }),
        said:
          plan === 'gold'
            ? text('ad.mine.change.text', { city: act.city })
            : text('ad.mine.move.text', { city: act.city, until }),
        confirm: text('ad.mine.change'),
        done: (city) => text(plan === 'gold' ? 'ad.mine.changed' : 'ad.mine.pending', { city }),
      };
  }
}
