import { type AreaTier, areaTier, fold, queryWords } from '@hien/domain';
import type { Input } from '../../calls/operation.ts';
import type { DesignCard, DesignCounts } from '../../types.ts';

type Query = Input<'listDesigns'>;

const orders: Record<NonNullable<Query['sort']>, (a: DesignCard, b: DesignCard) => number> = {
  recommended: () => 0,
  newest: (a, b) => b.id - a.id,
  liked: (a, b) => b.likes - a.likes,
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
  'area-asc': (a, b) => a.area - b.area,
  'area-desc': (a, b) => b.area - a.area,
};

const tiers: Record<NonNullable<Query['area']>, AreaTier> = {
  'up-to-50': 'up_to_50',
  '50-100': '50_to_100',
  '100-200': '100_to_200',
  '200-500': '200_to_500',
  'over-500': 'over_500',
};

const among = (low = 0, value: number, high = Infinity) => low <= value && value <= high;

/** The first company of the fixtures sells two designs, no other does. */
const soldBy = (contractorId: number): readonly number[] => (contractorId === 1 ? [1, 2] : []);

/** The designs that a question of the list finds. Those of the fixtures are whole homes with a living room. */
export function findDesigns(designs: readonly DesignCard[], query: Query): DesignCard[] {
  return designs
    .filter(
      (design) =>
        queryWords(query.q ?? '').every((word) => fold(design.title).includes(word)) &&
        (query.style ?? design.style) === design.style &&
        (query.house_type ?? design.house_type) === design.house_type &&
        (query.design_type ?? design.design_type) === design.design_type &&
        (query.partner_id === undefined || design.partner?.id === query.partner_id) &&
        (query.contractor_id === undefined || soldBy(query.contractor_id).includes(design.id)) &&
        (query.room_type ?? 'living-room') === 'living-room' &&
        (query.plan_type ?? 'separate-rooms') === 'separate-rooms' &&
        (query.area === undefined || tiers[query.area] === areaTier(design.area)) &&
        among(query.price_from, design.price, query.price_to) &&
        (query.construction_from === undefined ||
          (design.construction?.to ?? -1) >= query.construction_from) &&
        (query.construction_to === undefined ||
          (design.construction?.from ?? Infinity) <= query.construction_to),
    )
    .toSorted(orders[query.sort ?? 'recommended']);
}

/** How many each choice would leave, as `findDesigns` finds them. */
export function countChoices(
  designs: readonly DesignCard[],
  query: Omit<Query, 'page' | 'limit' | 'sort'>,
): DesignCounts {
  const by = (part: keyof DesignCounts, choices: readonly string[]) =>
    Object.fromEntries(
      choices
        .map(
          (choice) => [choice, findDesigns(designs, { ...query, [part]: choice }).length] as const,
        )
        .filter(([, n]) => n > 0),
    );
  const each = (of: (design: DesignCard) => string) => [...new Set(designs.map(of))];
  return {
    style: by(
      'style',
      each(({ style }) => style),
    ),
    house_type: by(
      'house_type',
      each(({ house_type }) => house_type),
    ),
    design_type: by(
      'design_type',
      each(({ design_type }) => design_type),
    ),
    room_type: by('room_type', ['living-room']),
    plan_type: by('plan_type', ['separate-rooms']),
    area: by('area', Object.keys(tiers)),
  };
}
