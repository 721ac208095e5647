import { getContractor } from '@hien/api';
import { FilterChips, type FilterChip } from '@hien/ui';
import { useCall } from '../../shared/calls/useCall.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { type DesignQuery, designAddress } from './design-query.ts';

interface ActiveFiltersProps {
  query: DesignQuery;
  href: (query: DesignQuery) => string;
}

/** Everything in force, each with its own way off. */
export function ActiveFilters({ query, href }: ActiveFiltersProps) {
  const text = useText();
  const format = useFormat();
  const range = (from: number | null, to: number | null): string | null => {
    if (from !== null && to !== null)
      return text('designs.filter.between', { from: format.vnd(from), to: format.vnd(to) });
    if (from !== null) return text('designs.filter.above', { from: format.vnd(from) });
    return to === null ? null : text('designs.filter.below', { to: format.vnd(to) });
  };
  const price = range(query.priceFrom, query.priceTo);
  const build = range(query.buildFrom, query.buildTo);
  const { q, style, house, room, type, plan, area, company } = query;
  const seller = useCall(
    getContractor,
    { contractor_id: company ?? 0 },
    { enabled: company !== null },
  );
  const said: readonly (readonly [string, string | null, Partial<DesignQuery>])[] = [
    ['q', q === '' ? null : `“${q}”`, { q: '' }],
    ['house', house && text(`house.${house}`), { house: null }],
    ['style', style && text(`style.${style}`), { style: null }],
    ['area', area && text(`designs.area.${area}`), { area: null }],
    ['type', type && text(`designs.type.${type}`), { type: null }],
    ['room', room && text(`room.${room}`), { room: null }],
    ['plan', plan && text(`designs.plan.${plan}`), { plan: null }],
    [
      'company',
      company === null
        ? null
        : (seller.data?.company_name ?? text('designs.filter.company', { id: String(company) })),
      { company: null },
    ],
    ['price', price, { priceFrom: null, priceTo: null }],
    [
      'build',
      build && text('designs.filter.construction.is', { range: build }),
      { buildFrom: null, buildTo: null },
    ],
  ];
  return (
    <FilterChips
      label={text('designs.filter.active')}
      chips={said.flatMap(([id, label, without]): FilterChip[] =>
        label === null
          ? []
          : [
              {
                id,
                label,
                href: href({ ...query, ...without }),
                removeLabel: text('designs.filter.remove', { name: label }),
              },
            ],
      )}
      clear={{
        label: text('designs.filter.clear'),
        href: href({ ...designAddress.start, sort: query.sort }),
      }}
    />
  );
}
