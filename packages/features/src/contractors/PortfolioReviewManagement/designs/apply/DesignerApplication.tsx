import {
  type Profile,
  applyAsDesignPartner,
  getDesignPartnerApplication,
  withdrawDesignPartnerApplication,
} from '@hien/api';
import { couldEver } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { ButtonLink, EmptyState, Heading, SkeletonText, Text } from '@hien/ui';
import { useState } from 'react';
import { useCall } from '../../../../shared/calls/useCall.ts';
import { useProfile } from '../../../../shared/calls/useProfile.ts';
import { useSend } from '../../../../shared/calls/useSend.ts';
import { useLanguage } from '../../../../shared/i18n/useLanguage.ts';
import { useText } from '../../../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../../../shared/query/QueryBoundary.tsx';
import * as s from '../../../ContractorViewEditor/editor.css.ts';
import { DesignerForm } from './DesignerForm.tsx';
import { DesignerStatus } from './DesignerStatus.tsx';

const mayApply = ({ roles, business_kind: businessKind, partner, login_method }: Profile) =>
  couldEver('design.apply', { roles, businessKind, partner, loginMethod: login_method });

/** Designs are sold by partners alone: a company or a freelancer applies here, where its designs will stand (docs/adr/0174). */
export function DesignerApplication() {
  const { data: profile } = useProfile();
  if (!profile) return <SkeletonText lines={12} />;
  return mayApply(profile) ? (
    <Application profile={profile} />
  ) : (
    <BusinessNeeded kind={profile.business_kind} />
  );
}

function Application({ profile }: { profile: Profile }) {
  const text = useText();
  const application = useCall(getDesignPartnerApplication, {});
  const applying = useSend(applyAsDesignPartner, {
    says: { PRODUCT_07: text('company.apply.paper.gone') },
  });
  const withdrawal = useSend(withdrawDesignPartnerApplication);
  const [step, setStep] = useState<'look' | 'edit' | 'sent'>('look');
  return (
    <QueryBoundary query={application} size="page" skeleton={<SkeletonText lines={12} />}>
      {(sent) =>
        sent === null || step === 'edit' ? (
          <div className={s.parts}>
            <div className={s.head}>
              <Heading level={2} size="h3">
                {text('designer.apply.title')}
              </Heading>
              <Text tone="muted" measure>
                {text('designer.apply.lead')}
              </Text>
            </div>
            <DesignerForm
              before={sent}
              profile={profile}
              onSubmit={({ samples, papers, ...values }) =>
                applying.submit({ ...values, samples: [...samples], papers: [...papers] }, () =>
                  setStep('sent'),
                )
              }
            />
          </div>
        ) : (
          <DesignerStatus
            application={sent}
            justSent={step === 'sent'}
            onEdit={() => setStep('edit')}
            onWithdraw={async () => {
              await withdrawal.send({ expected_version: sent.version });
              setStep('look');
            }}
            onOld={withdrawal.refresh}
          />
        )
      }
    </QueryBoundary>
  );
}

/** An ordinary member becomes a business first; an individual, who only buys, changes its kind. */
function BusinessNeeded({ kind }: { kind: Profile['business_kind'] }) {
  const text = useText();
  const language = useLanguage();
  const way = kind === null ? paths.myProfileBusinessSwitch : paths.myProfileBusiness;
  const which = kind === null ? 'member' : 'business';
  return (
    <EmptyState
      size="section"
      level={2}
      drawing="door"
      title={text('design.manage.none.title')}
      text={text(`designer.apply.needed.${which}`)}
      action={
        <ButtonLink variant="primary" href={way.to(language)}>
          {text(`company.apply.needed.${which}.action`)}
        </ButtonLink>
      }
    />
  );
}
