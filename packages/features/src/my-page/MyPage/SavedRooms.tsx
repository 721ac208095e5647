import {
  type SavedRooms as Saved,
  type SavedRoomsList,
  removeSavedRooms,
  renameSavedRooms,
} from '@hien/api';
import { Button, ButtonLink, ConfirmDialog, EmptyState, useToast } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { MyPageFrame } from '../../shared/my-page/MyPageFrame.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { RoomsNameDialog } from '../../shared/rooms/RoomsNameDialog.tsx';
import { FormSkeleton } from '../parts/FormSkeleton.tsx';
import { SavedRoomsCard } from './SavedRoomsCard.tsx';
import * as s from './SavedRooms.css.ts';

/** Homes that were furnished and kept: to open again, to name, to take away. */
export function SavedRooms({ saved }: { saved: Loadable<SavedRoomsList> }) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const rename = useSend(renameSavedRooms);
  const removal = useSend(removeSavedRooms);
  const [renamed, setRenamed] = useState<Saved | null>(null);
  const [removed, setRemoved] = useState<Saved | null>(null);
  return (
    <MyPageFrame
      section="rooms"
      title={text('my-page.rooms.title')}
      lead={text('my-page.rooms.lead')}
    >
      <QueryBoundary
        query={saved}
        skeleton={<FormSkeleton fields={3} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            title={text('my-page.rooms.empty')}
            text={text('my-page.rooms.empty.text')}
            action={
              <ButtonLink variant="primary" href={paths.roomByRoom.to(language)}>
                {text('my-page.rooms.empty.action')}
              </ButtonLink>
            }
          />
        }
      >
        {({ items }) => (
          <ul className={s.list}>
            {items.map((one) => (
              <li key={one.id}>
                <SavedRoomsCard
                  saved={one}
                  actions={
                    <>
                      <Button size="sm" variant="quiet" onClick={() => setRenamed(one)}>
                        {text('my-page.rooms.rename')}
                      </Button>
                      <Button size="sm" variant="quiet" onClick={() => setRemoved(one)}>
                        {text('my-page.rooms.remove')}
                      </Button>
                    </>
                  }
                />
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
      <RoomsNameDialog
        key={renamed?.id}
        open={renamed !== null}
        title={text('my-page.rooms.rename.title')}
        name={renamed?.name ?? ''}
        labels={{
          name: text('my-page.rooms.name'),
          save: text('my-page.rooms.rename.save'),
          close: text('my-page.rooms.close'),
        }}
        onClose={() => setRenamed(null)}
        onSubmit={async (name) =>
          renamed === null
            ? undefined
            : rename.submit({ id: renamed.id, name }, () => {
                toast.show({ tone: 'positive', text: text('my-page.rooms.renamed') });
                setRenamed(null);
              })
        }
      />
      <ConfirmDialog
        open={removed !== null}
        onOpenChange={(open) => (open ? undefined : setRemoved(null))}
        title={text('my-page.rooms.remove.title', { name: removed?.name ?? '' })}
        description={text('my-page.rooms.remove.text')}
        confirmLabel={text('my-page.rooms.remove')}
        cancelLabel={text('my-page.rooms.keep')}
        waitingLabel={text('my-page.rooms.removing')}
        failedText={text('my-page.rooms.failed')}
        onConfirm={async () => {
          if (removed === null) return;
          await removal.send({ id: removed.id });
          toast.show({ text: text('my-page.rooms.removed') });
        }}
      />
    </MyPageFrame>
  );
}
