import type { ItemDraft } from '@hien/api';
import { type Language, blankSection, languages, mostSections } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Button, ButtonLink, Chip, EmptyState, Notice, useToast } from '@hien/ui';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { DraftNotices } from '../items/DraftNotices.tsx';
import { SavedLine } from '../items/SavedLine.tsx';
import { StoryPreview } from '../items/StoryPreview.tsx';
import { type Content, useItemDraft } from '../items/useItemDraft.ts';
import { SectionEditor } from './SectionEditor.tsx';
import { moved, without } from './sections.ts';
import * as s from './story.css.ts';

/** The sections with their tools, and beside them the page as buyers will read it, in one language at a time. */
export function StoryDesk({ draft }: { draft: ItemDraft }) {
  const text = useText();
  const reader = useLanguage();
  const toast = useToast();
  const own = useItemDraft(draft);
  const [language, setLanguage] = useState<Language>(reader);
  const root = useRef<HTMLDivElement>(null);
  const focusNext = useRef<string>(undefined);
  const { story } = own.content;
  const waits = draft.state === 'waiting' || draft.state === 'edit_request';
  useEffect(() => {
    if (focusNext.current === undefined) return;
    root.current?.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = undefined;
  });

  const tell = (next: Content['story']) => own.type({ story: next });
  const move = (at: number, to: number) => {
    tell(moved(story, at, to));
    // The section is followed, not its place; at an end the way back is what is left.
    focusNext.current = `[data-move="${to} ${to === 0 ? 'later' : to === story.length - 1 ? 'earlier' : to < at ? 'earlier' : 'later'}"]`;
    toast.show({ text: text('seller.story.moved', { at: to + 1, of: story.length }) });
  };
  const remove = (at: number) => {
    const before = story;
    tell(without(story, at));
    focusNext.current = '[data-add]';
    toast.show({
      text: text('seller.story.removed', { at: at + 1 }),
      action: { label: text('seller.story.undo'), onAction: () => own.type({ story: before }) },
    });
  };
  return (
    <div ref={root} className={s.root}>
      <DraftNotices draft={draft} own={own} />
      {waits ? (
        <Notice tone="info" title={text('seller.item.waits')}>
          {text('seller.story.waits')}
        </Notice>
      ) : (
        <SavedLine saving={own.saving} savedAt={own.savedAt} onRetry={() => void own.save()} />
      )}
      <div className={s.languages} role="group" aria-label={text('seller.story.language')}>
        {languages.map((one) => (
          <Chip key={one} chosen={one === language} onToggle={() => setLanguage(one)}>
            {text(`seller.item.language.${one}`)}
          </Chip>
        ))}
      </div>
      <div className={waits ? s.alone : s.columns}>
        {waits ? null : (
          <div className={s.editors}>
            {story.length === 0 ? (
              <EmptyState
                title={text('seller.story.empty')}
                text={text('seller.story.empty.text')}
              />
            ) : null}
            {story.map((section, at) => (
              <SectionEditor
                // Sections have no names, and two may say the same.
                // oxlint-disable-next-line react/no-array-index-key
                key={at}
                section={section}
                at={at}
                of={story.length}
                language={language}
                onChange={(change) =>
                  tell(story.map((one, place) => (place === at ? { ...one, ...change } : one)))
                }
                onMove={(to) => move(at, to)}
                onRemove={() => remove(at)}
              />
            ))}
            <div>
              <Button
                data-add
                disabledReason={
                  story.length < mostSections
                    ? undefined
                    : text('seller.story.full', { limit: mostSections })
                }
                onClick={() => {
                  focusNext.current = `#story-${story.length}-title`;
                  tell([...story, blankSection]);
                }}
              >
                {text('seller.story.add')}
              </Button>
            </div>
          </div>
        )}
        {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard */}
        <section
          className={s.preview}
          tabIndex={0}
          aria-label={text('seller.item.preview')}
          lang={language}
        >
          {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
          <h2 className={s.previewTitle}>{text('seller.item.preview')}</h2>
          {story.length === 0 ? (
            <p className={s.hint}>{text('seller.story.preview.none')}</p>
          ) : (
            <StoryPreview level={3} story={story} language={language} />
          )}
        </section>
      </div>
      <div className={s.foot}>
        <ButtonLink
          variant="primary"
          href={paths.shopManagerUploadItem.to(
            reader,
            { id: draft.id ?? 'new' },
            { step: 'check' },
          )}
        >
          {text('seller.story.check')}
        </ButtonLink>
      </div>
    </div>
  );
}
