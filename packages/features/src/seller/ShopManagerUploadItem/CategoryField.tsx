import { listCategories } from '@hien/api';
import { asksFacts, factsIn, hasFacts, noFacts } from '@hien/domain';
import { Button, Notice, Select } from '@hien/ui';
import { useState } from 'react';
import { useCall } from '../../shared/calls/useCall.ts';
import { categoryLabel } from '../../shared/catalog/category-label.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Content } from '../items/useItemDraft.ts';
import { ItemFieldBox } from './ItemFieldBox.tsx';
import type { Step } from './wizard.ts';
import * as s from './wizard.css.ts';

/** What a change of category took out of the item, and where it stood. */
interface PutAway {
  readonly categoryId: number | null;
  readonly facts: Partial<Content>;
}

const mutable = (facts: ReturnType<typeof factsIn>): Partial<Content> => ({
  ...facts,
  connections: [...facts.connections],
});

/**
 * The category. Facts of an appliance go with one that is none of appliances, which is said; one press, or the old category,
 * brings them back.
 */
export function CategoryField({ content, type, faults }: Step) {
  const text = useText();
  const language = useLanguage();
  const { data } = useCall(listCategories, {});
  const [away, setAway] = useState<PutAway>();
  const categories = (data?.categories ?? []).filter(({ categoryId }) => categoryId > 0);
  const asks = (id: number | null) =>
    categories.some((category) => category.categoryId === id && asksFacts(category));
  const nameOf = (id: number | null) => {
    const found = categories.find(({ categoryId }) => categoryId === id);
    return found === undefined ? '–' : categoryLabel(found, language);
  };

  const choose = (categoryId: number | null) => {
    if (asks(categoryId)) {
      type({ categoryId, ...away?.facts });
      setAway(undefined);
    } else if (hasFacts(content)) {
      setAway({ categoryId: content.categoryId, facts: mutable(factsIn(content)) });
      type({ categoryId, ...mutable(noFacts) });
    } else type({ categoryId });
  };

  return (
    <>
      <ItemFieldBox field="categoryId" faults={faults} required>
        <Select
          value={content.categoryId === null ? '' : String(content.categoryId)}
          placeholder={text('seller.item.category.choose')}
          options={categories.map((category) => ({
            value: String(category.categoryId),
            label: categoryLabel(category, language),
          }))}
          onChange={(event) => choose(Number(event.currentTarget.value) || null)}
        />
      </ItemFieldBox>
      {away === undefined ? null : (
        <Notice
          className={s.wide}
          role="status"
          title={text('seller.item.facts.away')}
          action={
            <Button size="sm" onClick={() => choose(away.categoryId)}>
              {text('seller.item.facts.back', { category: nameOf(away.categoryId) })}
            </Button>
          }
        >
          {text('seller.item.facts.away.text', { category: nameOf(content.categoryId) })}
        </Notice>
      )}
    </>
  );
}
