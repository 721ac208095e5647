import type { MembershipOverview } from '@hien/api';
import type { AdProblem } from '@hien/domain';
import { paths } from '@hien/domain/routes';
import { ButtonLink, EmptyState } from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';

/** Why a plan cannot be bought now, and the way on. */
export function Problem({
  problem,
  level = 2,
}: {
  problem: NonNullable<MembershipOverview['offers'][number]['problem']>;
  level?: 1 | 2;
}) {
  const text = useText();
  return (
    <EmptyState
      size="section"
      level={level}
      drawing="door"
      title={text(`ad.problem.${problem}`)}
      text={text(`ad.problem.${problem}.text`)}
      action={<WayOn problem={problem} />}
    />
  );
}

function WayOn({ problem }: { problem: AdProblem }) {
  const text = useText();
  const language = useLanguage();
  const application = paths.contractorViewEditor.to(language, { id: 'new' });
  if (problem === 'not-approved')
    return <ButtonLink href={application}>{text('ad.problem.application')}</ButtonLink>;
  if (problem === 'no-company')
    return (
      <ButtonLink variant="primary" href={application}>
        {text('ad.problem.partner')}
      </ButtonLink>
    );
  if (problem === 'suspended')
    return (
      <ButtonLink href={paths.customerCenter.to(language)}>{text('ad.problem.support')}</ButtonLink>
    );
  return (
    <ButtonLink variant="primary" href={paths.membership.to(language)}>
      {text(problem === 'taken-down' ? 'ad.down.more' : 'ad.go.mine')}
    </ButtonLink>
  );
}
