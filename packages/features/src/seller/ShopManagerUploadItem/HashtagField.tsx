import { TagInput } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import { ItemFieldBox } from './ItemFieldBox.tsx';
import type { Step } from './wizard.ts';
import * as s from './wizard.css.ts';

/** By which buyers find it besides its name. */
export function HashtagField({ content, type, faults }: Step) {
  const text = useText();
  return (
    <ItemFieldBox
      field="hashtags"
      faults={faults}
      hint={text('seller.item.hint.hashtags')}
      className={s.wide}
    >
      <TagInput
        sign="#"
        max={20}
        value={content.hashtags}
        clean={(tag) => tag.replaceAll('#', '').trim().slice(0, 40)}
        texts={{
          list: text('seller.item.tags'),
          remove: (tag) => text('seller.item.tag.remove', { tag }),
          added: (tag) => text('seller.item.tag.added', { tag }),
          removed: (tag) => text('seller.item.tag.removed', { tag }),
        }}
        onChange={(hashtags) => type({ hashtags: [...hashtags] })}
      />
    </ItemFieldBox>
  );
}
