import type { AdCity, ContractorDetail, MembershipOverview } from '@hien/api';
import { membershipKindLabels } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { Container, Heading, Skeleton, SkeletonText, Text } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { ListChips } from '../../shared/lists/ListChips.tsx';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { Problem } from '../parts/Problem.tsx';
import { type AdKind, adKinds } from './ad-kind.ts';
import { Missing } from './Missing.tsx';
import { Preview } from './Preview.tsx';
import { Stands } from './Stands.tsx';
import * as s from './AdMembershipMyProfileView.css.ts';

interface AdMembershipMyProfileViewProps {
  kind: AdKind;
  overview: Loadable<MembershipOverview>;
  /** Asked for once it is known which company it is. */
  profile: Loadable<ContractorDetail>;
  cities: Loadable<{ items: readonly AdCity[] }>;
}

/** What customers see of the company in such a place, what its profile lacks, and where it stands. */
export function AdMembershipMyProfileView(props: AdMembershipMyProfileViewProps) {
  const { kind, overview, profile, cities } = props;
  const text = useText();
  const language = useLanguage();
  return (
    <Container className={s.page}>
      <header className={s.head}>
        <Heading level={1}>{text('ad.profile.title')}</Heading>
        <Text tone="muted" measure>
          {text('ad.profile.lead')}
        </Text>
        <ListChips
          label={text('ad.profile.kinds')}
          options={adKinds.map((value) => ({
            value,
            label: membershipKindLabels[value][language],
          }))}
          value={kind}
          href={(chosen) =>
            paths.adMembershipMyProfile.to(language, { membershipType: chosen ?? kind })
          }
        />
      </header>
      <QueryBoundary query={overview} size="page" skeleton={<ProfileSkeleton />}>
        {(data) =>
          data.company === null || !data.company.approved ? (
            <Problem problem={data.company === null ? 'no-company' : 'not-approved'} />
          ) : (
            <div className={s.columns}>
              <QueryBoundary query={profile} size="page" skeleton={<ProfileSkeleton />}>
                {(company) => (
                  <div className={s.stack}>
                    <Preview kind={kind} company={company} overview={data} />
                    <Missing company={company} />
                  </div>
                )}
              </QueryBoundary>
              <Stands kind={kind} overview={data} cities={cities.data?.items ?? []} />
            </div>
          )
        }
      </QueryBoundary>
    </Container>
  );
}

const ProfileSkeleton = () => (
  <div className={s.stack}>
    <Skeleton width="100%" height="18rem" />
    <SkeletonText lines={6} />
  </div>
);
