import { QuantityStepper, Text } from '@hien/ui';
import { useText } from '../../../shared/i18n/useText.ts';
import * as o from '../../parts/Office.css.ts';
import type { Page } from './useChosen.ts';

/** Which page of a file has the floor. */
export function PageOfFile({ page, onTurn }: { page: Page; onTurn: (at: number) => void }) {
  const text = useText();
  return (
    <div className={o.tools}>
      <QuantityStepper
        label={text('office-plan.own.page')}
        decreaseLabel={text('office-plan.own.page.before')}
        increaseLabel={text('office-plan.own.page.next')}
        value={page.at}
        max={page.count}
        onChange={onTurn}
      />
      <Text tone="muted">{text('office-plan.own.page.of', { pages: page.count })}</Text>
    </div>
  );
}
