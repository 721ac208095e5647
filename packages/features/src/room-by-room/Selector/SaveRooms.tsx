import { type SavedRooms, hasSession, isApiError, listSavedRooms, saveRooms } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Button, useToast } from '@hien/ui';
import { Bookmark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCall } from '../../shared/calls/useCall.ts';
import { useSend } from '../../shared/calls/useSend.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { keepRooms } from '../../shared/rooms/kept-rooms.ts';
import { styleName } from './room-words.ts';
import type { Selector } from './useSelector.ts';
import { useSignedIn } from '../../shared/session/useSession.ts';

const NameDialog = lazy(async () => ({
  default: (await import('../../shared/rooms/RoomsNameDialog.tsx')).RoomsNameDialog,
}));

/** Keeps the choice under a name: a member's in the account, a guest's on this device until they log in. */
export function SaveRooms({ selector }: { selector: Selector }) {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const signedIn = useSignedIn();
  const sending = useSend(saveRooms);
  const [open, setOpen] = useState<'never' | 'open' | 'closed'>('never');
  const { home, code, selection } = selector;
  const { design_id: unit, project } = home;
  const own = useCall(listSavedRooms, {}, { enabled: signedIn && selector.saved !== undefined });
  const opened = own.data?.items.find(
    ({ id, design_id: of }) => id === selector.saved && of === unit,
  );

  const said = (words: string, label: string, href: string) => {
    setOpen('closed');
    toast.show({
      tone: 'positive',
      text: words,
      action: { label, onAction: () => void navigate(href) },
    });
  };
  const keepHere = (name: string): undefined => {
    const kept = keepRooms({ project: project.slug, unit, home: home.name, name, code });
    const login = paths.login.to(language, { next: `${pathname}?s=${code}` });
    // A device that keeps nothing leads to the login at once.
    if (kept) said(text('rooms.save.here', { name }), text('rooms.save.log-in'), login);
    else void navigate(login);
  };
  const writeOver = async ({ id, name }: SavedRooms) => {
    try {
      await sending.send({ name, design_id: unit, selection: code, replaces: id });
      const see = paths.myPage.to(language, { tab: 'rooms' });
      said(text('rooms.saved.over', { name }), text('rooms.saved.see'), see);
    } catch (error) {
      // Taken away elsewhere meanwhile: what is kept is read anew, and the choice can be kept beside it.
      await sending.refresh();
      toast.show({
        tone: 'critical',
        text:
          isApiError(error) && error.kind !== 'network' ? error.message : text('rooms.save.failed'),
      });
    }
  };
  return (
    <>
      {opened === undefined ? null : (
        <Button
          size="sm"
          loading={sending.busy}
          {...(selector.changes > 0 ? {} : { disabledReason: text('rooms.save.unchanged') })}
          onClick={() => void writeOver(opened)}
        >
          {text('rooms.save.over', { name: opened.name })}
        </Button>
      )}
      <Button variant="quiet" size="sm" onClick={() => setOpen('open')}>
        <Bookmark size={18} strokeWidth={1.75} aria-hidden />{' '}
        {text(opened === undefined ? 'rooms.save' : 'rooms.save.beside')}
      </Button>
      {open === 'never' ? null : (
        <Suspense fallback={null}>
          <NameDialog
            key={code}
            open={open === 'open'}
            title={text('rooms.save.title')}
            description={text(signedIn ? 'rooms.save.text' : 'rooms.save.text.guest')}
            name={`${home.name}, ${styleName(home, selection.style)}`}
            labels={{
              name: text('rooms.save.name'),
              save: text('rooms.save'),
              close: text('rooms.close'),
            }}
            onClose={() => setOpen('closed')}
            onSubmit={async (name) =>
              hasSession()
                ? sending.submit({ name, design_id: unit, selection: code }, () =>
                    said(
                      text('rooms.saved', { name }),
                      text('rooms.saved.see'),
                      paths.myPage.to(language, { tab: 'rooms' }),
                    ),
                  )
                : keepHere(name)
            }
          />
        </Suspense>
      )}
    </>
  );
}
