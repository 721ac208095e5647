import {
  type Profile,
  endOtherSessions,
  exportMyData,
  isApiError,
  profileQuery,
  updateProfile,
} from '@hien/api';
import { notices } from '@hien/domain';
import { useToast } from '@hien/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf } from '../../shared/forms/refusal.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { saveAs } from './save-as.ts';
import { MyProfileCustomerView } from './MyProfileCustomerView.tsx';

/** The member's own data, what guards it, and the ways to take it along or away. */
export function MyProfileCustomerScreen() {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const queryClient = useQueryClient();
  const profile = useQuery(profileQuery());
  const [conflict, setConflict] = useState<Profile | null>(null);
  const failed = () => toast.show({ tone: 'critical', text: text('my-page.addresses.failed') });
  return (
    <>
      <PageHead title={text('my-page.profile.title')} hidden />
      <MyProfileCustomerView
        profile={profile}
        conflict={conflict}
        onSave={async (form) => {
          try {
            // The version that was read last: after a conflict that is the other tab's, and sending again means it.
            const version = queryClient.getQueryData(profileQuery().queryKey)?.version ?? 0;
            await updateProfile(queryClient, { ...form, expected_version: version });
            setConflict(null);
            toast.show({ tone: 'positive', text: notices['profile.updated'][language] });
            return undefined;
          } catch (error) {
            if (!isApiError(error) || error.code !== 'VERSION_CONFLICT')
              return refusalOf(error, text);
            await queryClient.invalidateQueries(profileQuery());
            setConflict(queryClient.getQueryData(profileQuery().queryKey) ?? null);
            return { message: error.message };
          }
        }}
        onEndSessions={async () => {
          try {
            const count = await endOtherSessions();
            toast.show({ text: text('my-page.profile.sessions.ended', { count }) });
          } catch {
            failed();
          }
        }}
        onExport={async () => {
          try {
            saveAs('hien-du-lieu-cua-toi.json', JSON.stringify(await exportMyData(), null, 2));
            toast.show({ tone: 'positive', text: text('my-page.profile.export.done') });
          } catch {
            failed();
          }
        }}
      />
    </>
  );
}
