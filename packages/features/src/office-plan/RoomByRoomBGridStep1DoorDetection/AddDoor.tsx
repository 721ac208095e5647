import { doorWidths, wallLength } from '@hien/domain/office-plan';
import { Button, Field, Heading, Select, Text } from '@hien/ui';
import { useState } from 'react';
import { useText } from '../../shared/i18n/useText.ts';
import { NumberField } from '../parts/NumberField.tsx';
import type { Doors } from './useDoors.ts';
import * as o from '../parts/Office.css.ts';

/** One more door by its wall and width: what two taps on the drawing do. */
export function AddDoor({ doors }: { doors: Doors }) {
  const text = useText();
  const [chosen, setChosen] = useState('0');
  const [width, setWidth] = useState(doorWidths.usual * 100);
  const walls = doors.walls.filter((wall) => wallLength(wall) >= doorWidths.least);
  const wall = walls[Number(chosen)] ?? walls[0];
  if (wall === undefined) return null;
  return (
    <section className={o.part} aria-labelledby="add-door">
      <Heading level={2} size="h4" id="add-door">
        {text('office-plan.doors.add')}
      </Heading>
      <Text size="small" tone="muted">
        {text('office-plan.doors.add.text')}
      </Text>
      <Field label={text('office-plan.doors.add.wall')}>
        <Select
          options={walls.map((one, at) => ({ value: String(at), label: doors.words.wall(one) }))}
          value={String(walls.indexOf(wall))}
          onChange={({ target }) => setChosen(target.value)}
        />
      </Field>
      <div className={o.walls}>
        <NumberField
          className={o.wall}
          label={text('office-plan.doors.width')}
          unit="cm"
          value={width}
          min={doorWidths.least * 100}
          max={doorWidths.most * 100}
          whole
          onChange={setWidth}
        />
        <div className={o.wallsButton}>
          <Button onClick={() => doors.addTo(wall, width / 100)}>
            {text('office-plan.doors.add.add')}
          </Button>
        </div>
      </div>
    </section>
  );
}
