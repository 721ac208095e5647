import { type ItemOption, combinations, optionLimits, optionRows } from '@hien/domain';
import { Button, Field, TagInput } from '@hien/ui';
import { useState } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import type { Content } from '../items/useItemDraft.ts';
import * as d from '../items/draft.css.ts';
import * as s from './wizard.css.ts';

interface OptionAxesProps {
  content: Content;
  onRows: (options: readonly ItemOption[]) => void;
}

const places = Array.from({ length: optionLimits.axes }, (_, at) => at);

/** Up to three kinds of choice, such as colour and size: a row for each way to choose one of every kind. */
export function OptionAxes({ content, onRows }: OptionAxesProps) {
  const text = useText();
  const [axes, setAxes] = useState<readonly (readonly string[])[]>(places.map(() => []));
  const filled = axes.filter(({ length }) => length > 0);
  const count = combinations(filled);
  const reason =
    count === 0
      ? text('seller.item.axes.none')
      : count > optionLimits.rows
        ? text('seller.item.axes.many', { count, limit: optionLimits.rows })
        : undefined;
  return (
    <section className={s.panel} aria-labelledby="item-axes">
      <h3 id="item-axes" className={s.panelTitle}>
        {text('seller.item.axes')}
      </h3>
      <p className={d.small}>{text('seller.item.axes.text')}</p>
      <div className={s.fields}>
        {places.map((at) => (
          <Field
            key={at}
            label={text('seller.item.axis', { at: at + 1 })}
            hint={at === 0 ? text('seller.item.axis.hint') : undefined}
          >
            <TagInput
              max={50}
              value={axes[at] ?? []}
              clean={(value) => value.trim().slice(0, 60)}
              texts={{
                list: text('seller.item.axis', { at: at + 1 }),
                remove: (tag) => text('seller.item.tag.remove', { tag }),
                added: (tag) => text('seller.item.tag.added', { tag }),
                removed: (tag) => text('seller.item.tag.removed', { tag }),
              }}
              onChange={(values) =>
                setAxes(axes.map((axis, place) => (place === at ? values : axis)))
              }
            />
          </Field>
        ))}
      </div>
      <div>
        <Button
          disabledReason={reason}
          onClick={() => onRows(optionRows(filled, content.sku, content.options))}
        >
          {text(
            content.options.length === 0 ? 'seller.item.axes.make' : 'seller.item.axes.replace',
            {
              count,
            },
          )}
        </Button>
      </div>
    </section>
  );
}
