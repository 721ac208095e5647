import { packFactsOf, packsNeeded, waste, wrongPack } from '@hien/domain';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useText } from '../../shared/i18n/useText.ts';
import type { Content } from '../items/useItemDraft.ts';
import * as a from './appliance.css.ts';

/** As large as the sentence says. */
const room = { width: 4, depth: 5 };

/** What the product’s page makes of it, for a room that everybody can picture. */
export function PackRead({ content }: { content: Content }) {
  const text = useText();
  const { percent } = useFormat();
  const pack = packFactsOf(content);
  const isShown = pack !== null && pack.surface !== 'none' && wrongPack(content).length === 0;
  return (
    <div className={a.read} role="status">
      {isShown ? (
        <p className={a.line}>
          {text(`seller.item.pack.read.${pack.surface}`, {
            count: packsNeeded(pack, room).packs,
            percent: percent(Math.round(waste[pack.surface] * 100)),
          })}
        </p>
      ) : null}
    </div>
  );
}
