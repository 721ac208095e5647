import { designStyles } from '@hien/domain';
import { houseTypes } from '../../shared/catalog/house-types.ts';
import { DistrictChoice } from './DistrictChoice.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { Choice } from '../../shared/lists/Choice.tsx';
import { ListBar } from '../../shared/lists/ListBar.tsx';
import {
  type DirectoryPlace,
  areas,
  budgets,
  directoryCities,
  directorySorts,
} from './directory-address.ts';

interface NarrowingProps {
  url: DirectoryPlace;
  href: (change: Partial<DirectoryPlace>) => string;
  found: string | undefined;
}

/** Where, what and for how much; a size or a sum that the address names and the list does not is offered too. */
export function Narrowing({ url, href, found }: NarrowingProps) {
  const text = useText();
  const format = useFormat();
  const numbers = (
    offered: readonly number[],
    chosen: number | null,
    say: (of: number) => string,
  ) =>
    [...new Set([...offered, ...(chosen === null ? [] : [chosen])])]
      .toSorted((a, b) => a - b)
      .map((of) => ({ value: String(of), label: say(of) }));
  const numberOf = (value: string | null) => (value === null ? null : Number(value));
  return (
    <ListBar found={found}>
      <Choice
        label={text('contractor.city')}
        all={text('contractor.city.all')}
        value={url.city}
        options={directoryCities.map((value) => ({ value, label: value }))}
        href={(city) => href({ city, district: '' })}
      />
      <DistrictChoice url={url} href={href} />
      <Choice
        label={text('contractor.house')}
        all={text('contractor.house.all')}
        value={url.house}
        options={houseTypes.map((value) => ({ value, label: text(`house.${value}`) }))}
        href={(house) => href({ house })}
      />
      <Choice
        label={text('contractor.style')}
        all={text('contractor.style.all')}
        value={url.style}
        options={designStyles.map((value) => ({ value, label: text(`style.${value}`) }))}
        href={(style) => href({ style })}
      />
      <Choice
        label={text('contractor.area')}
        all={text('contractor.area.all')}
        value={url.area === null ? null : String(url.area)}
        options={numbers(areas, url.area, (of) =>
          text('contractor.area.of', { area: format.area(of) }),
        )}
        href={(area) => href({ area: numberOf(area) })}
      />
      <Choice
        label={text('contractor.budget')}
        all={text('contractor.budget.all')}
        value={url.budget === null ? null : String(url.budget)}
        options={numbers(budgets, url.budget, format.vnd)}
        href={(budget) => href({ budget: numberOf(budget) })}
      />
      <Choice
        label={text('contractor.verified')}
        all={text('contractor.verified.all')}
        value={url.verified ? 'only' : null}
        options={[{ value: 'only', label: text('contractor.verified.only') }]}
        href={(value) => href({ verified: value !== null })}
      />
      <Choice
        label={text('contractor.sort')}
        value={url.sort}
        options={directorySorts.map((value) => ({
          value,
          label: text(`contractor.sort.${value}`),
        }))}
        href={(sort) => href({ sort: sort ?? 'recommended' })}
      />
    </ListBar>
  );
}
