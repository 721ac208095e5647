import type { ProductDetail } from '@hien/api';
import { paragraphsOf } from '@hien/domain';
import { Chip, Heading, Picture, Text } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { InVietnamese, langOf } from '../../shared/i18n/InVietnamese.tsx';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { StorySections } from '../../shared/items/StorySections.tsx';
import * as s from './ProductStory.css.ts';

/** What the maker says about it; blank lines part paragraphs. */
export function ProductStory({ product }: { product: ProductDetail }) {
  const text = useText();
  const language = useLanguage();
  const paragraphs = paragraphsOf(product.description);
  const lang = langOf(product.inVietnamese, 'description');
  return (
    <div className={s.story}>
      <Heading level={2}>{text('shop.detail.description')}</Heading>
      {lang === undefined ? null : <InVietnamese />}
      {paragraphs.map((paragraph, at) => (
        <Text key={at} measure lang={lang}>
          {paragraph}
        </Text>
      ))}
      {product.story.length === 0 ? null : (
        <StorySections
          level={3}
          sections={product.story.map(({ picture, ...section }) => ({
            ...section,
            picture:
              picture === null ? null : (
                <Picture
                  picture={picture}
                  ratio="4:3"
                  sizes="(min-width: 1024px) 55vw, 100vw"
                  alt={picture.alt}
                />
              ),
          }))}
        />
      )}
      {product.hashtags.length > 0 ? (
        <ul className={s.tags} aria-label={text('shop.detail.hashtags')}>
          {product.hashtags.map((tag) => (
            <li key={tag}>
              <Chip href={paths.shop.to(language, { q: tag.replace(/^#/, '') })}>
                {tag.startsWith('#') ? tag : `#${tag}`}
              </Chip>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
