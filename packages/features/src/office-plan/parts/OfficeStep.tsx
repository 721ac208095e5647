import { type Floor, type OfficeProject, crossedRoomText, floorOf } from '@hien/domain/office-plan';
import { ButtonLink, EmptyState, Notice, Skeleton } from '@hien/ui';
import { type ReactNode, useMemo } from 'react';
import { useHydrating } from '../../shared/async/useHydrating.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { useSession } from '../../shared/session/useSession.ts';
import { LoginState } from '../../shared/states/AccessStates.tsx';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { type OfficeStore, useOfficeProject } from '../store/useOfficeProject.ts';
import { OfficeFrame } from './OfficeFrame.tsx';
import { SavedLine } from './SavedLine.tsx';
import { OfficeConflict } from './OfficeConflict.tsx';
import type { OfficeStepName } from './office-steps.ts';
import { type OfficeLink, useOfficeAddress } from './useOfficeAddress.ts';
import * as s from './Office.css.ts';

/** What a step works with. */
export interface OfficeFlow {
  readonly link: OfficeLink;
  readonly store: OfficeStore;
  readonly project: OfficeProject;
  readonly floor: Floor;
}

interface OfficePageProps {
  /** What stands around: where one is, and the title. */
  frame: (link: OfficeLink, project: OfficeProject | null, content: ReactNode) => ReactNode;
  /** In place of the step while there is no project, or somebody wants another plan. */
  chooser?: (link: OfficeLink, store: OfficeStore) => ReactNode;
  /** Where nothing of the project is changed, nothing is said of where it is saved. */
  isReadOnly?: boolean;
  children: (flow: OfficeFlow) => ReactNode;
}

/** A step of the office's way for the project of the address. */
export function OfficeStep({
  step,
  ...page
}: Omit<OfficePageProps, 'frame'> & { step: OfficeStepName }) {
  return (
    <OfficePage
      {...page}
      frame={(link, project, content) => (
        <OfficeFrame step={step} link={link} project={project}>
          {content}
        </OfficeFrame>
      )}
    />
  );
}

/** A page about the project of the address: it is found, or why it is not is said. */
export function OfficePage(props: OfficePageProps) {
  const link = useOfficeAddress();
  const { project } = link.url;
  return <PageOf key={project ?? 'device'} {...props} link={link} />;
}

function PageOf({
  frame,
  chooser,
  isReadOnly = false,
  children,
  link,
}: OfficePageProps & { link: OfficeLink }) {
  const { project: id, choose } = link.url;
  const { status } = useSession();
  const isHydrating = useHydrating();
  const store = useOfficeProject(id ?? null);
  const { project } = store;
  const floor = useMemo(() => (project === null ? null : floorOf(project)), [project]);
  const content = () => {
    if (isHydrating || status === 'unknown') return <StepSkeleton />;
    if (id !== undefined && status === 'signed-out') return <LoginState size="section" />;
    if (id !== undefined && project === null && choose !== 'new')
      return (
        <QueryBoundary
          query={store.query}
          size="section"
          skeleton={<StepSkeleton />}
          notFound={<ProjectGone link={link} crossed={null} />}
        >
          {() => <ProjectGone link={link} crossed={store.crossed} />}
        </QueryBoundary>
      );
    if (chooser && (project === null || choose !== null))
      return (
        <>
          {store.crossed === null ? null : <Crossed room={store.crossed} />}
          {chooser(link, store)}
        </>
      );
    if (project === null || floor === null)
      return (
        <>
          {store.crossed === null ? null : <Crossed room={store.crossed} />}
          <NoProject link={link} />
        </>
      );
    return (
      <>
        {link.url.look === null && !isReadOnly ? <SavedLine store={store} link={link} /> : null}
        {store.conflict === null ? null : <OfficeConflict store={store} />}
        {children({ link, store, project, floor })}
      </>
    );
  };
  return frame(link, project, content());
}

function StepSkeleton() {
  return (
    <div className={s.columns} aria-busy>
      <Skeleton height="24rem" />
      <Skeleton height="24rem" />
    </div>
  );
}

/** Nothing is planned yet: this step has no question without a plan. */
export function NoProject({ link }: { link: OfficeLink }) {
  const text = useText();
  return (
    <EmptyState
      drawing="door"
      title={text('office-plan.none')}
      text={text('office-plan.none.text')}
      action={
        <ButtonLink variant="primary" href={link.stepHref('plan', { module: link.url.module })}>
          {text('office-plan.none.action')}
        </ButtonLink>
      }
    />
  );
}

/** What lies on this device is no project, and why. */
function Crossed({ room }: { room: string }) {
  const text = useText();
  const language = useLanguage();
  return (
    <Notice tone="critical" title={text('office-plan.crossed')}>
      {crossedRoomText(room)[language]} {text('office-plan.crossed.way')}
    </Notice>
  );
}

/** @param crossed the room for whose sake it is no project; null where there is none */
function ProjectGone({ link, crossed }: { link: OfficeLink; crossed: string | null }) {
  const text = useText();
  return (
    <>
      {crossed === null ? (
        <NotFoundState
          size="section"
          title={text('office-plan.gone')}
          text={text('office-plan.gone.text')}
        />
      ) : (
        <Crossed room={crossed} />
      )}
      <p className={s.center}>
        <ButtonLink href={link.stepHref('plan', { project: undefined })}>
          {text('office-plan.gone.action')}
        </ButtonLink>
      </p>
    </>
  );
}
