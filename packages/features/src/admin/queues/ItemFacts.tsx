import type { ItemCase } from '@hien/api';
import { DefinitionList, Notice } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import { ItemDifference } from '../../shared/items/ItemDifference.tsx';
import { WrittenText } from './WrittenText.tsx';

/** All of a new item; of one on sale what differs from what buyers see. */
export function ItemFacts({ one }: { one: ItemCase }) {
  const text = useText();
  return (
    <>
      {one.state === 'waiting' ? (
        <Notice
          tone="info"
          title={text(`admin.item.about.${one.kind}`, { count: one.changed.length })}
        >
          {text(`admin.item.about.${one.kind}.text`)}
        </Notice>
      ) : null}
      {one.reason === null ? null : (
        <WrittenText
          by={one.decided && { name: one.decided.by, at: one.decided.at }}
          words={one.reason}
        />
      )}
      <DefinitionList
        look="columns"
        items={[
          { term: text('admin.review.shop'), detail: one.shop },
          { term: text('admin.item.category'), detail: one.category },
          { term: text('admin.item.sku'), detail: one.after.sku },
        ]}
      />
      <ItemDifference before={one.before} after={one.after} fields={one.changed} />
    </>
  );
}
