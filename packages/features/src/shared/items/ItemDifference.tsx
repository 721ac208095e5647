import { listCategories } from '@hien/api';
import {
  type ItemContent,
  type ItemField,
  itemFieldLabels,
  itemStepLabels,
  itemStepNames,
  itemSteps,
} from '@hien/domain';
import { Badge } from '@hien/ui';
import { useCall } from '../calls/useCall.ts';
import { categoryLabel } from '../catalog/category-label.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { ItemValue } from './ItemValue.tsx';
import * as s from '../versions/versions.css.ts';

interface ItemDifferenceProps {
  /** What buyers see now; null when they see nothing yet. */
  before: ItemContent | null;
  after: ItemContent;
  fields: readonly ItemField[];
}

/** Fields of an item in the order of the wizard's steps: how they are, and beside it how they were. */
export function ItemDifference({ before, after, fields }: ItemDifferenceProps) {
  const text = useText();
  const language = useLanguage();
  const categories = useCall(listCategories, {});
  const categoryOf = (id: number | null) => {
    const found = categories.data?.categories.find(({ categoryId }) => categoryId === id);
    return found === undefined ? '–' : categoryLabel(found, language);
  };
  const steps = itemStepNames
    .map((step) => ({ step, told: itemSteps[step].filter((field) => fields.includes(field)) }))
    .filter(({ told }) => told.length > 0);
  return (
    <div className={s.root}>
      {steps.map(({ step, told }) => (
        <section key={step} className={s.step} aria-label={itemStepLabels[step][language]}>
          <p className={s.title} aria-hidden>
            {itemStepLabels[step][language]}
          </p>
          <dl className={s.list}>
            {told.map((field) => (
              <div key={field} className={before === null ? s.row : s.changed}>
                <dt className={s.label}>{itemFieldLabels[field][language]}</dt>
                {before === null ? null : (
                  <dd className={s.side}>
                    <Badge>{text('items.before')}</Badge>
                    <ItemValue
                      field={field}
                      content={before}
                      other={after}
                      side="before"
                      categoryOf={categoryOf}
                    />
                  </dd>
                )}
                <dd className={s.side}>
                  {before === null ? null : <Badge tone="accent">{text('items.after')}</Badge>}
                  <ItemValue
                    field={field}
                    content={after}
                    other={before}
                    side="after"
                    categoryOf={categoryOf}
                  />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
