import {
  type Profile,
  endOtherSessions,
  exportMyData,
  listConsents,
  profileQuery,
  send,
  setConsent,
  updateProfile,
} from '@hien/api';
import { accountConsents, consentSentences, notices, optionalConsents } from '@hien/domain';
import { useToast } from '@hien/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addressOf } from '../../shared/address/address.ts';
import { oneOf } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useSend } from '../../shared/calls/useSend.ts';
import { useProfile } from '../../shared/calls/useProfile.ts';
import { failureText } from '../../shared/forms/failure.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { saveAs } from '../../shared/files/save-as.ts';
import { useName } from './Consents.tsx';
import { MyProfileCustomerView } from './MyProfileCustomerView.tsx';

const address = addressOf({ history: oneOf([...optionalConsents, ...accountConsents]) });

/** The member's own data, what guards it, and the ways to take it along or away. */
export function Screen() {
  const text = useText();
  const language = useLanguage();
  const toast = useToast();
  const queryClient = useQueryClient();
  const profile = useProfile();
  const { url, go } = useAddress(address);
  const consents = useCall(listConsents);
  const consent = useSend(setConsent);
  const nameOf = useName();
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
        consents={{
          consents,
          unfolded: url.history,
          onUnfold: (history) => go({ history }, { replace: true }),
          onSet: async (kind, granted) => {
            try {
              await consent.send({ kind, granted, version: consentSentences[kind] });
              toast.show({
                tone: 'positive',
                text: text(
                  granted ? 'my-page.consents.done.given' : 'my-page.consents.done.taken',
                  {
                    name: nameOf(kind),
                  },
                ),
              });
            } catch (error) {
              toast.show({
                tone: 'critical',
                text: failureText(error, text, {
                  VERSION_CONFLICT: text('my-page.consents.changed'),
                }),
              });
            }
          },
        }}
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
