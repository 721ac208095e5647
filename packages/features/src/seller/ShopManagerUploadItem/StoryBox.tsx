import type { ItemDraft } from '@hien/api';
import { itemFieldLabels } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { ButtonLink, Notice } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { type Content, nameOf } from '../items/useItemDraft.ts';
import type { Step } from './wizard.ts';
import * as d from '../items/draft.css.ts';
import * as s from './wizard.css.ts';

interface StoryBoxProps {
  draft: Pick<ItemDraft, 'id' | 'draft'>;
  story: Content['story'];
  faults: Step['faults'];
}

/** How much is told of the item at length, which sections are empty, and the way to where it is written. */
export function StoryBox({ draft, story, faults }: StoryBoxProps) {
  const text = useText();
  const language = useLanguage();
  const empty = faults.flatMap(({ field, row }) => (field === 'story' ? (row ?? []) : []));
  return (
    <section className={s.panel}>
      <h3 className={s.panelTitle}>{itemFieldLabels.story[language]}</h3>
      <p className={d.small}>{text('seller.story.count', { count: story.length })}</p>
      {empty.map((row) => (
        <Notice key={row} tone="critical">
          {text('seller.story.fault', { row: row + 1 })}
        </Notice>
      ))}
      <div>
        <ButtonLink
          href={paths.shopManagerDetailContent.to(
            language,
            { id: draft.id ?? 'new' },
            nameOf(draft),
          )}
        >
          {text('seller.story.write')}
        </ButtonLink>
      </div>
    </section>
  );
}
