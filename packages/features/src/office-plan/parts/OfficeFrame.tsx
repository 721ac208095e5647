import { type OfficeProject, nextStep } from '@hien/domain/office-plan';
import { Container, Heading, Stepper, Text } from '@hien/ui';
import type { ReactNode } from 'react';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { type OfficeStepName, officeStepNames } from './office-steps.ts';
import type { OfficeLink } from './useOfficeAddress.ts';
import * as s from './Office.css.ts';

interface OfficeFrameProps {
  step: OfficeStepName;
  link: OfficeLink;
  project: OfficeProject | null;
  children: ReactNode;
}

/** Where one is on the way from a plan to a quotation, what is asked here, and the way to the other steps. */
export function OfficeFrame({ step, link, project, children }: OfficeFrameProps) {
  const text = useText();
  const at = officeStepNames.indexOf(step);
  const hasPlan = project !== null && nextStep(project) !== 'plan';
  const { look } = link.url;
  return (
    <Container className={s.page}>
      <PageHead title={text(`office-plan.${step}.title`)} hidden={step !== 'plan'} />
      {look === null ? (
        <>
          <Stepper
            label={text('office-plan.steps')}
            position={text('office-plan.at', { at: at + 1, of: officeStepNames.length })}
            stateLabels={{
              done: text('office-plan.step.done'),
              current: text('office-plan.step.current'),
              todo: text('office-plan.step.todo'),
              failed: text('office-plan.step.todo'),
            }}
            steps={officeStepNames.map((name, place) => ({
              id: name,
              label: text(`office-plan.${name}`),
              state: place < at ? 'done' : place === at ? 'current' : 'todo',
              ...(place < at || (place > at && hasPlan) ? { href: link.stepHref(name) } : {}),
            }))}
          />
          <header className={s.head}>
            <Heading level={1} size="h2">
              {text(`office-plan.${step}.title`)}
            </Heading>
            <Text tone="muted" measure>
              {text(`office-plan.${step}.lead`)}
            </Text>
          </header>
        </>
      ) : null}
      {children}
    </Container>
  );
}
