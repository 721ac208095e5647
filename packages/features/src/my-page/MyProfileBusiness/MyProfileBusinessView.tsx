import type { Business, Profile } from '@hien/api';
import { Button, ButtonLink, EmptyState, Inline, Notice, Stack } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { MyPageFrame } from '../../shared/my-page/MyPageFrame.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { upgradeStatus } from '../../shared/status/account-status.ts';
import { CodeBadge } from '../../shared/status/CodeBadge.tsx';
import { BusinessFacts } from '../parts/BusinessFacts.tsx';
import { BusinessForm, type BusinessFormProps } from '../parts/BusinessForm.tsx';
import { FormSkeleton } from '../parts/FormSkeleton.tsx';
import { Panel } from '../parts/Panel.tsx';

export interface MyProfileBusinessViewProps {
  business: Loadable<Business>;
  profile: Profile | undefined;
  editing: boolean;
  onEdit: (editing: boolean) => void;
  onSend: BusinessFormProps['onSend'];
}

export function MyProfileBusinessView(props: MyProfileBusinessViewProps) {
  const { business } = props;
  const text = useText();
  const language = useLanguage();
  return (
    <MyPageFrame
      section="business"
      title={text('my-page.business.title')}
      lead={text('my-page.business.lead')}
    >
      <QueryBoundary
        query={business}
        size="page"
        skeleton={<FormSkeleton fields={6} />}
        isEmpty={({ state }) => state !== 'approved'}
        empty={
          <EmptyState
            title={text('my-page.business.none')}
            text={text('my-page.business.none.text')}
            action={
              <ButtonLink variant="primary" href={paths.myProfileBusinessSwitch.to(language)}>
                {text('my-page.business.none.action')}
              </ButtonLink>
            }
          />
        }
      >
        {(data) => <Approved {...props} data={data} />}
      </QueryBoundary>
    </MyPageFrame>
  );
}

function Approved({
  data,
  profile,
  editing,
  onEdit,
  onSend,
}: MyProfileBusinessViewProps & { data: Business }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  if (editing && profile)
    return (
      <BusinessForm
        profile={profile}
        before={data.sent}
        submitLabel={text('my-page.business.save')}
        beside={
          <Button variant="quiet" onClick={() => onEdit(false)}>
            {text('my-page.business.cancel')}
          </Button>
        }
        onSend={onSend}
      />
    );
  return (
    <Stack gap={8}>
      {data.change_waits ? (
        <Notice tone="caution" title={text('my-page.business.waits')}>
          {text('my-page.business.waits.text', {
            date: data.sent_at ? format.date(data.sent_at) : '',
          })}
        </Notice>
      ) : null}
      {data.rejection ? (
        <Notice tone="critical" title={text('my-page.business.refused')}>
          {data.rejection}
        </Notice>
      ) : null}
      {data.shown ? (
        <Panel
          title={text('my-page.business.shown')}
          end={<CodeBadge status={upgradeStatus} code={data.state} />}
        >
          <BusinessFacts details={data.shown} />
        </Panel>
      ) : null}
      {data.change_waits && data.sent ? (
        <Panel title={text('my-page.business.sent')}>
          <BusinessFacts details={data.sent} />
        </Panel>
      ) : null}
      <Inline gap={3}>
        <Button variant="primary" onClick={() => onEdit(true)}>
          {text('my-page.business.edit')}
        </Button>
        {profile?.business_kind === 'company' && !profile.partner.includes('construction') ? (
          <ButtonLink href={paths.contractorViewEditor.to(language, { id: 'new' })}>
            {text('my-page.business.contractor')}
          </ButtonLink>
        ) : null}
      </Inline>
    </Stack>
  );
}
