import type { PromotionVersion } from '@hien/api';
import { promotionIconLabels } from '@hien/domain';
import { DefinitionList, Picture, Price } from '@hien/ui';
import { useFormat } from '../i18n/useFormat.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import * as s from './PromotionSheet.css.ts';

interface PromotionSheetProps {
  version: PromotionVersion;
  /** What runs, where `version` is a change of it. */
  before?: PromotionVersion | null;
}

/** What a promotion says, and what each of its items costs in it; beside a change what runs now. */
export function PromotionSheet({ version, before = null }: PromotionSheetProps) {
  const text = useText();
  const language = useLanguage();
  const days = usePromotionDays();
  const fact = (term: string, of: (one: PromotionVersion) => string) => {
    const now = before === null ? null : of(before);
    return {
      term,
      detail:
        now === null || now === of(version) ? (
          of(version)
        ) : (
          <span className={s.words}>
            <span>{of(version)}</span>
            <span className={s.small}>{text('promotion.runs', { what: now })}</span>
          </span>
        ),
    };
  };
  return (
    <div className={s.root}>
      <DefinitionList
        look="columns"
        items={[
          fact(text('promotion.name'), ({ name }) => name),
          fact(text('promotion.days'), days),
          fact(text('promotion.icon'), ({ icon }) => promotionIconLabels[icon][language]),
        ]}
      />
      <PromotedItems version={version} before={before} />
    </div>
  );
}

/** First and last day of a promotion in words. */
export function usePromotionDays(): (
  days: Pick<PromotionVersion, 'startsOn' | 'endsOn'>,
) => string {
  const text = useText();
  const { date } = useFormat();
  return ({ startsOn, endsOn }) => {
    const [from, to] = [startsOn, endsOn].map((one) => date(`${one}T00:00:00+07:00`, 'date'));
    return startsOn === endsOn
      ? (from ?? '')
      : text('promotion.from-to', { from: from ?? '', to: to ?? '' });
  };
}

function PromotedItems({ version, before }: Required<PromotionSheetProps>) {
  const text = useText();
  const { vnd, percent } = useFormat();
  const was = new Map((before?.items ?? []).map(({ id, price }) => [id, price]));
  const gone = (before?.items ?? []).filter(({ id }) =>
    version.items.every((one) => one.id !== id),
  );
  return (
    <ul className={s.items} aria-label={text('promotion.items')}>
      {version.items.map(({ id, name, picture, usual, price }) => (
        <li key={id} className={s.item}>
          <Picture className={s.picture} picture={picture} ratio="1:1" sizes="56px" alt="" />
          <span className={s.words}>
            <span className={s.name}>{name}</span>
            {price === null ? (
              <span className={s.small}>{text('promotion.same-price', { price: vnd(usual) })}</span>
            ) : (
              <Price
                size="sm"
                current={vnd(Math.min(price, usual))}
                currentLabel={text('promotion.price')}
                {...(price < usual && {
                  old: vnd(usual),
                  oldLabel: text('promotion.usual'),
                  percent: `−${percent(Math.floor(((usual - price) * 100) / usual))}`,
                })}
              />
            )}
            {before === null ? null : was.has(id) ? (
              was.get(id) === price ? null : (
                <span className={s.small}>
                  {text('promotion.runs', { what: vnd(was.get(id) ?? usual) })}
                </span>
              )
            ) : (
              <span className={s.small}>{text('promotion.added')}</span>
            )}
          </span>
        </li>
      ))}
      {gone.map(({ id, name, picture }) => (
        <li key={id} className={s.item}>
          <Picture className={s.picture} picture={picture} ratio="1:1" sizes="56px" alt="" />
          <span className={s.words}>
            <span className={s.name}>{name}</span>
            <span className={s.small}>{text('promotion.removed')}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
