import type { OwnedDesign } from '@hien/api';
import { StatusBadge, Text } from '@hien/ui';
import { useFormat } from '../i18n/useFormat.ts';
import { useText } from '../i18n/useText.ts';

const tones = {
  available: 'positive',
  exhausted: 'neutral',
  expired: 'neutral',
  locked: 'caution',
} as const satisfies Record<OwnedDesign['state'], string>;

/** Whether a design can be downloaded, how often, and until when. */
export function OwnedFacts({ owned }: { owned: OwnedDesign }) {
  const text = useText();
  const format = useFormat();
  const { state, allowed_times: of, used_times: used, expires_at: until } = owned;
  return (
    <>
      <div>
        <StatusBadge tone={tones[state]}>{text(`owned.state.${state}`)}</StatusBadge>
      </div>
      <Text weight="strong" numeric>
        {text('owned.left', { left: Math.max(0, of - used), of })}
      </Text>
      <Text size="small" tone="muted">
        {text(state === 'expired' ? 'owned.ended' : 'owned.until', { date: format.date(until) })}
      </Text>
    </>
  );
}
