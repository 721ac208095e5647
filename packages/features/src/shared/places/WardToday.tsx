import { listWards } from '@hien/api';
import { type FormerPlace, cityToday, wardsToday } from '@hien/domain';
import { Button, Notice } from '@hien/ui';
import { useCall } from '../calls/useCall.ts';
import { useText } from '../i18n/useText.ts';
import * as s from './WardToday.css.ts';

interface WardTodayProps {
  place: FormerPlace;
  onTake: (today: { city: string; ward: string }) => void;
}

/** What a ward of before July 2025 is called today, and a press that takes it; one each where it was divided. */
export function WardToday({ place, onTake }: WardTodayProps) {
  const text = useText();
  const city = cityToday(place.city);
  const { data } = useCall(listWards, { city: city ?? '' }, { enabled: city !== null });
  const wards = data === undefined ? [] : wardsToday(data.wards, place);
  const [only] = wards;
  if (city === null || only === undefined) return null;
  return (
    <Notice tone="info" role="status">
      <div className={s.today}>
        {wards.length === 1
          ? text('my-page.address.today.one', { ward: only, city })
          : text('my-page.address.today.several', { ward: place.ward, city })}
        <div className={s.choices}>
          {wards.map((ward) => (
            <Button key={ward} size="sm" variant="secondary" onClick={() => onTake({ city, ward })}>
              {text('my-page.address.today.take', { ward })}
            </Button>
          ))}
        </div>
      </div>
    </Notice>
  );
}
