import type { ContractorDetail, MembershipOverview } from '@hien/api';
import { Heading, Text } from '@hien/ui';
import { tierOf } from '@hien/domain';
import { CompanyRow } from '../../shared/contractors/CompanyRow.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { type AdKind, firstOf } from './ad-kind.ts';
import * as s from './AdMembershipMyProfileView.css.ts';

interface PreviewProps {
  kind: AdKind;
  company: ContractorDetail;
  overview: MembershipOverview;
}

/** The very card of the directory, with its label and its reason: at the company's own place, else at the kind's first. */
export function Preview({ kind, company, overview }: PreviewProps) {
  const text = useText();
  const own = placesOf(overview).find(({ position }) => tierOf(position) === kind);
  return (
    <section className={s.part} aria-labelledby="preview">
      <Heading level={2} size="h3" id="preview">
        {text('ad.profile.preview')}
      </Heading>
      <Text size="small" tone="muted">
        {own === undefined
          ? text(kind === 'premium' ? 'ad.profile.example.premium' : 'ad.profile.example')
          : text('ad.profile.own', { city: own.city })}
      </Text>
      <CompanyRow
        company={{
          ...company,
          id: company.contractor_id,
          name: company.company_name,
          place: {
            by: 'payment',
            position: own?.position ?? firstOf(kind),
            strongest: null,
            points: null,
          },
        }}
        priority
      />
    </section>
  );
}

/** Places of the plan while it is not over. */
const placesOf = ({ membership }: MembershipOverview) =>
  membership === null || membership.state === 'expired' ? [] : membership.places;
