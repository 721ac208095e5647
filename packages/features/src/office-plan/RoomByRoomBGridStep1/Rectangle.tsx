import {
  type OfficePlanPart,
  officeLimits,
  officeRoomLabels,
  rectanglePlan,
} from '@hien/domain/office-plan';
import { Button, Heading, Text } from '@hien/ui';
import { useState } from 'react';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { NumberField } from '../parts/NumberField.tsx';
import * as s from '../parts/Office.css.ts';

interface RectangleProps {
  busy: boolean;
  onDraw: (plan: OfficePlanPart) => void;
}

/** Four walls of given measures, for who has no drawing. */
export function Rectangle({ busy, onDraw }: RectangleProps) {
  const text = useText();
  const language = useLanguage();
  const [width, setWidth] = useState(15);
  const [depth, setDepth] = useState(10);
  const limits = { min: officeLimits.wall.least, max: officeLimits.wall.most };
  return (
    <section className={s.part} aria-labelledby="rectangle">
      <Heading level={2} size="h4" id="rectangle">
        {text('office-plan.rectangle')}
      </Heading>
      <Text tone="muted" measure>
        {text('office-plan.rectangle.text')}
      </Text>
      <div className={s.walls}>
        <NumberField
          className={s.wall}
          label={text('office-plan.rectangle.width')}
          unit="m"
          value={width}
          {...limits}
          onChange={setWidth}
        />
        <NumberField
          className={s.wall}
          label={text('office-plan.rectangle.depth')}
          unit="m"
          value={depth}
          {...limits}
          onChange={setDepth}
        />
        <div className={s.wallsButton}>
          <Button
            loading={busy}
            onClick={() => onDraw(rectanglePlan(width, depth, officeRoomLabels.work[language]))}
          >
            {text('office-plan.rectangle.draw')}
          </Button>
        </div>
      </div>
    </section>
  );
}
