import { type PackUse, isPackUse, packUseLabels, packUses, wrongPack } from '@hien/domain';
import { Select } from '@hien/ui';
import { useId, useState } from 'react';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as d from '../items/draft.css.ts';
import { FigureInput } from './FigureInput.tsx';
import { ItemFieldBox } from './ItemFieldBox.tsx';
import { PackRead } from './PackRead.tsx';
import type { Step } from './wizard.ts';
import * as a from './appliance.css.ts';
import * as s from './wizard.css.ts';

/** What one box of a floor or one can of paint covers. What cannot be is said as soon as its field is left. */
export function PackFacts({ content, type, faults }: Step) {
  const text = useText();
  const language = useLanguage();
  const title = useId();
  const [typing, setTyping] = useState(false);
  /** What was put away when it became something that covers nothing: whoever comes back has it. */
  const [away, setAway] = useState<number | null>(null);
  const { packUse, packCovers } = content;
  const told = [...faults, ...wrongPack(content)].filter(
    ({ field }) => !typing || field !== 'packCovers',
  );
  const choose = (use: PackUse | null) => {
    if (use !== 'none') {
      type({ packUse: use, packCovers: packCovers ?? away });
      return;
    }
    if (packCovers !== null) setAway(packCovers);
    type({ packUse: use, packCovers: null });
  };
  return (
    <section className={a.root} aria-labelledby={title}>
      <div className={a.head}>
        <h3 id={title} className={s.panelTitle}>
          {text('seller.item.pack')}
        </h3>
        <p className={d.small}>{text('seller.item.pack.text')}</p>
      </div>
      <div className={a.two}>
        <ItemFieldBox field="packUse" faults={told} required>
          <Select
            value={packUse ?? ''}
            placeholder={text('seller.item.pack.choose')}
            options={packUses.map((use) => ({ value: use, label: packUseLabels[use][language] }))}
            onChange={({ currentTarget: { value } }) => choose(isPackUse(value) ? value : null)}
          />
        </ItemFieldBox>
        {packUse === 'none' && packCovers === null ? null : (
          <ItemFieldBox
            field="packCovers"
            faults={told}
            {...(packUse === 'floor' || packUse === 'wall'
              ? { hint: text(`seller.item.pack.hint.${packUse}`) }
              : {})}
            required
          >
            <FigureInput
              value={packCovers}
              unit="m²"
              onTyping={setTyping}
              onChange={(covers) => type({ packCovers: covers })}
            />
          </ItemFieldBox>
        )}
      </div>
      <PackRead content={content} />
    </section>
  );
}
