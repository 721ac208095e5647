import type { Answer } from '@hien/api';
import { officeModules } from '@hien/domain/office-plan';
import { paths } from '@hien/domain/routes';
import {
  Accordion,
  ButtonLink,
  Container,
  EmptyState,
  Heading,
  Link,
  Picture,
  Section,
  SkeletonPicture,
  Text,
} from '@hien/ui';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { moduleDrawing } from '../../shared/office/module-picture.ts';
import { housePicture } from '../../shared/pictures/house-picture.ts';
import type { Loadable } from '../../shared/query/loadable.ts';
import { QueryBoundary } from '../../shared/query/QueryBoundary.tsx';
import { ModuleCards } from '../parts/ModuleCards.tsx';
import { DoorAccuracy } from './DoorAccuracy.tsx';
import type { OfficeRoom } from './office-rooms.ts';
import { OfficeRooms } from './OfficeRooms.tsx';
import { ReadPlan } from './ReadPlan.tsx';
import { SamplePlans } from './SamplePlans.tsx';
import * as s from './Introduction.css.ts';

interface IntroductionViewProps {
  plans: Loadable<Answer<'listOfficePlans'>>;
  /** The plan that the address names. */
  chosen: string | undefined;
  planHref: (id: string) => string;
  /** The room of an office that is looked at. */
  room: OfficeRoom;
  roomHref: (room: OfficeRoom) => string;
}

const ofIds = (ids: readonly string[]) => officeModules.filter(({ id }) => ids.includes(id));

/** What the first window shows, and what the page offers to look at. */
const inCells = ofIds(['desk-4', 'meeting-8', 'pantry', 'phone-booth', 'reception', 'lounge']);
const offered = ofIds(['desk-6', 'meeting-12', 'focus-booth', 'quiet-room']);

const steps = ['plan', 'doors', 'modules', 'quotation'] as const;
const questions = ['price', 'time', 'drawing', 'fire'] as const;

export function IntroductionView({
  plans,
  chosen,
  planHref,
  room,
  roomHref,
}: IntroductionViewProps) {
  const text = useText();
  const language = useLanguage();
  // The smallest floor is drawn largest.
  const read = plans.data?.items[0];
  return (
    <>
      <Container className={s.first}>
        <div className={s.words}>
          <Text size="small" tone="muted">
            {text('office.intro.short')}
          </Text>
          <Heading level={1}>{text('office.intro.title')}</Heading>
          <Text size="lead" tone="muted" measure>
            {text('office.intro.lead')}
          </Text>
          <div className={s.actions}>
            <ButtonLink variant="primary" size="lg" href={paths.roomByRoomBGridStep1.to(language)}>
              {text('office.intro.begin')}
            </ButtonLink>
            <ButtonLink size="lg" href={paths.roomByRoomBGridModuleList.to(language)}>
              {text('office.intro.modules')}
            </ButtonLink>
          </div>
        </div>
        <div className={s.cells}>
          {inCells.map((module) => (
            <Picture
              key={module.id}
              picture={moduleDrawing(module, language)}
              ratio="1:1"
              fit="contain"
              corner="none"
              alt=""
              priority
              sizes="(width > 992px) 240px, 33vw"
              className={s.cell}
            />
          ))}
        </div>
      </Container>
      <Container>
        <Picture
          picture={housePicture('gridOffice', text('office.intro.picture'))}
          ratio="21:9"
          sizes="(min-width: 1280px) 1280px, 100vw"
        />
      </Container>
      <Section title={text('office.intro.steps')} space="sm">
        <ol className={s.steps}>
          {steps.map((step) => (
            <li key={step} className={s.step}>
              <Heading level={3} size="h4">
                {text(`office.intro.step.${step}`)}
              </Heading>
              <Text tone="muted">{text(`office.intro.step.${step}.text`)}</Text>
            </li>
          ))}
        </ol>
      </Section>
      {read === undefined ? null : (
        <Section title={text('office.read.title')} lead={text('office.read.lead')} space="sm">
          <ReadPlan plan={read} />
        </Section>
      )}
      <Section title={text('office.rooms.title')} lead={text('office.rooms.lead')} space="sm">
        <OfficeRooms room={room} href={roomHref} />
      </Section>
      <Section title={text('office.sample.title')} lead={text('office.sample.lead')} space="sm">
        <QueryBoundary
          query={plans}
          skeleton={<SkeletonPicture ratio="4:3" />}
          isEmpty={({ items }) => items.length === 0}
          empty={
            <EmptyState
              level={3}
              title={text('office.sample.empty.title')}
              text={text('office.sample.empty.text')}
            />
          }
        >
          {({ items }) => {
            const plan = items.find(({ id }) => id === chosen) ?? items[0];
            return plan === undefined ? null : (
              <SamplePlans plans={items} plan={plan} href={planHref} />
            );
          }}
        </QueryBoundary>
      </Section>
      <Section
        title={text('office.intro.offered')}
        space="sm"
        action={
          <Link variant="action" href={paths.roomByRoomBGridModuleList.to(language)}>
            {text('office.intro.all-modules')}
          </Link>
        }
      >
        <ModuleCards modules={offered} />
      </Section>
      <Section
        id="accuracy"
        title={text('office.accuracy.title')}
        lead={text('office.accuracy.lead')}
        space="sm"
      >
        <DoorAccuracy />
      </Section>
      <Section title={text('office.intro.questions')} space="sm" width="text">
        <Accordion
          level={3}
          items={questions.map((id) => ({
            id,
            title: text(`office.intro.ask.${id}`),
            content: <Text>{text(`office.intro.ask.${id}.text`)}</Text>,
          }))}
        />
      </Section>
    </>
  );
}
