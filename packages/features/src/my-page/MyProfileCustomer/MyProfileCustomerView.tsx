import type { Profile } from '@hien/api';
import { displayName, formatPhone, isSocialLogin } from '@hien/domain';
import { Notice, Stack } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { MyPageFrame } from '../../shared/my-page/MyPageFrame.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { FormSkeleton } from '../parts/FormSkeleton.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Consents, type ConsentsProps } from './Consents.tsx';
import { DataRows } from './DataRows.tsx';
import { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx';

export interface MyProfileCustomerViewProps {
  profile: Loadable<Profile | null>;
  /** The profile as another tab or device has stored it meanwhile. */
  conflict: Profile | null;
  consents: ConsentsProps;
  onSave: ProfileFormProps['onSave'];
  onEndSessions: () => Promise<void>;
  onExport: () => Promise<void>;
}

export function MyProfileCustomerView({
  profile,
  conflict,
  consents,
  onSave,
  onEndSessions,
  onExport,
}: MyProfileCustomerViewProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <MyPageFrame
      section="profile"
      title={text('my-page.profile.title')}
      lead={text('my-page.profile.lead')}
    >
      <QueryBoundary
        query={profile}
        size="page"
        skeleton={<FormSkeleton fields={5} />}
        isEmpty={(data) => data === null}
      >
        {(who) =>
          who === null ? null : (
            <Stack gap={10}>
              {conflict ? (
                <Notice tone="caution" role="alert" title={text('my-page.profile.conflict')}>
                  {text('my-page.profile.conflict.text', {
                    name: displayName(conflict, language),
                    phone: conflict.phone
                      ? formatPhone(conflict.phone)
                      : text('my-page.profile.no-phone'),
                  })}
                </Notice>
              ) : null}
              <ProfileForm profile={who} onSave={onSave} />
              <Consents {...consents} />
              <Panel title={text('my-page.profile.security')}>
                <DataRows
                  hasPassword={!isSocialLogin(who.login_method)}
                  onEndSessions={onEndSessions}
                  onExport={onExport}
                />
              </Panel>
            </Stack>
          )
        }
      </QueryBoundary>
    </MyPageFrame>
  );
}
