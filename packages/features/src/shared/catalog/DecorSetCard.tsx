import { type FurnitureDecorItem, stripTags } from '@hien/api';
import { paths } from '@hien/domain/routes';
import { Heading, LinkBase, Picture, Text } from '@hien/ui';
import { useFormat } from '../i18n/useFormat.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import * as s from './DecorSetCard.css.ts';

/** A set of the home page, to be pressed as a whole: large, or a row of a list. It opens its own pieces. */
export function DecorSetCard({ item, lead = false }: { item: FurnitureDecorItem; lead?: boolean }) {
  const text = useText();
  const format = useFormat();
  const href = paths.shop.to(useLanguage(), { set: item.id });
  const facts = [
    text('decor.pieces', { count: item.product_count }),
    text('decor.from', { price: format.vnd(item.price_from) }),
  ];
  return (
    <article className={lead ? s.lead : s.row}>
      <Picture
        picture={item.thumbnail_item.picture}
        ratio={lead ? '4:3' : '1:1'}
        sizes={lead ? '(min-width: 1344px) 740px, 100vw' : '(min-width: 768px) 180px, 30vw'}
      />
      <div className={s.words}>
        <Heading level={3} size={lead ? 'h3' : 'h4'} clamp={2}>
          <LinkBase className={s.link} href={href}>
            {item.title}
          </LinkBase>
        </Heading>
        <Text tone="muted" size={lead ? 'body' : 'small'} clamp={2}>
          {stripTags(item.thumbnail_item.content_lang)}
        </Text>
        <Text size="small" numeric>
          {facts.join(' · ')}
        </Text>
      </div>
    </article>
  );
}
