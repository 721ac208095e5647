import { hasSession, isApiError } from '@hien/api';
import { type OfficeProject, crossedRoomText, floorOf } from '@hien/domain/office-plan';
import { Button, ButtonLink, EmptyState, Notice, Skeleton } from '@hien/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureText } from '../../shared/forms/failure.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { useSignedIn } from '../../shared/session/useSession.ts';
import { OfficeFrame } from '../parts/OfficeFrame.tsx';
import { useOfficeAddress } from '../parts/useOfficeAddress.ts';
import { keep, readKept } from '../store/kept-projects.ts';
import { useOfficeProject } from '../store/useOfficeProject.ts';
import { SummaryBody } from './SummaryBody.tsx';
import { type SharedRead, readShared } from './share-code.ts';

/** Somebody else's office, brought by a link: to be looked at, and taken over as a copy of one's own. */
export function SharedOffice({ code }: { code: string }) {
  const text = useText();
  const language = useLanguage();
  const link = useOfficeAddress();
  const [shared, setShared] = useState<SharedRead | 'waiting'>('waiting');
  useEffect(() => {
    let isOver = false;
    void readShared(code).then((read) => {
      if (!isOver) setShared(read);
    });
    return () => {
      isOver = true;
    };
  }, [code]);
  return (
    <OfficeFrame step="summary" link={link} project={null}>
      {shared === 'waiting' ? (
        <div aria-busy>
          <Skeleton height="24rem" />
        </div>
      ) : shared.project === null ? (
        <EmptyState
          drawing="door"
          title={text('office-plan.shared.broken')}
          text={
            shared.crossed === null
              ? text('office-plan.shared.broken.text')
              : crossedRoomText(shared.crossed)[language]
          }
          action={
            <ButtonLink variant="primary" href={link.stepHref('plan')}>
              {text('office-plan.none.action')}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <TakeCopy project={shared.project} />
          <SummaryBody project={shared.project} floor={floorOf(shared.project)} />
        </>
      )}
    </OfficeFrame>
  );
}

function TakeCopy({ project }: { project: OfficeProject }) {
  const text = useText();
  const link = useOfficeAddress();
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const store = useOfficeProject(null);
  const [failure, setFailure] = useState<string>();
  // A guest has one project on the device: the copy would take its place.
  const wouldReplace = !signedIn && readKept(null) !== null;
  const take = async () => {
    if (!hasSession()) {
      keep(null, { project, version: 0 });
      void navigate(link.stepHref('modules', { project: undefined }));
      return;
    }
    try {
      void navigate(link.stepHref('modules', { project: await store.store(project) }));
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(failureText(error, text));
    }
  };
  return (
    <Notice
      tone={failure === undefined ? 'info' : 'critical'}
      role={failure === undefined ? undefined : 'alert'}
      title={text('office-plan.shared')}
      action={
        <Button size="sm" loading={store.busy} onClick={() => void take()}>
          {text(wouldReplace ? 'office-plan.shared.replace' : 'office-plan.shared.take')}
        </Button>
      }
    >
      {failure ?? text(wouldReplace ? 'office-plan.shared.replaces' : 'office-plan.shared.text')}
    </Notice>
  );
}
