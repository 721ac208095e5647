import { listCategories } from '@hien/api';
import {
  type AskedFacts,
  type CategoryFacts,
  askedFacts,
  factsBeside,
  hasFacts,
  noCategoryFacts,
} from '@hien/domain';
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
  readonly asked: AskedFacts;
  readonly facts: Partial<CategoryFacts>;
}

const mutable = ({ connections, ...facts }: Partial<CategoryFacts>): Partial<Content> => ({
  ...facts,
  ...(connections && { connections: [...connections] }),
});

/** The same fields with nothing in them. */
const emptied = (facts: Partial<CategoryFacts>): Partial<CategoryFacts> =>
  Object.fromEntries(
    Object.keys(facts).map((field) => [field, noCategoryFacts[field as keyof CategoryFacts]]),
  );

/**
 * The category. What only goods of the old one tell goes with another, which is said; one press, or the old category, brings
 * it back.
 */
export function CategoryField({ content, type, faults }: Step) {
  const text = useText();
  const language = useLanguage();
  const { data } = useCall(listCategories, {});
  const [away, setAway] = useState<PutAway>();
  const categories = (data?.categories ?? []).filter(({ categoryId }) => categoryId > 0);
  const askedOf = (id: number | null): AskedFacts => {
    const found = categories.find(({ categoryId }) => categoryId === id);
    return found === undefined ? null : askedFacts(found);
  };
  const nameOf = (id: number | null) => {
    const found = categories.find(({ categoryId }) => categoryId === id);
    return found === undefined ? '–' : categoryLabel(found, language);
  };

  const choose = (categoryId: number | null) => {
    const asked = askedOf(categoryId);
    const gone = factsBeside(content, asked);
    const back = away !== undefined && away.asked === asked ? away.facts : {};
    type({ categoryId, ...mutable(emptied(gone)), ...mutable(back) });
    const { categoryId: from } = content;
    if (Object.keys(gone).length > 0)
      setAway({ categoryId: from, asked: askedOf(from), facts: gone });
    else if (away?.asked === asked) setAway(undefined);
  };
  const part =
    away !== undefined && hasFacts({ ...noCategoryFacts, ...away.facts }) ? 'facts' : 'pack';

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
          title={text(`seller.item.${part}.away`)}
          action={
            <Button size="sm" onClick={() => choose(away.categoryId)}>
              {text('seller.item.facts.back', { category: nameOf(away.categoryId) })}
            </Button>
          }
        >
          {text(`seller.item.${part}.away.text`, { category: nameOf(content.categoryId) })}
        </Notice>
      )}
    </>
  );
}
