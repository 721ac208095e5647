import {
  type ItemContent,
  type ItemField,
  type ItemOption,
  type ItemWords,
  applianceConnectionLabels,
  applianceKindLabels,
  discountScopeLabels,
  feeTypeLabels,
  packUseLabels,
  shippingMethodLabels,
  factUnits,
} from '@hien/domain';
import { uploadPreview } from '../forms/uploads.ts';
import { useFormat } from '../i18n/useFormat.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { WordsInLanguages } from '../versions/WordsInLanguages.tsx';
import * as s from '../versions/versions.css.ts';

interface ItemValueProps {
  field: ItemField;
  content: ItemContent;
  /** The version that it is compared with. */
  other: ItemContent | null;
  side: 'before' | 'after';
  categoryOf: (id: number | null) => string;
}

/** One field of an item as people read it. */
export function ItemValue({ field, content, other, side, categoryOf }: ItemValueProps) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const money = (amount: number | null) => (amount === null ? '–' : format.vnd(amount));
  switch (field) {
    case 'name':
    case 'summary':
    case 'description':
    case 'material':
    case 'measurement':
    case 'handling':
    case 'country':
      return <WordsInLanguages words={content[field]} other={other?.[field] ?? null} />;
    case 'pictures':
      return <Pictures addresses={content.pictures} other={other?.pictures ?? null} side={side} />;
    case 'options':
      return <Options options={content.options} other={other?.options ?? null} />;
    case 'categoryId':
      return categoryOf(content.categoryId);
    case 'style':
      return text(`style.${content.style}`);
    case 'discountScope':
      return discountScopeLabels[content.discountScope][language];
    case 'shippingMethod':
      return shippingMethodLabels[content.shippingMethod][language];
    case 'feeType':
      return feeTypeLabels[content.feeType][language];
    case 'price':
    case 'discount':
    case 'fee':
    case 'freeFrom':
    case 'installationFee':
      return money(content[field]);
    case 'width':
    case 'depth':
    case 'height':
    case 'removableLegs': {
      const length = content[field];
      return length === null ? '–' : text('items.cm', { length: format.decimal(length) });
    }
    case 'weight':
      return content.weight === null
        ? '–'
        : text('items.kg', { weight: format.decimal(content.weight) });
    case 'applianceKind':
      return content.applianceKind === null
        ? '–'
        : applianceKindLabels[content.applianceKind][language];
    case 'connections':
      return (
        content.connections.map((one) => applianceConnectionLabels[one][language]).join(', ') || '–'
      );
    case 'airSide':
    case 'airAbove':
    case 'airBehind':
    case 'power':
    case 'yearlyEnergy':
    case 'noise': {
      const figure = content[field];
      return figure === null ? '–' : `${format.decimal(figure)} ${factUnits[field]}`;
    }
    case 'energyStars':
      return content.energyStars === null
        ? '–'
        : text('items.stars', { count: content.energyStars });
    case 'packUse':
      return content.packUse === null ? '–' : packUseLabels[content.packUse][language];
    case 'packCovers':
      return content.packCovers === null ? '–' : format.area(content.packCovers, 2);
    case 'preparationDays':
      return content.preparationDays === null
        ? '–'
        : text('items.days', { count: content.preparationDays });
    case 'hashtags':
      return content.hashtags.length === 0
        ? '–'
        : content.hashtags.map((tag) => `#${tag}`).join(' ');
    case 'visibleOn':
      return content.visibleOn === '' ? '–' : format.date(content.visibleOn, 'date');
    case 'story':
      return <Story story={content.story} />;
    case 'sku':
    case 'producer':
    case 'contact':
    case 'shippingCompany':
    case 'packingSize':
      return content[field] || '–';
  }
}

/** Every section in its order, with its picture and every language that is written. */
function Story({ story }: { story: ItemContent['story'] }) {
  const text = useText();
  if (story.length === 0) return '–';
  return (
    <ol className={s.story}>
      {story.map(({ title, text: words, picture }, at) => (
        // Sections have no names, and two may say the same.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at} className={s.section}>
          {picture === '' ? null : (
            <img
              className={s.image}
              src={uploadPreview(picture)}
              alt={text('items.picture', { at: at + 1 })}
              loading="lazy"
            />
          )}
          <WordsInLanguages words={joined(title, words)} />
        </li>
      ))}
    </ol>
  );
}

const joined = (title: ItemWords, words: ItemWords): ItemWords => ({
  vi: [title.vi, words.vi].filter(Boolean).join('\n'),
  en: [title.en, words.en].filter(Boolean).join('\n'),
  ko: [title.ko, words.ko].filter(Boolean).join('\n'),
});

interface PicturesProps {
  addresses: readonly string[];
  other: readonly string[] | null;
  side: 'before' | 'after';
}

/** In their order; those that the other version lacks say so. */
function Pictures({ addresses, other, side }: PicturesProps) {
  const text = useText();
  return (
    <ul className={s.pictures}>
      {addresses.map((address, at) => {
        const isOnlyHere = other !== null && !other.includes(address);
        return (
          <li key={address} className={isOnlyHere ? s.pictureOnlyHere[side] : s.picture}>
            <img
              className={s.image}
              src={uploadPreview(address)}
              alt={text('items.picture', { at: at + 1 })}
              loading="lazy"
            />
            {isOnlyHere ? (
              <span className={s.mark}>
                {text(side === 'before' ? 'items.removed' : 'items.added')}
              </span>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

interface OptionsProps {
  options: readonly ItemOption[];
  other: readonly ItemOption[] | null;
}

function Options({ options, other }: OptionsProps) {
  const text = useText();
  const language = useLanguage();
  const format = useFormat();
  const known = new Map((other ?? []).map((option) => [option.sku, JSON.stringify(option)]));
  const told = options.filter(
    (option) => other === null || known.get(option.sku) !== JSON.stringify(option),
  );
  return (
    <ul className={s.options}>
      {told.map(({ sku, name, additionalAmount, stock }) => (
        <li key={sku} className={s.option}>
          <span className={s.said}>{name[language] || name.vi || '–'}</span>
          <span className={s.small}>
            {text('items.option', {
              sku,
              stock: format.integer(stock),
              extra: format.vnd(additionalAmount),
            })}
          </span>
        </li>
      ))}
      {told.length === 0 ? <li className={s.nothing}>{text('items.same-options')}</li> : null}
    </ul>
  );
}
