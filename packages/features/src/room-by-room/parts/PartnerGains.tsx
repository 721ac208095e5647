import { Heading, Text } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './Introduction.css.ts';

/** What a partner gets. */
export function PartnerGains() {
  const text = useText();
  return (
    <ul className={s.steps}>
      {(['brand', 'homes', 'orders'] as const).map((gain) => (
        <li key={gain} className={s.gain}>
          <Heading level={3} size="h4">
            {text(`rooms.demo.gain.${gain}`)}
          </Heading>
          <Text tone="muted">{text(`rooms.demo.gain.${gain}.text`)}</Text>
        </li>
      ))}
    </ul>
  );
}
