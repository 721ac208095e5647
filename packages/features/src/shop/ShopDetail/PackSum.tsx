import { type Pack, clearHeight, openings, waste } from '@hien/domain';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { MeasureWay } from './useMeasured.ts';

/** How packs are counted, said before anything is typed. */
export function PackSum({ pack: { surface, covers }, way }: { pack: Pack; way: MeasureWay }) {
  const text = useText();
  const { area, decimal, percent } = useFormat();
  const values = {
    covers: area(covers, 2),
    waste: percent(Math.round(waste.floor * 100)),
    height: decimal(clearHeight),
    openings: percent(Math.round(openings * 100)),
  };
  return text(
    surface === 'floor' ? 'shop.detail.packs.how.floor' : `shop.detail.packs.how.wall.${way}`,
    values,
  );
}
