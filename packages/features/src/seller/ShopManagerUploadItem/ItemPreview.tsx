import { type Language, itemPrices, languages } from '@hien/domain';
import { Chip, Price } from '@hien/ui';
import { useState } from 'react';
import { uploadPreview } from '../../shared/forms/uploads.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import { StoryPreview } from '../items/StoryPreview.tsx';
import type { Content } from '../items/useItemDraft.ts';
import * as s from './preview.css.ts';

/** The item as buyers will see it, in each language: what is not translated stands in Vietnamese, as on its page. */
export function ItemPreview({ content }: { content: Content }) {
  const text = useText();
  const reader = useLanguage();
  const { vnd, decimal, percent } = useFormat();
  const [language, setLanguage] = useState<Language>(reader);
  const said = (words: Content['name']) => words[language] || words.vi;
  const { price, finalPrice, discountPercent } = itemPrices(content);
  const { width, depth, height } = content;
  const [cover, ...more] = content.pictures;
  return (
    <section className={s.root} aria-label={text('seller.item.preview')}>
      <div className={s.head}>
        <h3 className={s.title}>{text('seller.item.preview')}</h3>
        <div className={s.languages}>
          {languages.map((one) => (
            <Chip key={one} chosen={one === language} onToggle={() => setLanguage(one)}>
              {text(`seller.item.language.${one}`)}
            </Chip>
          ))}
        </div>
      </div>
      <div className={s.page} lang={language}>
        <div className={s.gallery}>
          {cover === undefined ? (
            <p className={s.noPicture}>{text('seller.item.preview.no-picture')}</p>
          ) : (
            <img className={s.cover} src={`${cover}?width=640`} alt={said(content.name)} />
          )}
          {more.length === 0 ? null : (
            <ul className={s.thumbs}>
              {more.map((address) => (
                <li key={address}>
                  <img className={s.thumb} src={uploadPreview(address)} alt="" loading="lazy" />
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={s.words}>
          <p className={s.name}>{said(content.name) || text('seller.item.unnamed')}</p>
          <p className={s.summary}>{said(content.summary)}</p>
          {price === 0 ? null : (
            <Price
              size="lg"
              current={vnd(finalPrice)}
              currentLabel={text('price.now')}
              note={text('price.vat')}
              {...(finalPrice < price && {
                old: vnd(price),
                oldLabel: text('price.was'),
                percent: `−${percent(discountPercent)}`,
              })}
            />
          )}
          {content.options.length === 0 ? null : (
            <ul className={s.options}>
              {content.options.slice(0, 12).map((option, at) => (
                <li
                  // As in the table of options.
                  // oxlint-disable-next-line react/no-array-index-key
                  key={at}
                  className={option.stock === 0 ? s.optionGone : s.option}
                >
                  {said(option.name)}
                </li>
              ))}
            </ul>
          )}
          <p className={s.fact}>
            {width === null || depth === null || height === null
              ? said(content.material)
              : text('seller.item.preview.size', {
                  size: [width, depth, height].map((one) => decimal(one)).join(' × '),
                  material: said(content.material),
                })}
          </p>
          <p className={s.description}>{said(content.description)}</p>
        </div>
      </div>
      {content.story.length === 0 ? null : (
        <div lang={language}>
          <StoryPreview level={4} story={content.story} language={language} />
        </div>
      )}
    </section>
  );
}
