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
import { type Content, nameOf, useItemDraft } from '../items/useItemDraft.ts';
import { SectionEditor } from './SectionEditor.tsx';
import { moved, withOne, without } from './sections.ts';
import * as s from './story.css.ts';

/** The sections with their tools, and beside them the page as buyers will read it, in one language at a time. */
export function StoryDesk({ memberId, draft }: { memberId: number; draft: ItemDraft }) {
  const text = useText();
  const reader = useLanguage();
  const toast = useToast();
  const own = useItemDraft(memberId, draft);
  const [language, setLanguage] = useState<Language>(reader);
  const root = useRef<HTMLDivElement>(null);
  const waits = draft.state === 'waiting' || draft.state === 'edit_request';
  // What waits is what was sent, whatever lies on this device.
  const { story } = waits ? draft.content : own.content;
  const focusNext = useRef<string>(undefined);
  // A section is the same one wherever it stands: an upload on its way goes along with it.
  const [keys, setKeys] = useState<readonly number[]>(() => story.map((_, at) => at));
  const nextKey = useRef(story.length);
  useEffect(() => {
    if (focusNext.current === undefined) return;
    root.current?.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = undefined;
  });

  const tell = (next: (now: Content['story']) => Content['story']) =>
    own.type({ story: next(own.latest().story) });
  const move = (at: number, to: number) => {
    tell((now) => moved(now, at, to));
    setKeys((now) => moved(now, at, to));
    // The section is followed, not its place; at an end the way back is what is left.
    const isAtEnd = to === 0 || to === story.length - 1;
    focusNext.current = `[data-move="${to} ${to < at === isAtEnd ? 'later' : 'earlier'}"]`;
    toast.show({ text: text('seller.story.moved', { at: to + 1, of: story.length }) });
  };
  const remove = (at: number) => {
    const [section] = story.slice(at);
    const [key] = keys.slice(at);
    tell((now) => without(now, at));
    setKeys((now) => without(now, at));
    focusNext.current = '[data-add]';
    toast.show({
      text: text('seller.story.removed', { at: at + 1 }),
      action: {
        label: text('seller.story.undo'),
        // What was typed in the others meanwhile stays.
        onAction: () => {
          if (section === undefined || key === undefined) return;
          tell((now) => withOne(now, at, section));
          setKeys((now) => withOne(now, at, key));
        },
      },
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
                key={keys[at]}
                section={section}
                at={at}
                of={story.length}
                language={language}
                onChange={(change) =>
                  tell((now) =>
                    now.map((one, place) => (place === at ? { ...one, ...change } : one)),
                  )
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
                  const key = nextKey.current;
                  nextKey.current += 1;
                  tell((now) => [...now, blankSection]);
                  setKeys((now) => [...now, key]);
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
            { ...nameOf(draft), step: 'check' },
          )}
        >
          {text('seller.story.check')}
        </ButtonLink>
      </div>
    </div>
  );
}
