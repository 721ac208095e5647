import {
  type Profile,
  endOtherSessions,
  exportMyData,
  profileQuery,
  send,
  updateProfile,
} from '@hien/api';
import { notices } from '@hien/domain';
import { useToast } from '@hien/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '../../shared/calls/useSend.ts';
import { useProfile } from '../../shared/calls/useProfile.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { saveAs } from '../../shared/files/save-as.ts';
import { MyProfileCustomerView } from './MyProfileCustomerView.tsx';

/** The member's own data, what guards it, and the ways to take it along or away. */
export function Screen() {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const queryClient = useQueryClient();
  const profile = useProfile();
  const [conflict, setConflict] = useState<Profile | null>(null);
  const update = useSend(updateProfile, {
    says: {
      VERSION_CONFLICT: async ({ message }) => {
        await update.refresh();
        setConflict(read() ?? null);
        return message;
      },
    },
  });
  const read = () => queryClient.getQueryData(profileQuery().queryKey);
  const failed = () => toast.show({ tone: 'critical', text: text('my-page.addresses.failed') });
  return (
    <>
      <PageHead title={text('my-page.profile.title')} hidden />
      <MyProfileCustomerView
        profile={profile}
        conflict={conflict}
        onSave={(form) =>
          // The version that was read last: after a conflict that is the other tab's, and sending again means it.
          update.submit({ ...form, expected_version: read()?.version ?? 0 }, () => {
            setConflict(null);
            toast.show({ tone: 'positive', text: notices['profile.updated'][language] });
          })
        }
        onEndSessions={async () => {
          try {
            const { ended } = await send(endOtherSessions);
            toast.show({ text: text('my-page.profile.sessions.ended', { count: ended }) });
          } catch {
            failed();
          }
        }}
        onExport={async () => {
          try {
            saveAs('hien-du-lieu-cua-toi.json', JSON.stringify(await send(exportMyData), null, 2));
            toast.show({ tone: 'positive', text: text('my-page.profile.export.done') });
          } catch {
            failed();
          }
        }}
      />
    </>
  );
}
