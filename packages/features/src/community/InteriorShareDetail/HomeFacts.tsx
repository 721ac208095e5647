import { DefinitionList } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { ShownHome } from './HomeBody.tsx';

/** What the home is; what its author does not say has no row. */
export function HomeFacts({ share }: { share: ShownHome }) {
  const text = useText();
  const format = useFormat();
  const rows = [
    [text('share.fact.house'), share.house_type && text(`house.${share.house_type}`)],
    [text('share.fact.area'), share.area && format.area(share.area)],
    [text('share.fact.style'), share.style && text(`style.${share.style}`)],
    [text('share.fact.city'), share.city],
    [text('share.fact.cost'), share.cost && format.vnd(share.cost)],
  ] as const;
  return (
    <DefinitionList
      items={rows.flatMap(([term, detail]) =>
        typeof detail === 'string' ? [{ term, detail }] : [],
      )}
    />
  );
}
