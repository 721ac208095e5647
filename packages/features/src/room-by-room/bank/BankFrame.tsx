import { Container, Heading, Stepper, Text } from '@hien/ui';
import type { ReactNode } from 'react';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { type BankStepName, type BankWay, bankStepNames } from './bank-steps.ts';
import type { BankLink } from './useBankAddress.ts';
import * as s from './Bank.css.ts';

interface BankFrameProps {
  step: BankStepName;
  way: BankWay;
  link: BankLink;
  children: ReactNode;
}

/** A step of the bank's way: where one is, what is asked, and the way back to what was answered. */
export function BankFrame({ step, way, link, children }: BankFrameProps) {
  const text = useText();
  const at = bankStepNames.indexOf(step);
  return (
    <Container className={s.page}>
      <PageHead title={text(`bank.${step}.title`)} hidden />
      <Stepper
        label={text('bank.steps')}
        position={text('rooms.check.at', { at: at + 1, of: bankStepNames.length })}
        stateLabels={{
          done: text('bank.step.done'),
          current: text('bank.step.current'),
          todo: text('bank.step.todo'),
          failed: text('bank.step.todo'),
        }}
        steps={bankStepNames.map((name, place) => ({
          id: name,
          label: text(`bank.step.${name}`),
          state: place < at ? 'done' : place === at ? 'current' : 'todo',
          ...(place < at ? { href: link.stepHref(name, way) } : {}),
        }))}
      />
      <header className={s.head}>
        <Heading level={1} size="h2">
          {text(`bank.${step}.title`)}
        </Heading>
        <Text tone="muted" measure>
          {text(`bank.${step}.lead`)}
        </Text>
      </header>
      {children}
    </Container>
  );
}
