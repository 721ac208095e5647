import { citiesOf, designStyles, fold, postLimits, sharedHouseTypes } from '@hien/domain';
import { Combobox, Input, MoneyInput, Select, TagInput } from '@hien/ui';
import { FormField, FormGroup, useFormField } from '@hien/ui/form';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useText } from '../../../shared/i18n/useText.ts';
import { PictureBefore } from './PictureBefore.tsx';
import * as s from './PostForm.css.ts';

/** `#nhà ống` → `nhàống`: readers look for a word. */
const hashtag = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}_]/gu, '')
    .slice(0, 40);

/** What the home is: its kind and style, and what its author likes to tell besides. */
export function PostFacts({ onPending }: { onPending: (count: number) => void }) {
  const text = useText();
  const { integer } = useFormat();
  const cost = useFormField<number | ''>('cost');
  return (
    <div className={s.facts}>
      <div className={s.pair}>
        <FormField name="house_type" label={text('share.fact.house')} required>
          <Select
            placeholder={text('write-post.choose')}
            options={sharedHouseTypes.map((value) => ({ value, label: text(`house.${value}`) }))}
          />
        </FormField>
        <FormField name="style" label={text('share.fact.style')} required>
          <Select
            placeholder={text('write-post.choose')}
            options={designStyles.map((value) => ({ value, label: text(`style.${value}`) }))}
          />
        </FormField>
        <FormField name="area" label={text('share.fact.area')} mark={text('form.optional')}>
          <Input inputMode="decimal" autoComplete="off" end="m²" numeric />
        </FormField>
        <FormField name="city" label={text('share.fact.city')} mark={text('form.optional')}>
          <Combobox
            options={citiesOf('post2025').map((city) => ({ value: city, label: city }))}
            fold={fold}
            placeholder={text('write-post.city')}
            texts={{
              list: text('share.fact.city'),
              clear: text('write-post.city.clear'),
              loading: text('write-post.city.none'),
              empty: text('write-post.city.none'),
              found: (count) => text('write-post.city.found', { count }),
            }}
          />
        </FormField>
      </div>
      <FormField
        name="cost"
        label={text('share.fact.cost')}
        mark={text('form.optional')}
        hint={text('write-post.cost.hint')}
      >
        <MoneyInput format={integer} unit="đ" onChange={(amount) => cost.setValue(amount ?? '')} />
      </FormField>
      <PictureBefore onPending={onPending} />
      <FormGroup
        name="hashtags"
        legend={text('share.hashtags')}
        mark={text('form.optional')}
        hint={text('write-post.hashtags.hint', { max: postLimits.hashtags })}
      >
        <TagInput
          aria-label={text('share.hashtags')}
          sign="#"
          clean={hashtag}
          max={postLimits.hashtags}
          placeholder={text('write-post.hashtags.placeholder')}
          texts={{
            list: text('write-post.hashtags.list'),
            remove: (tag) => text('write-post.hashtags.remove', { tag }),
            added: (tag) => text('write-post.hashtags.added', { tag }),
            removed: (tag) => text('write-post.hashtags.removed', { tag }),
          }}
        />
      </FormGroup>
    </div>
  );
}
