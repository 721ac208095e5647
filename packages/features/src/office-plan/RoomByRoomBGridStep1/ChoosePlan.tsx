import { type OfficePlan, hasSession, isApiError, listOfficePlans } from '@hien/api';
import {
  type OfficePlanPart,
  type OfficeProject,
  emptyProject,
  readProject,
  withPlan,
} from '@hien/domain/office-plan';
import { ButtonLink, Heading, Notice, SkeletonPicture, Text } from '@hien/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall } from '../../shared/calls/useCall.ts';
import { failureText } from '../../shared/forms/failure.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { useSignedIn } from '../../shared/session/useSession.ts';
import { FloorDrawing } from '../parts/FloorDrawing.tsx';
import type { OfficeLink } from '../parts/useOfficeAddress.ts';
import { keep } from '../store/kept-projects.ts';
import { dropPicture } from '../store/own-pictures.ts';
import type { OfficeStore } from '../store/useOfficeProject.ts';
import { MyProjects } from '../parts/MyProjects.tsx';
import { ChooseOwn } from './own/ChooseOwn.tsx';
import { Rectangle } from './Rectangle.tsx';
import * as s from '../parts/Office.css.ts';

interface ChoosePlanProps {
  link: OfficeLink;
  store: OfficeStore;
}

/** The plan to begin with: one of ours, or four walls; and what somebody planned before. */
export function ChoosePlan({ link, store }: ChoosePlanProps) {
  const text = useText();
  const signedIn = useSignedIn();
  const [failure, setFailure] = useState<string>();
  const navigate = useNavigate();
  // Who came with a module for an office goes back to it, now that there is one.
  const hrefOf = (project: number) =>
    link.url.module === undefined ? link.stepHref('plan', { project }) : link.cartHref(project);
  const goOn = (project: number | undefined) =>
    link.url.module === undefined
      ? link.go({ project, choose: null })
      : void navigate(link.cartHref(project));
  const isNew = store.project === null || link.url.choose === 'new';

  const begin = async (plan: OfficePlanPart, name: string) => {
    if (!isNew && store.project !== null) {
      store.change(withPlan(store.project, plan));
      link.go({ choose: null });
      return;
    }
    const project: OfficeProject = { ...withPlan(emptyProject, plan), name };
    if (!hasSession()) {
      keep(null, { project, version: 0 });
      goOn(undefined);
      return;
    }
    try {
      goOn(await store.store(project));
    } catch (error) {
      // Nothing lies on the picture.
      if (plan.plan?.kind === 'own') void dropPicture(plan.plan.file);
      if (!isApiError(error)) throw error;
      setFailure(failureText(error, text));
    }
  };

  return (
    <>
      {failure === undefined ? null : (
        <Notice tone="critical" role="alert" title={text('office-plan.begin.failed')}>
          {failure}
        </Notice>
      )}
      {signedIn && isNew ? <MyProjects hrefOf={hrefOf} /> : null}
      <ChooseOwn busy={store.busy} onChoose={(plan) => begin(plan, '')} />
      <section className={s.part} aria-labelledby="samples">
        <Heading level={2} size="h4" id="samples">
          {text('office-plan.samples')}
        </Heading>
        <Samples busy={store.busy} onChoose={(plan, name) => void begin(plan, name)} />
      </section>
      <Rectangle busy={store.busy} onDraw={(plan) => void begin(plan, '')} />
      {store.project === null ? null : (
        <p>
          <ButtonLink variant="quiet" href={link.href({ choose: null })}>
            {text('office-plan.choose.back')}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

interface SamplesProps {
  busy: boolean;
  onChoose: (plan: OfficePlanPart, name: string) => void;
}

function Samples({ busy, onChoose }: SamplesProps) {
  const text = useText();
  const plans = useCall(listOfficePlans);
  return (
    <QueryBoundary
      query={plans}
      skeleton={
        <div className={s.cards} aria-busy>
          <SkeletonPicture />
          <SkeletonPicture />
          <SkeletonPicture />
        </div>
      }
      isEmpty={({ items }) => items.length === 0}
      empty={<Text tone="muted">{text('office-plan.samples.none')}</Text>}
    >
      {({ items }) => (
        <ul className={s.cards}>
          {items.map((plan) => (
            <li key={plan.id}>
              <PlanCard plan={plan} busy={busy} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
    </QueryBoundary>
  );
}

function PlanCard({ plan, busy, onChoose }: SamplesProps & { plan: OfficePlan }) {
  const text = useText();
  const format = useFormat();
  const { id, name, width, height, scale, rooms, doors } = plan;
  // What comes over the wire is read as a project is.
  const read = readProject({
    ...emptyProject,
    plan: { kind: 'sample', id },
    width,
    height,
    scale,
    rooms,
    doors,
    doorsSeen: true,
  });
  if (read === null) return null;
  return (
    <button
      type="button"
      className={s.card}
      aria-disabled={busy || undefined}
      onClick={() => (busy ? undefined : onChoose(partOf(read), name))}
    >
      <span className={s.cardPlan}>
        <FloorDrawing project={read} label={null} />
      </span>
      <span className={s.cardWords}>
        <Text as="span" weight="strong">
          {name}
        </Text>
        <Text as="span" size="small" tone="muted" numeric>
          {format.area(plan.area)} · {text('office-plan.rooms.count', { count: rooms.length })}
        </Text>
      </span>
    </button>
  );
}

const partOf = ({
  plan,
  width,
  height,
  scale,
  rooms,
  doors,
  doorsSeen,
}: OfficeProject): OfficePlanPart => ({ plan, width, height, scale, rooms, doors, doorsSeen });
