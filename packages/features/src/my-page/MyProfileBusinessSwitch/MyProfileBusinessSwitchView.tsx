import type { Business, Profile } from '@hien/api';
import { isSocialLogin } from '@hien/domain';
import { ButtonLink, EmptyState, Notice, Stack, socialName } from '@hien/ui';
import { Check } from 'lucide-react';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { MyPageFrame } from '../../shared/my-page/MyPageFrame.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { BusinessFacts } from '../parts/BusinessFacts.tsx';
import { BusinessForm, type BusinessFormProps } from '../parts/BusinessForm.tsx';
import { FormSkeleton } from '../parts/FormSkeleton.tsx';
import * as s from './MyProfileBusinessSwitch.css.ts';

export interface MyProfileBusinessSwitchViewProps {
  business: Loadable<Business>;
  profile: Profile | undefined;
  onSend: BusinessFormProps['onSend'];
}

export function MyProfileBusinessSwitchView({
  business,
  profile,
  onSend,
}: MyProfileBusinessSwitchViewProps) {
  const text = useText();
  return (
    <MyPageFrame
      section="business"
      title={text('my-page.switch.title')}
      lead={text('my-page.switch.lead')}
    >
      <QueryBoundary query={business} size="page" skeleton={<FormSkeleton fields={8} />}>
        {(data) =>
          profile === undefined ? (
            <FormSkeleton fields={8} />
          ) : (
            <Way business={data} profile={profile} onSend={onSend} />
          )
        }
      </QueryBoundary>
    </MyPageFrame>
  );
}

interface WayProps {
  business: Business;
  profile: Profile;
  onSend: BusinessFormProps['onSend'];
}

/** Where the member stands on the way: refused by how they sign in, waiting, there, or with the form before them. */
function Way({ business, profile, onSend }: WayProps) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  if (business.state === 'approved')
    return (
      <EmptyState
        drawing="door"
        title={text('my-page.switch.approved')}
        action={
          <ButtonLink variant="primary" href={paths.myProfileBusiness.to(language)}>
            {text('my-page.switch.approved.action')}
          </ButtonLink>
        }
      />
    );
  if (isSocialLogin(profile.login_method)) {
    const method = profile.login_method === 'system' ? '' : socialName(profile.login_method);
    return (
      <EmptyState
        drawing="door"
        title={text('my-page.switch.social', { method })}
        text={text('my-page.switch.social.text')}
        action={
          <ButtonLink variant="primary" href={paths.signUpWithBusinessMember.to(language)}>
            {text('my-page.switch.social.action')}
          </ButtonLink>
        }
      />
    );
  }
  if (business.state === 'pending' && business.sent)
    return (
      <Stack gap={8}>
        <Notice tone="caution" title={text('my-page.switch.pending')}>
          {text('my-page.switch.pending.text', {
            date: business.sent_at ? format.date(business.sent_at) : '',
            email: profile.email ?? '',
          })}
        </Notice>
        <BusinessFacts details={business.sent} />
      </Stack>
    );
  return (
    <Stack gap={8}>
      {business.state === 'rejected' ? (
        <Notice tone="critical" title={text('my-page.switch.rejected')}>
          {business.rejection}
        </Notice>
      ) : (
        <ul className={s.benefits}>
          {(['designs', 'invoice', 'bulk'] as const).map((benefit) => (
            <li key={benefit} className={s.benefit}>
              <Check size={18} aria-hidden className={s.tick} />
              {text(`my-page.switch.benefit.${benefit}`)}
            </li>
          ))}
        </ul>
      )}
      <BusinessForm
        profile={profile}
        before={business.sent}
        submitLabel={text('my-page.switch.submit')}
        onSend={onSend}
      />
    </Stack>
  );
}
