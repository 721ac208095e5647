import { officeTotal } from '@hien/domain/office-plan';
import { paths } from '@hien/domain/routes';
import { ButtonLink, ShareMenu } from '@hien/ui';
import { CalendarRange, Printer } from 'lucide-react';
import { KnownCosts } from '../../shared/contractors/KnownCosts.tsx';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useShareLabels } from '../../shared/sharing/useShareLabels.ts';
import type { OfficeFlow } from '../parts/OfficeStep.tsx';
import { StepBar } from '../parts/StepBar.tsx';
import { OfficePrint } from './OfficePrint.tsx';
import { RequestQuotation } from './RequestQuotation.tsx';
import { StartDay } from './StartDay.tsx';
import { SummaryBody } from './SummaryBody.tsx';
import { useSharedUrl } from './useSharedUrl.ts';
import * as s from '../parts/Office.css.ts';

export function Summary({ flow }: { flow: OfficeFlow }) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const { project, floor, link } = flow;
  const url = useSharedUrl(project);
  const shareLabels = useShareLabels();
  if (link.url.look === 'print') return <OfficePrint flow={flow} url={url} />;
  return (
    <>
      <div className={s.tools}>
        {url === null ? null : (
          <ShareMenu
            url={url}
            title={project.name || text('office-plan.unnamed')}
            variant="quiet"
            size="sm"
            labels={shareLabels}
          />
        )}
        <ButtonLink variant="quiet" size="sm" href={link.href({ look: 'print' })}>
          <Printer size={18} strokeWidth={1.75} aria-hidden /> {text('office-plan.print')}
        </ButtonLink>
        <ButtonLink
          variant="quiet"
          size="sm"
          href={paths.roomByRoomBGridConstructionSchedule.to(language, {
            project: link.url.project,
          })}
        >
          <CalendarRange size={18} strokeWidth={1.75} aria-hidden /> {text('office-plan.days')}
        </ButtonLink>
        <ButtonLink variant="quiet" size="sm" href={link.cartHref(link.url.project)}>
          {text('office-plan.cart.title')}
        </ButtonLink>
        <ButtonLink variant="quiet" size="sm" href={link.stepHref('modules')}>
          {text('office-plan.back.modules')}
        </ButtonLink>
      </div>
      <SummaryBody project={project} floor={floor} startDay={<StartDay flow={flow} />} />
      <RequestQuotation flow={flow} />
      <KnownCosts of={{}} note={text('costs.homes')} />
      <StepBar label={text('office-plan.total')} figure={format.vnd(officeTotal(project).total)}>
        <ButtonLink variant="primary" size="lg" href="#request">
          {text('office-plan.request.go')}
        </ButtonLink>
      </StepBar>
    </>
  );
}
