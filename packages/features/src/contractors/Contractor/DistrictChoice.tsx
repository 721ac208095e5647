import { getWorkMap } from '@hien/api';
import { districtKey } from '@hien/domain';
import { keepPreviousData } from '@tanstack/react-query';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { Choice } from '../../shared/lists/Choice.tsx';
import { type DirectoryPlace, districtOf } from './directory-address.ts';

interface DistrictChoiceProps {
  url: DirectoryPlace;
  href: (change: Partial<DirectoryPlace>) => string;
}

/** Districts of the chosen city in which companies show their work, with how many do; one that the address names is offered too. */
export function DistrictChoice({ url, href }: DistrictChoiceProps) {
  const text = useText();
  const { integer } = useFormat();
  const { city } = url;
  const chosen = districtOf(url);
  const map = useCall(
    getWorkMap,
    { city: city ?? undefined },
    { enabled: city !== null, placeholderData: keepPreviousData },
  );
  if (city === null) return null;
  const named = (map.isPlaceholderData ? [] : (map.data?.districts ?? [])).filter(
    ({ companies }) => companies > 0,
  );
  const isIt = (district: string) =>
    chosen !== null && districtKey(district) === districtKey(chosen);
  const options = named.map(({ district, companies }) => ({
    value: district,
    label: text('contractor.district.of', { district, count: integer(companies) }),
  }));
  const other =
    chosen === null || named.some(({ district }) => isIt(district))
      ? []
      : [{ value: chosen, label: chosen }];
  if (options.length + other.length === 0) return null;
  return (
    <Choice
      label={text('contractor.district')}
      all={text('contractor.district.all')}
      value={named.find(({ district }) => isIt(district))?.district ?? chosen}
      options={[...other, ...options]}
      href={(district) => href({ district: district ?? '' })}
    />
  );
}
