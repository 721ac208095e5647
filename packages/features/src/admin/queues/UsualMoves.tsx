import type { PromotionCase } from '@hien/api';
import { DefinitionList, Text } from '@hien/ui';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';

interface UsualMovesProps {
  items: PromotionCase['after']['items'];
  moves: PromotionCase['moves'];
}

/** How the usual prices moved before a promotion was asked for: one that was raised to be reduced again is seen here. */
export function UsualMoves({ items, moves }: UsualMovesProps) {
  const text = useText();
  const { vnd, date } = useFormat();
  if (moves.length === 0)
    return (
      <Text tone="muted" size="small">
        {text('admin.promotion.moves.none')}
      </Text>
    );
  const nameOf = new Map(items.map(({ id, name }) => [id, name]));
  return (
    <div>
      <Text weight="strong">{text('admin.promotion.moves')}</Text>
      <DefinitionList
        look="columns"
        items={[...Map.groupBy(moves, ({ item }) => item)].map(([item, own]) => ({
          term: nameOf.get(item) ?? '',
          detail: own.map(({ at, from, to }) => (
            <Text key={at} size="small">
              {text(to > from ? 'admin.promotion.moves.up' : 'admin.promotion.moves.down', {
                date: date(at, 'date'),
                from: vnd(from),
                to: vnd(to),
              })}
            </Text>
          )),
        }))}
      />
    </div>
  );
}
