import { keptLegs, wrongLegs } from '@hien/domain';
import { useState } from 'react';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { FigureInput } from './FigureInput.tsx';
import { ItemFieldBox } from './ItemFieldBox.tsx';
import type { Step } from './wizard.ts';

/** Legs that come off, and how large it is without them: what buyers are told who ask whether it comes into their home. */
export function LegsField({ content, type, faults }: Step) {
  const text = useText();
  const { decimal } = useFormat();
  const [typing, setTyping] = useState(false);
  const { width, depth, height, removableLegs } = content;
  const wrong = wrongLegs(content);
  const isTold =
    width !== null && depth !== null && height !== null && removableLegs !== null && !wrong.length;
  const others = faults.filter(({ field }) => field !== 'removableLegs');
  return (
    <ItemFieldBox
      field="removableLegs"
      faults={typing ? others : [...others, ...wrong]}
      hint={
        isTold
          ? text('seller.item.legs.read', {
              size: [width, depth, height - (keptLegs(content) ?? 0) / 10]
                .map((side) => decimal(side))
                .join(' × '),
            })
          : text('seller.item.hint.legs')
      }
    >
      <FigureInput
        value={removableLegs}
        unit={text('seller.item.unit.cm')}
        onTyping={setTyping}
        onChange={(legs) => type({ removableLegs: legs })}
      />
    </ItemFieldBox>
  );
}
