import { Link } from '@hien/ui';
import { paths } from '@hien/domain/routes';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { useText } from '../../shared/i18n/useText.ts';
import * as s from './CategoryRow.css.ts';

/** The tier most homes begin with. */
const BASIC = 2;

/** Other ways to choose than by category: whole sets, workshops, what is on offer. */
export function OtherWays() {
  const text = useText();
  const language = useLanguage();
  const ways = [
    { id: 'packages', href: paths.packageDesignList.to(language, { id: BASIC }) },
    { id: 'combos', href: paths.packageComboList.to(language, { id: BASIC }) },
    { id: 'brands', href: paths.brandDesignList.to(language) },
    { id: 'campaign', href: paths.bannerShopDetail.to(language) },
  ] as const;
  return (
    <nav aria-label={text('shop.ways')} className={s.row}>
      <ul className={s.list}>
        {ways.map(({ id, href }) => (
          <li key={id} className={s.way}>
            <Link href={href}>{text(`shop.ways.${id}`)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
