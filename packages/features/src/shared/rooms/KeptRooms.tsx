import { paths } from '@hien/domain/routes';
import { useToast } from '@hien/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { useKeptRooms } from './useKeptRooms.ts';
import { useSignedIn } from '../session/useSession.ts';

/** Takes the selections that a guest kept into the account as soon as they are logged in, and says so. */
export function KeptRooms() {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const waiting = useKeptRooms().length > 0;
  const signedIn = useSignedIn();
  const take = useEffectEvent(async () => {
    // Fetched by those alone who kept something.
    const { takeRooms } = await import('./take-rooms.ts');
    const { taken, isFull } = await takeRooms(queryClient, language);
    if (taken === 0 && !isFull) return;
    toast.show({
      tone: isFull ? 'critical' : 'positive',
      text: isFull ? text('rooms.kept.full') : text('rooms.kept.taken', { count: taken }),
      action: {
        label: text('rooms.kept.see'),
        onAction: () => void navigate(paths.myPage.to(language, { tab: 'rooms' })),
      },
    });
  });
  useEffect(() => {
    if (signedIn && waiting) void take();
  }, [signedIn, waiting]);
  return null;
}
