import { Heading, Section, Text } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './Introduction.css.ts';

/** How it goes, from the own home to the cart. */
export function ThreeSteps() {
  const text = useText();
  return (
    <Section title={text('rooms.steps.title')}>
      <ol className={s.steps}>
        {(['home', 'pieces', 'order'] as const).map((step) => (
          <li key={step} className={s.step}>
            <Heading level={3} size="h4">
              {text(`rooms.steps.${step}`)}
            </Heading>
            <Text tone="muted">{text(`rooms.steps.${step}.text`)}</Text>
          </li>
        ))}
      </ol>
    </Section>
  );
}
