import type { ShopTemplate } from '@hien/api';
import { type ItemField, blankItem } from '@hien/domain';
import { Button, Notice, Text } from '@hien/ui';
import { useText } from '../../shared/i18n/useText.ts';
import { ItemDifference } from '../../shared/items/ItemDifference.tsx';
import { AnswerWords } from './AnswerWords.tsx';
import * as s from './templates.css.ts';

interface TheirsProps {
  template: ShopTemplate;
  /** The own words were chosen: the next save goes over these. */
  isMine: boolean;
  onMine: () => void;
  onTheirs: () => void;
}

/** What a colleague saved meanwhile, over the form with one's own; nothing is written over before somebody chose. */
export function Theirs({
  template: { name, fields, words },
  isMine,
  onMine,
  onTheirs,
}: TheirsProps) {
  const text = useText();
  if (isMine) return <Notice tone="info">{text('seller.template.conflict.mine.chosen')}</Notice>;
  return (
    <Notice
      tone="caution"
      title={text('seller.template.conflict')}
      action={
        <div className={s.acts}>
          <Button size="sm" onClick={onTheirs}>
            {text('seller.item.conflict.theirs')}
          </Button>
          <Button size="sm" variant="primary" onClick={onMine}>
            {text('seller.item.conflict.mine')}
          </Button>
        </div>
      }
    >
      <div className={s.theirs}>
        <Text weight="medium">{name}</Text>
        {words === null ? (
          <ItemDifference
            before={null}
            after={{ ...blankItem, ...fields }}
            fields={Object.keys(fields ?? {}) as ItemField[]}
          />
        ) : (
          <AnswerWords words={words} />
        )}
      </div>
    </Notice>
  );
}
