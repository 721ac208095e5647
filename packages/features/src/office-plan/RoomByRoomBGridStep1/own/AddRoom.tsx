import { leastRoom } from '@hien/domain/office-plan';
import { Button, Heading, Text } from '@hien/ui';
import { useState } from 'react';
import { useText } from '../../../shared/i18n/useText.ts';
import { NumberField } from '../../parts/NumberField.tsx';
import type { Outlines } from './useOutlines.ts';
import * as o from '../../parts/Office.css.ts';

/** One more room by its measures: what a finger draws on the picture. */
export function AddRoom({ outlines }: { outlines: Outlines }) {
  const text = useText();
  const [width, setWidth] = useState(4);
  const [depth, setDepth] = useState(3);
  const limits = { min: leastRoom.side, max: 200, unit: 'm', className: o.wall };
  return (
    <section className={o.part} aria-labelledby="add-room">
      <Heading level={2} size="h4" id="add-room">
        {text('office-plan.own.add')}
      </Heading>
      <Text size="small" tone="muted">
        {text('office-plan.own.add.text')}
      </Text>
      <div className={o.walls}>
        <NumberField
          label={text('office-plan.own.add.width')}
          value={width}
          {...limits}
          onChange={setWidth}
        />
        <NumberField
          label={text('office-plan.own.add.depth')}
          value={depth}
          {...limits}
          onChange={setDepth}
        />
        <div className={o.wallsButton}>
          <Button onClick={() => outlines.addSized(width, depth)}>
            {text('office-plan.own.add.add')}
          </Button>
        </div>
      </div>
    </section>
  );
}
