import { getOfficeQuotation } from '@hien/api';
import { ictDate, parseInstant, systemClock } from '@hien/domain';
import { type OfficeProject, isWorksDate, readProject, worksOf } from '@hien/domain/office-plan';
import { paths } from '@hien/domain/routes';
import { ButtonLink, Notice, Skeleton } from '@hien/ui';
import { useMemo, useState } from 'react';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useHydrating } from '../../shared/async/useHydrating.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { useSession } from '../../shared/session/useSession.ts';
import { LoginState } from '../../shared/states/AccessStates.tsx';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { firstDayOf } from '../RoomByRoomBGridStep3/works-days.ts';
import { OfficePage } from '../parts/OfficeStep.tsx';
import { TitledPage } from '../parts/TitledPage.tsx';
import { OrderNotice } from './OrderNotice.tsx';
import { ScheduleView } from './ScheduleView.tsx';
import { scheduleAddress } from './schedule-address.ts';

/** The works of the project at hand, or of a quotation, day by day. */
export function Screen() {
  const { order } = useAddress(scheduleAddress).url;
  return order === undefined ? <OfProject /> : <OfOrder id={order} />;
}

function OfProject() {
  const text = useText();
  return (
    <OfficePage
      isReadOnly
      frame={(link, project, content) => (
        <TitledPage
          title={text('office-plan.gantt.title')}
          lead={text('office-plan.gantt.lead')}
          links={
            project === null ? null : (
              <ButtonLink variant="quiet" size="sm" href={link.stepHref('summary')}>
                {text('office-plan.gantt.to-summary')}
              </ButtonLink>
            )
          }
        >
          {content}
        </TitledPage>
      )}
    >
      {({ project }) => <WorksOf project={project} start={project.start} />}
    </OfficePage>
  );
}

function OfOrder({ id }: { id: number }) {
  const text = useText();
  const language = useLanguage();
  const isHydrating = useHydrating();
  const { status } = useSession();
  const detail = useCall(getOfficeQuotation, { id }, { enabled: status === 'signed-in' });
  const skeleton = (
    <div aria-busy>
      <Skeleton height="24rem" />
    </div>
  );
  return (
    <TitledPage
      title={text('office-plan.gantt.title')}
      lead={text('office-plan.gantt.lead')}
      links={
        <ButtonLink
          variant="quiet"
          size="sm"
          href={paths.roomByRoomBGridOrder.to(language, { orderId: id })}
        >
          {text('office-plan.gantt.to-order')}
        </ButtonLink>
      }
    >
      {isHydrating || status === 'unknown' ? (
        skeleton
      ) : status === 'signed-out' ? (
        <LoginState size="section" />
      ) : (
        <QueryBoundary
          query={detail}
          size="section"
          skeleton={skeleton}
          notFound={
            <NotFoundState
              size="section"
              title={text('office-plan.gantt.no-order')}
              text={text('office-plan.gantt.no-order.text')}
            />
          }
        >
          {({ quotation, content }) => {
            const project = readProject(content);
            if (project === null)
              return <Notice tone="caution">{text('office-plan.gantt.unreadable')}</Notice>;
            const agreed = quotation.start;
            const named = agreed !== null && isWorksDate(agreed) ? agreed : project.start;
            return (
              <>
                <OrderNotice quotation={quotation} isNamed={named !== null} />
                <WorksOf
                  project={project}
                  start={named}
                  since={ictDate(parseInstant(quotation.requested_at) ?? systemClock.now())}
                />
              </>
            );
          }}
        </QueryBoundary>
      )}
    </TitledPage>
  );
}

interface WorksOfProps {
  project: OfficeProject;
  start: string | null;
  /** The day from which works are reckoned where nobody named their first one; today when left out. */
  since?: string;
}

function WorksOf({ project, start, since }: WorksOfProps) {
  const address = useAddress(scheduleAddress);
  const [today] = useState(() => ictDate(systemClock.now()));
  const tasks = useMemo(() => worksOf(project), [project]);
  return (
    <ScheduleView
      tasks={tasks}
      from={firstDayOf({ ...project, start }, since ?? today)}
      today={today}
      {...address}
    />
  );
}
